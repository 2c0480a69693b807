import { useEffect, useState } from 'react';
import { controlTexts } from '#contract/texts/controls.ts';
import { Button, type ButtonVariant } from './button.tsx';
import styles from './share-button.module.css';

const COPIED_SHOWN_MS = 3000;

interface ShareButtonProps {
  /** The title that the receiver sees. */
  title: string;
  variant?: ButtonVariant;
  className?: string;
}

/** Shares the page's URL by the device's share dialog, else copies it. If neither works, nothing happens. */
export function ShareButton({ title, variant = 'dark', className }: ShareButtonProps) {
  const [copies, setCopies] = useState(0);

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), COPIED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  async function share() {
    if (await shareOrCopy(title, location.href)) setCopies((count) => count + 1);
  }

  return (
    <span className={[styles.place, className].filter(Boolean).join(' ')}>
      <Button variant={variant} onClick={() => void share()}>
        <ShareIcon />
        {controlTexts.share}
      </Button>
      <span className={styles.status} role="status">
        {copies > 0 && controlTexts.linkCopied}
      </span>
    </span>
  );
}

/** Returns whether the URL was copied. */
export async function shareOrCopy(title: string, url: string): Promise<boolean> {
  const device: Partial<Navigator> = navigator; // not every browser can share
  try {
    if (device.share) {
      await navigator.share({ title, url });
      return false;
    }
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false; // cancelled, or not allowed here
  }
}

function ShareIcon() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" fill="none" aria-hidden="true">
      <path
        d="m6.2 8 5.6-3M6.2 10l5.6 3M4.2 11.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM13.8 6.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM13.8 16.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
