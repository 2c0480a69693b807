import { useCallback, type HTMLAttributes, type ReactNode } from 'react';
import { contrast, isLightColor, type ProjectColors } from '#contract/colors.ts';
import styles from './tinted.module.css';

/** The contrast from which text that is not quite as strong can be read too. */
const SOFT_FROM = 7;

interface TintedProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section';
  colors: ProjectColors;
  /** Whether it is at the top of the page, below the transparent header. */
  isHead?: boolean;
  children: ReactNode;
}

/**
 * A part of the page in a project's colours: sets --ground, --fg and --accent. The page's policy forbids inline styles,
 * so a drawing paints the background, and CSS reads the other colours from attributes. Until the script sets them,
 * browsers that cannot read attributes show black or white text.
 */
export function Tinted({ as: Element = 'section', colors, isHead, className, children, ...rest }: TintedProps) {
  const { ground, ink, accent } = colors;
  const tone = isLightColor(ground) ? 'light' : 'dark';
  const allowsSoft = contrast(ink, ground) >= SOFT_FROM;
  const setColors = useCallback(
    (element: HTMLElement | null) => {
      for (const [name, color] of Object.entries({ '--ground': ground, '--fg': ink, '--accent': accent })) {
        element?.style.setProperty(name, color);
      }
    },
    [ground, ink, accent],
  );
  return (
    <Element
      ref={setColors}
      className={[styles.tinted, styles[tone], allowsSoft && styles.soft, className].filter(Boolean).join(' ')}
      data-ground={ground}
      data-ink={ink}
      data-accent={accent}
      {...(isHead && { 'data-head': tone })}
      {...rest}
    >
      <svg className={styles.ground} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width="1" height="1" fill={ground} />
      </svg>
      {children}
    </Element>
  );
}
