import { useRef, useState, useSyncExternalStore } from 'react';
import artwork from '#web/site/art/map.svg';
import { useDebounced } from '#web/site/use-debounced.ts';
import styles from './contact.module.css';
import { mapFrameUrl, mapPageUrl, type MapPlace } from './map-url.ts';
import { useInView } from '#web/ui/in-view.ts';

/**
 * A map of the agency's location. The frame loads from the map's host only when the visitor scrolls near it. Under it
 * is a drawn map, which stays if there is no network. Nothing else is fetched from the map's host.
 */
export function ContactMap({ place }: { place: MapPlace }) {
  const box = useRef<HTMLDivElement>(null);
  const isInView = useInView(box);
  const isOnline = useOnline();
  const [isLoaded, setLoaded] = useState(false);
  // In the preview the place changes with every key.
  const address = useDebounced(mapFrameUrl(place));
  return (
    <div className={styles.map} ref={box}>
      <img className={styles.artwork} src={artwork} alt="" width={888} height={648} loading="lazy" />
      <svg className={styles.pin} width="56" height="56" viewBox="0 0 56 56" aria-hidden="true">
        <circle cx="28" cy="28" r="28" fill="var(--ember)" opacity="0.16" />
        <circle cx="28" cy="28" r="12" fill="#fff" />
        <circle cx="28" cy="28" r="8" fill="var(--ember)" />
      </svg>
      {isInView && (isOnline || isLoaded) && (
        <iframe
          // A new key replaces the frame. A frame that navigates would add a history entry.
          key={address}
          className={styles.frame}
          data-drawn={isLoaded ? '' : undefined}
          src={address}
          title="Map of where we are"
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
          loading="lazy"
          onLoad={() => setLoaded(true)}
        />
      )}
      <a className={styles.mapLink} href={mapPageUrl(place)} target="_blank" rel="noopener">
        Open in maps
        <svg width="14" height="14" viewBox="0 0 14 14" fill="none" aria-hidden="true">
          <path
            d="M3 11l8-8M5 3h6v6"
            stroke="currentColor"
            strokeWidth="1.7"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </a>
    </div>
  );
}

/** Whether the device has a network; true on the server. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  );
}

function subscribeOnline(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
