import { useState, type ReactNode } from 'react';
import { contactTexts } from '#contract/texts/contact.ts';
import artwork from '#web/site/art/map.svg?no-inline';
import { Button } from '#web/ui/button.tsx';
import styles from './contact-map.module.css';
import { mapFrameUrl, mapPageUrl, type MapPlace } from './map-url.ts';

interface ContactMapProps {
  place: MapPlace;
  /** The address, if the section has it. */
  children?: ReactNode;
}

/**
 * Where the agency is: a drawn map with a pin and the address. The map of another host is fetched only when the visitor
 * asks for it, and only while there is a network.
 */
export function ContactMap({ place, children }: ContactMapProps) {
  const [state, setState] = useState<'drawn' | 'live' | 'offline'>('drawn');
  return (
    <div className={styles.map}>
      <img className={styles.artwork} src={artwork} alt="" width={852} height={612} loading="lazy" />
      <svg className={styles.pin} width="56" height="56" viewBox="0 0 56 56" aria-hidden="true">
        <circle cx="28" cy="28" r="28" fill="var(--brand-text)" opacity="0.16" />
        <circle cx="28" cy="28" r="12" fill="#fff" />
        <circle cx="28" cy="28" r="8" fill="var(--brand-text)" />
      </svg>
      {state === 'live' && <LiveMap place={place} />}
      <div className={styles.place}>
        {children}
        <div className={styles.actions}>
          {state !== 'live' && (
            <Button
              className={styles.show}
              size="small"
              variant="outline"
              onClick={() => setState(navigator.onLine ? 'live' : 'offline')}
            >
              {contactTexts.showMap}
            </Button>
          )}
          <a className={styles.link} href={mapPageUrl(place)} target="_blank" rel="noopener">
            {contactTexts.openMap}
            <svg width="14" height="14" viewBox="0 0 14 14" fill="none" aria-hidden="true">
              <path
                d="M3 11l8-8M5 3h6v6"
                stroke="currentColor"
                strokeWidth="1.75"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
          </a>
        </div>
        <p className={styles.note} role="status">
          {state === 'offline' && contactTexts.noNetwork}
        </p>
      </div>
    </div>
  );
}

function LiveMap({ place }: { place: MapPlace }) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <iframe
      className={styles.frame}
      data-drawn={isLoaded ? '' : undefined}
      src={mapFrameUrl(place)}
      title={contactTexts.map}
      sandbox="allow-scripts allow-same-origin allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={() => setLoaded(true)}
    />
  );
}
