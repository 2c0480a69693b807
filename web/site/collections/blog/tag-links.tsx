import { blogTexts } from '#contract/texts/blog.ts';
import { Link } from '#web/ui/routing/link.tsx';
import { blogPath } from './list-address.ts';

interface TagLinksProps {
  tags: string[];
  className?: string | undefined;
  'data-field'?: string | undefined;
}

/** The tags of a post; each links to the posts that carry it. */
export function TagLinks({ tags, ...rest }: TagLinksProps) {
  if (tags.length === 0) return null;
  return (
    <ul {...rest} aria-label={blogTexts.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={blogPath({ tag })}>{tag}</Link>
        </li>
      ))}
    </ul>
  );
}
