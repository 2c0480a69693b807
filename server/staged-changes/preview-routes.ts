import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CollectionName } from '#contract/kinds.ts';
import type { Database } from '#server/db/open.ts';
import type { InProcessTransport } from '#server/http/in-process.ts';
import type { LoadGuard } from '#server/http/load-guard.ts';
import { pageOfShown, withStaged, type ForPage, type Shown } from './preview-content.ts';
import { framePreview, missingPreviewPage, previewAddress, PREVIEW_HEADERS } from './preview-frame.ts';
import { openPreviewLinks, type Previewed } from './preview-links.ts';
import { stagedOver, storedValues, targetOfRow, type OpenStores, type StagedRow, type StagedStores } from './stores.ts';

interface RenderedPage {
  status: number;
  html: string;
  movedTo?: string;
}

interface PreviewOptions {
  database: Database;
  openStores: OpenStores;
  /** Answers API reads as the public gets them. */
  transport: InProcessTransport;
  /** Renders a page without scripts, from the replies of a transport. */
  renderStatic: (url: string, transport: InProcessTransport) => Promise<RenderedPage>;
  guard: LoadGuard;
  hooksOf: (
    name: CollectionName,
  ) => { forPage?: ((record: never, isStaff: boolean) => object) | undefined } | undefined;
}

/**
 * Serves the pages of the site with staged changes to people with a preview link. Nothing of it enters the cache of public
 * responses.
 */
export function servePreviews(app: FastifyInstance, options: PreviewOptions): void {
  const { database, openStores, transport, renderStatic, guard } = options;
  const links = openPreviewLinks(database);
  const stores = openStores(database);
  const forPage: ForPage = (kind, record) => options.hooksOf(kind)?.forPage?.(record as never, false) ?? record; // of this kind

  async function show(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { token = '' } = request.params as { token?: string }; // as the routes name it
    const preview = await links.open(token);
    reply.headers(PREVIEW_HEADERS).type('text/html; charset=utf-8');
    if (!preview) return reply.code(404).send(missingPreviewPage());
    return sendPreview(request, reply, preview, `/preview/${token}`);
  }

  async function sendPreview(request: FastifyRequest, reply: FastifyReply, preview: Previewed, base: string) {
    const shown = await Promise.all(preview.changes.map((row) => toShown(stores, row)));
    const pages = shown.map((one) => ({ title: one.title, path: pageOfShown(one) }));
    const url = request.url.slice(base.length) || pages[0]?.path || '/';
    const staged = withStaged(transport, shown, forPage);
    const page = await guard.run(request, () => renderStatic(url, staged));
    if (page.movedTo?.startsWith('/')) return reply.redirect(previewAddress(base, page.movedTo), 302);
    const [path = ''] = url.split('?');
    const { expiresAt } = preview;
    return reply.code(page.status).send(framePreview(page.html, { base, path, pages, expiresAt }));
  }

  app.get('/preview/:token', show);
  app.get('/preview/:token/*', show);
}

async function toShown(stores: StagedStores, row: StagedRow): Promise<Shown> {
  const { kind, record } = targetOfRow(row);
  const store = stores[kind];
  const now = (await store.current(record))?.values ?? store.parse(storedValues(row.value), record);
  const { values } = stagedOver(store, row, now);
  return { kind, record, title: row.title, values, now };
}
