import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { controlTexts } from '#contract/texts/controls.ts';
import { prefersReducedMotion } from './reduced-motion.ts';
import { CloseButton, Dialog } from './dialog.tsx';
import { Picture, pictureSize } from './picture.tsx';
import styles from './lightbox.module.css';

export interface LightboxPicture {
  src: string;
  alt: string;
  /** Shown below the picture; '' for none. */
  caption: string;
}

interface LightboxProps {
  /** The accessible name: 'Pictures of Camp Khuri'. */
  label: string;
  pictures: LightboxPicture[];
  /** The index of the first picture, from 0. */
  start: number;
  onClose: () => void;
}

/** Elements whose click does not close the lightbox. */
const NOT_BACKDROP = 'button, p, img, [role="img"]';

/**
 * Pictures one at a time over the whole window, open while it is mounted. Buttons, arrow keys, Home, End and swipes
 * move; Escape and a click beside the picture close it.
 */
export function Lightbox({ label, pictures, start, onClose }: LightboxProps) {
  const { viewport, shown, goTo } = useSlides(start);
  const isBeside = useRef(false);
  const last = pictures.length - 1;

  function onKeyDown(event: KeyboardEvent) {
    const next = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: last }[event.key];
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    goTo(Math.min(Math.max(next, 0), last));
  }

  /** A swipe that ends beside the picture is no click beside it. */
  function onPointerDown({ target }: PointerEvent) {
    isBeside.current = target instanceof Element && !target.closest(NOT_BACKDROP);
  }

  function onClick({ target }: MouseEvent) {
    if (isBeside.current && target instanceof Element && !target.closest(NOT_BACKDROP)) onClose();
  }

  return (
    <Dialog label={label} onClose={onClose} className={styles.panel}>
      <div className={styles.lightbox} onKeyDown={onKeyDown} onPointerDown={onPointerDown} onClick={onClick}>
        <CloseButton onDark className={styles.close} onClick={onClose} />
        <div className={styles.viewport} ref={viewport}>
          <ul className={styles.slides}>
            {pictures.map((picture, index) => (
              <Slide key={picture.src} picture={picture} isShown={index === shown} />
            ))}
          </ul>
        </div>
        <div className={styles.words} aria-live="polite">
          {last > 0 && <p className={styles.place}>{controlTexts.countOf(shown + 1, pictures.length)}</p>}
          <p className={styles.caption}>{pictures[shown]?.caption}</p>
        </div>
        {last > 0 && (
          <>
            <StepButton isEnd={shown === 0} onClick={() => goTo(shown - 1)} />
            <StepButton isNext isEnd={shown === last} onClick={() => goTo(shown + 1)} />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** The strip of slides, which follows a finger. */
function useSlides(start: number) {
  const [viewport, api] = useEmblaCarousel({ startIndex: start, duration: 24 });
  const [shown, setShown] = useState(start);
  useEffect(() => {
    if (!api) return;
    const read = () => setShown(api.selectedScrollSnap());
    api.on('select', read);
    return () => void api.off('select', read);
  }, [api]);
  return { viewport, shown, goTo: (index: number) => api?.scrollTo(index, prefersReducedMotion()) };
}

function Slide({ picture: { src, alt }, isShown }: { picture: LightboxPicture; isShown: boolean }) {
  return (
    <li className={styles.slide} aria-hidden={!isShown}>
      <Picture className={styles.picture} src={src} alt={alt} sizes={slideSizes(src)} draggable={false} />
    </li>
  );
}

/** As large as the window allows, and never larger than the picture. */
function slideSizes(src: string): string {
  const { width, height } = pictureSize(src);
  return width && height ? `min(${width}px, 100vw, ${(100 * width) / height}vh)` : '100vw';
}

interface StepButtonProps {
  isNext?: boolean;
  /** Whether there is no further picture. The button keeps the focus, so that the keys still work. */
  isEnd: boolean;
  onClick: () => void;
}

function StepButton({ isNext = false, isEnd, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      className={[styles.step, isNext ? styles.next : styles.previous].join(' ')}
      aria-label={isNext ? controlTexts.nextPicture : controlTexts.previousPicture}
      aria-disabled={isEnd}
      onClick={() => !isEnd && onClick()}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" fill="none" aria-hidden="true">
        <path
          d={isNext ? 'M9 5l7 7-7 7' : 'M15 5l-7 7 7 7'}
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
