import { useEffect, useRef, useState } from 'react';
import { controlTexts } from '#contract/texts/controls.ts';
import styles from './hero.module.css';

/** A silent video that plays by itself, unless the visitor prefers reduced motion. A button pauses and plays it. */
export function BackdropVideo({ src }: { src: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [broken, setBroken] = useState(false);

  useEffect(() => {
    if (!video.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    startVideo(video.current);
  }, []);

  if (broken) return null;
  return (
    <>
      <video
        ref={video}
        className={styles.fill}
        src={src}
        muted
        loop
        playsInline
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onError={() => setBroken(true)}
      />
      <button
        type="button"
        className={styles.playing}
        aria-label={playing ? controlTexts.pauseVideo : controlTexts.playVideo}
        onClick={() => video.current && toggleVideo(video.current)}
      >
        <svg width="14" height="14" viewBox="0 0 14 14" fill="currentColor" aria-hidden="true">
          <path d={playing ? 'M2 1h3.5v12H2zM8.5 1H12v12H8.5z' : 'M3 1v12l9.5-6z'} />
        </svg>
      </button>
    </>
  );
}

function toggleVideo(video: HTMLVideoElement) {
  if (video.paused) startVideo(video);
  else video.pause();
}

/** If the browser refuses to play, the picture stays, with the button to start. */
function startVideo(video: HTMLVideoElement) {
  video.muted = true; // server-rendered videos lose the attribute, and only muted ones may start
  video.play().catch(() => undefined);
}
