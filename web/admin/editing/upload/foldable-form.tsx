import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { markUploading } from './running-uploads.ts';

interface Fold {
  isFolded: boolean;
  /** Keeps the folded form until the returned function is called. */
  keep: () => () => void;
}

const Context = createContext<Fold>({ isFolded: false, keep: () => () => undefined });

interface FoldableFormProps {
  id?: string;
  className: string | undefined;
  isOpen: boolean;
  children: ReactNode;
}

/** A form that exists only while it is open, or while a field in it has uploads: they belong into that field. */
export function FoldableForm({ id, className, isOpen, children }: FoldableFormProps) {
  const { isFolded: isOuterFolded, keep: keepOuter } = use(Context);
  const [keepers, setKeepers] = useState(0);
  const keep = useCallback(() => {
    const releaseOuter = keepOuter();
    setKeepers((count) => count + 1);
    return () => {
      setKeepers((count) => count - 1);
      releaseOuter();
    };
  }, [keepOuter]);
  const isFolded = isOuterFolded || !isOpen;
  const fold = useMemo(() => ({ isFolded, keep }), [isFolded, keep]);
  if (!isOpen && keepers === 0) return null;
  return (
    <Context value={fold}>
      <div id={id} className={className} style={isOpen ? undefined : { display: 'none' }}>
        {children}
      </div>
    </Context>
  );
}

interface UploadsOfField {
  /** Whether there are uploads, also failed ones. */
  hasAny: boolean;
  isRunning: boolean;
}

/** Tells the form about the uploads of a field. Returns whether the form is folded, so that nobody sees them. */
export function useKeptForm({ hasAny, isRunning }: UploadsOfField): boolean {
  const { isFolded, keep } = use(Context);
  useEffect(() => (hasAny ? keep() : undefined), [hasAny, keep]);
  useEffect(() => (isRunning ? markUploading() : undefined), [isRunning]);
  return isFolded;
}
