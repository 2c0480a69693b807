import { useElementSize } from '@mantine/hooks';
import { PREVIEW_PICTURE } from '#contract/replace-picture.ts';
import { uploadedName } from '#contract/pictures.ts';
import classes from './replace-dialog.module.css';
import * as mediaTexts from '#web/admin/texts/media.ts';

/** The width of the page in the frame, and the height of what it shows of it, in CSS pixels. */
const PAGE_WIDTH = 1280;
const PAGE_HEIGHT = 860;

interface PageWithPictureProps {
  /** The path of the page. */
  page: string;
  /** The stored name of the picture that the content uses. */
  name: string;
  /** The address of the picture to show in its place. */
  shown: string;
  label: string;
}

/** A page of the site, small, scrolled to a picture. No script of the page runs. */
export function PageWithPicture({ page, name, shown, label }: PageWithPictureProps) {
  const { ref, width } = useElementSize();
  const scale = width / PAGE_WIDTH;
  const address = `${page}?${new URLSearchParams({ [PREVIEW_PICTURE]: `${name}~${shown}` })}`;
  return (
    <div ref={ref} className={classes.frame} style={{ height: PAGE_HEIGHT * scale }}>
      <iframe
        title={label === mediaTexts.before ? mediaTexts.beforeOn(page) : mediaTexts.afterOn(page)}
        src={address}
        loading="lazy"
        sandbox="allow-same-origin"
        tabIndex={-1}
        style={{ width: PAGE_WIDTH, height: PAGE_HEIGHT, transform: `scale(${scale})` }}
        onLoad={({ currentTarget }) => showPicture(currentTarget.contentDocument, uploadedName(shown))}
      />
    </div>
  );
}

/** Scrolls a page to the first place that shows a picture. */
function showPicture(page: Document | null, name: string): void {
  const stem = name.replace(/\.webp$/, '');
  const found = [...(page?.querySelectorAll('img, video, [style]') ?? [])].find((element) =>
    ['src', 'srcset', 'poster', 'style'].some((attribute) => element.getAttribute(attribute)?.includes(stem)),
  );
  found?.scrollIntoView({ block: 'center' });
}
