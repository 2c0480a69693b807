import { useMemo } from 'react';
import { blog } from '#contract/collections/blog.ts';
import { FOOTER_FALLBACKS } from '#contract/constants.ts';
import { RecordsScreen } from '#web/admin/editing/records/records-screen.tsx';
import { useAccount } from '#web/admin/shell/account.ts';
import { useBrandName } from '#web/admin/shell/brand.tsx';
import { blogKind } from './blog-kind.ts';

function BlogScreen() {
  const author = useNewAuthor();
  const kind = useMemo(() => ({ ...blogKind, blank: () => ({ ...blogKind.blank?.(), author }) }), [author]);
  return <RecordsScreen kind={kind} />;
}

/** The author of a new post: who writes it. The first account has no name of a person, so the site's name stands in. */
function useNewAuthor(): string {
  const { name } = useAccount();
  const brand = useBrandName();
  const unnamed = blog.fields.author.parse('');
  if (name !== unnamed) return name;
  return brand === FOOTER_FALLBACKS.brandName ? unnamed : brand || unnamed;
}

export { BlogScreen as CollectionScreen };
