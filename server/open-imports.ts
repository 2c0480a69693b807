import type { FastifyBaseLogger } from 'fastify';
import type { BlogPost } from '#contract/collections/blog.ts';
import type { AuditLog } from '#server/audit-log/audit-log.ts';
import { blogHooks } from '#server/blog/hooks.ts';
import { openImports, type Imports } from '#server/import/open-imports.ts';
import type { PictureParts } from '#server/import/picture-import.ts';
import { pageHooks, pathOwner } from '#server/page-records/hooks.ts';
import { openCollection, type HooksOf } from '#server/records/open-collection.ts';
import { openRedirectStore } from '#server/redirects/store.ts';
import type { Settings } from '#server/settings.ts';

interface Parts extends PictureParts {
  settings: Pick<Settings, 'dataDir' | 'adminBase' | 'siteUrl'>;
  auditLog: AuditLog;
  log: FastifyBaseLogger;
  onWritten: () => Promise<void>;
}

/** The imports of the product: they write through the stores of the posts, pages and redirects. */
export function openProductImports({ settings, auditLog, log, onWritten, ...pictureParts }: Parts): Imports {
  const { database } = pictureParts;
  const posts = openCollection(database, 'blog', importedPostHooks);
  const pages = openCollection(database, 'pages', pageHooks);
  const redirects = openRedirectStore(database, settings.siteUrl);
  return openImports({
    ...{ settings, pictureParts, auditLog, log, onWritten },
    pathOwner: (path) => pathOwner(database.db, path),
    create: { blog: posts.createWritten, pages: pages.createWritten },
    createRedirect: redirects.create,
  });
}

/** A post that was public for years is no news: only those that become public later are announced. */
const importedPostHooks: HooksOf<'blog'> = {
  ...blogHooks,
  async afterWrite(trx, write) {
    const { after } = write;
    if (after && isStillToCome(after)) await blogHooks.afterWrite?.(trx, write);
  },
};

function isStillToCome({ publishedAt }: Pick<BlogPost, 'publishedAt'>): boolean {
  return publishedAt !== '' && Date.parse(publishedAt) > Date.now();
}
