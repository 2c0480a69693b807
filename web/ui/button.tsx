import type { ComponentProps, ReactNode } from 'react';
import { SmartLink, type SmartLinkProps } from './smart-link.tsx';
import styles from './button.module.css';

/** `primary` has the accent as its ground, `dark` and `outline` are for light grounds, `night` is an outline for dark ones. */
export type ButtonVariant = 'primary' | 'dark' | 'outline' | 'night';

interface ButtonStyle {
  variant?: ButtonVariant;
  size?: 'regular' | 'small';
  /** An arrow after the label, for the main action. */
  arrow?: boolean;
  children: ReactNode;
}

export function Button({
  variant,
  size,
  arrow,
  className,
  type = 'button',
  children,
  ...rest
}: ButtonStyle & ComponentProps<'button'>) {
  return (
    <button type={type} className={buttonClass({ variant, size }, className)} {...rest}>
      {children}
      {arrow && <Arrow />}
    </button>
  );
}

export function ButtonLink({ variant, size, arrow, className, children, ...rest }: ButtonStyle & SmartLinkProps) {
  return (
    <SmartLink className={buttonClass({ variant, size }, className)} {...rest}>
      {children}
      {arrow && <Arrow />}
    </SmartLink>
  );
}

/** Buttons in a row; in a column on phones. */
export function ButtonRow({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={[styles.row, className].filter(Boolean).join(' ')}>{children}</div>;
}

/** The arrow of buttons and cards; it moves on hover. */
export function Arrow() {
  return (
    <svg className={styles.arrow} width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <path
        d="M1.5 8h12.5M9 3l5 5-5 5"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function buttonClass({ variant = 'primary', size }: { variant?: ButtonVariant; size?: string }, className?: string) {
  return [styles.button, styles[variant], size === 'small' && styles.small, className].filter(Boolean).join(' ');
}
