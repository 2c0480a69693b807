import { useEffect, useRef, useState } from 'react';
import type { BlockContent } from '#contract/blocks/block.ts';
import { embedAddress } from '#contract/embeds.ts';
import { blockTexts } from '#contract/texts/blocks.ts';
import { Button } from '#web/ui/button.tsx';
import { WIDE } from '#web/ui/picture-sizes.ts';
import { Picture } from '#web/ui/picture.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import night from '../art/night.avif';
import { BlockHeading, BlockSection } from '../layout/block-section.tsx';
import { EmptyPart } from '../layout/empty-part.tsx';
import type { BlockProps } from './block-view.ts';
import styles from './embed-block.module.css';

const RATIOS: Record<BlockContent<'embed'>['ratio'], string | undefined> = {
  '16:9': styles.wide,
  '4:3': styles.photo,
  '1:1': styles.square,
};

/** A video, map or form of another site. Nothing of the other site loads before a click. */
export function EmbedBlock({ content, place }: BlockProps<'embed'>) {
  const { heading, url, title, ratio } = content;
  const [isOpen, setOpen] = useState(false);
  const address = embedAddress(url);
  if (!address && !heading) return <EmptyPart place={place} field={fieldPath(content, 'heading')} />;
  const name = title || heading || blockTexts.embed;
  return (
    <BlockSection place={place} heading={heading} ridge="a" {...(!heading && { 'aria-label': name })}>
      <BlockHeading of={content} place={place} heading={heading} />
      {address && (
        <div className={[styles.box, RATIOS[ratio]].join(' ')}>
          {isOpen ? (
            <Frame address={address} title={name} />
          ) : (
            <EmbedCover content={content} address={address} name={name} onOpen={() => setOpen(true)} />
          )}
        </div>
      )}
    </BlockSection>
  );
}

interface CoverProps {
  content: BlockContent<'embed'>;
  address: string;
  name: string;
  onOpen: () => void;
}

function EmbedCover({ content, address, name, onOpen }: CoverProps) {
  const { title, imageUrl, url } = content;
  const { host } = new URL(address);
  return (
    <div className={styles.cover}>
      {imageUrl ? (
        <Picture
          className={styles.picture}
          src={imageUrl}
          alt=""
          sizes={WIDE}
          data-field={fieldPath(content, 'imageUrl')}
        />
      ) : (
        <img className={styles.picture} src={night} alt="" width={1000} height={1200} loading="lazy" />
      )}
      <div className={styles.words}>
        {title && (
          <p className={styles.title} data-field={fieldPath(content, 'title')}>
            {title}
          </p>
        )}
        <Button className={styles.show} onClick={onOpen}>
          <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
            <path d="M4 2.5 15 9 4 15.5Z" fill="currentColor" stroke="currentColor" strokeLinejoin="round" />
          </svg>
          {blockTexts.show(name)}
        </Button>
        <p className={styles.note}>{blockTexts.comesFrom(host)}</p>
        <noscript>
          {/* The page of the other site, for visitors without scripts. */}
          <a className={styles.note} href={url} target="_blank" rel="noopener">
            {blockTexts.openOn(host)}
          </a>
        </noscript>
      </div>
    </div>
  );
}

/** The frame takes the focus of the button that it replaces. */
function Frame({ address, title }: { address: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={address}
      title={title}
      loading="lazy"
      // The site of the frame is another one, so it cannot reach this page with its own origin.
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
