import { useEffect, useRef, useState, type RefObject } from 'react';
import { isFrom, type PreviewContent, type FrameMessage } from '#web/site/preview/messages.ts';

type Clicked = Extract<FrameMessage, { preview: 'clicked' }>;

/** How long the page may take to come alive. */
const PATIENCE_MS = 20_000;

interface Frame {
  state: 'loading' | 'shown' | 'failed';
  /** Names this try; a new one is a new frame. */
  attempt: number;
  retry: () => void;
}

interface FrameOptions {
  shown: () => PreviewContent;
  /** The page is told anew whenever this is another one. */
  follows: unknown;
  onClicked: (clicked: Clicked) => void;
}

/** The conversation with the page in the frame: it gets what to show, at most once for each picture the screen draws. */
export function useFrame(ref: RefObject<HTMLIFrameElement | null>, { shown, follows, onClicked }: FrameOptions): Frame {
  const [state, setState] = useState<Frame['state']>('loading');
  const [attempt, setAttempt] = useState(0);
  const isReady = useRef(false);
  const latest = useRef({ shown, onClicked });
  useEffect(() => {
    latest.current = { shown, onClicked };
  });

  useEffect(() => {
    isReady.current = false;
    const send = () => ref.current?.contentWindow?.postMessage(latest.current.shown(), location.origin);
    const onMessage = (event: MessageEvent) => {
      if (!isFrom(event, ref.current?.contentWindow)) return;
      const told = event.data as FrameMessage; // isFrom() knows who sent it
      if (told.preview === 'ready') {
        isReady.current = true;
        send();
      } else if (told.preview === 'shown') setState('shown');
      else if (told.preview === 'key') pressHere(told);
      else latest.current.onClicked(told);
    };
    const timer = setTimeout(() => setState((now) => (now === 'shown' ? now : 'failed')), PATIENCE_MS);
    window.addEventListener('message', onMessage);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', onMessage);
    };
  }, [ref, attempt]);

  useEffect(() => {
    if (!isReady.current) return undefined;
    const next = requestAnimationFrame(() => {
      ref.current?.contentWindow?.postMessage(latest.current.shown(), location.origin);
    });
    return () => cancelAnimationFrame(next);
  }, [ref, follows]);

  return {
    state,
    attempt,
    retry: () => {
      setState('loading');
      setAttempt(attempt + 1);
    },
  };
}

/** Saving and searching work from within the frame too. */
function pressHere({ key, ctrlKey, metaKey }: Extract<FrameMessage, { preview: 'key' }>): void {
  document.documentElement.dispatchEvent(
    new KeyboardEvent('keydown', { key, code: `Key${key.toUpperCase()}`, ctrlKey, metaKey, bubbles: true }),
  );
}
