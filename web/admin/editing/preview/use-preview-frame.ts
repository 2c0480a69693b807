import { useEffect, useRef, useState, type RefObject } from 'react';
import {
  isMessageFrom,
  type FrameMessage,
  type PanelMessage,
  type PreviewContent,
} from '#web/site/preview/messages.ts';

/** How long the page may take to show the preview. */
const SHOWN_TIMEOUT_MS = 20_000;

interface PreviewFrame {
  state: 'loading' | 'shown' | 'failed';
  /** Identifies this attempt; a new value creates a new iframe. */
  attempt: number;
  retry: () => void;
  send: (message: PanelMessage) => void;
}

interface FrameOptions {
  shown: () => PreviewContent;
  /** The page is updated whenever this changes. */
  contentKey: unknown;
  /** What the user did on the page. */
  onMessage: (message: FrameMessage) => void;
}

/** Exchanges messages with the page in the iframe: sends what to show, at most once per animation frame. */
export function usePreviewFrame(
  ref: RefObject<HTMLIFrameElement | null>,
  { shown, contentKey, onMessage }: FrameOptions,
): PreviewFrame {
  const [state, setState] = useState<PreviewFrame['state']>('loading');
  const [attempt, setAttempt] = useState(0);
  const isReady = useRef(false);
  const latest = useRef({ shown, onMessage });
  useEffect(() => {
    latest.current = { shown, onMessage };
  });

  useEffect(() => {
    isReady.current = false;
    const send = () => ref.current?.contentWindow?.postMessage(latest.current.shown(), location.origin);
    const receive = (event: MessageEvent) => {
      if (!isMessageFrom(event, ref.current?.contentWindow)) return;
      const message = event.data as FrameMessage; // isMessageFrom() has checked the sender
      if (message.preview === 'ready') {
        isReady.current = true;
        send();
      } else if (message.preview === 'shown') setState('shown');
      else if (message.preview === 'key') repeatKeyPress(message);
      else latest.current.onMessage(message);
    };
    const timer = setTimeout(() => setState((now) => (now === 'shown' ? now : 'failed')), SHOWN_TIMEOUT_MS);
    window.addEventListener('message', receive);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', receive);
    };
  }, [ref, attempt]);

  useEffect(() => {
    if (!isReady.current) return undefined;
    const next = requestAnimationFrame(() => {
      ref.current?.contentWindow?.postMessage(latest.current.shown(), location.origin);
    });
    return () => cancelAnimationFrame(next);
  }, [ref, contentKey]);

  return {
    state,
    attempt,
    send: (message) => ref.current?.contentWindow?.postMessage(message, location.origin),
    retry: () => {
      setState('loading');
      setAttempt(attempt + 1);
    },
  };
}

/** Repeats the save and search shortcuts pressed inside the iframe. */
function repeatKeyPress({ key, ctrlKey, metaKey }: Extract<FrameMessage, { preview: 'key' }>): void {
  document.documentElement.dispatchEvent(
    new KeyboardEvent('keydown', { key, code: `Key${key.toUpperCase()}`, ctrlKey, metaKey, bubbles: true }),
  );
}
