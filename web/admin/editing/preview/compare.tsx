import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { TbArrowsDiff } from 'react-icons/tb';
import { COMPARE_KEY, isCompareKey } from '#web/site/preview/compare-key.ts';
import * as previewTexts from '#web/admin/texts/preview.ts';

/** Whether the saved version is shown: while the key is held, or the button. */
export function useCompare(isOffered: boolean) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isOffered) return undefined;
    const onDown = (event: KeyboardEvent) => {
      if (isCompareKey(event)) setHeld(true);
    };
    const onUp = ({ key }: KeyboardEvent) => {
      if (key === COMPARE_KEY) setHeld(false);
    };
    const end = () => setHeld(false);
    window.addEventListener('keydown', onDown);
    window.addEventListener('keyup', onUp);
    window.addEventListener('blur', end);
    return () => {
      window.removeEventListener('keydown', onDown);
      window.removeEventListener('keyup', onUp);
      window.removeEventListener('blur', end);
    };
  }, [isOffered]);
  return { isComparing: isOffered && isHeld, setHeld };
}

interface CompareButtonProps {
  isHeld: boolean;
  onHold: (isHeld: boolean) => void;
}

/** Shows the saved version while it is pressed. */
export function CompareButton({ isHeld, onHold }: CompareButtonProps) {
  const end = () => onHold(false);
  return (
    <Button
      variant={isHeld ? 'filled' : 'default'}
      size="xs"
      leftSection={<TbArrowsDiff size={16} aria-hidden />}
      title={previewTexts.holdToSeeTheSaved(COMPARE_KEY)}
      aria-keyshortcuts={COMPARE_KEY}
      aria-pressed={isHeld}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        onHold(true);
      }}
      onPointerUp={end}
      onPointerCancel={end}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={({ key }) => {
        if (key === ' ' || key === 'Enter') onHold(true);
      }}
      onKeyUp={end}
      onBlur={end}
    >
      {previewTexts.compare}
    </Button>
  );
}
