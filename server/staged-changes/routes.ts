import type { FastifyBaseLogger } from 'fastify';
import type { StagedKind } from '#contract/kinds.ts';
import { staging } from '#contract/staging-texts.ts';
import type { Database } from '#server/db/open.ts';
import type { Handlers } from '#server/http/calls.ts';
import { openChangeSets } from './change-sets.ts';
import { openPublishedNotes } from './note-published.ts';
import { openPreviewLinks } from './preview-links.ts';
import { openPublisher } from './publish.ts';
import { openPictureReplacement } from './replace-picture.ts';
import { openStagedStore } from './staged-store.ts';
import type { OpenStores, Target } from './stores.ts';

interface Parts {
  database: Database;
  openStores: OpenStores;
  siteUrl: string;
  log: FastifyBaseLogger;
}

/** The calls for staged changes, change sets and preview links. */
export function stagedChangeCalls({ database, openStores, siteUrl, log }: Parts): Handlers {
  const staged = openStagedStore(database, openStores);
  const sets = openChangeSets(database, openStores);
  const links = openPreviewLinks(database);
  const replacePicture = openPictureReplacement(database, openStores);
  const { publishOne } = openPublisher(database, openStores);
  const notePublished = openPublishedNotes(database, log);
  return {
    'GET /staged': () => staged.list(),
    'GET /staged/:kind/:id': ({ params }) => staged.get(targetIn(params)),
    'PUT /staged/:kind/:id': ({ params, body, ifMatch }) => staged.put({ ...targetIn(params), ...body, ifMatch }),
    'DELETE /staged/:kind/:id': async ({ params, ifMatch }) => {
      await staged.discard(targetIn(params), ifMatch);
      return { message: staging.discarded };
    },
    'POST /staged/:kind/:id/publish': async ({ params, ifMatch }) => {
      const { title, after } = await publishOne(targetIn(params), ifMatch);
      return { message: staging.published, title, version: after };
    },
    'PUT /staged/:kind/:id/schedule': ({ params, body, ifMatch }) =>
      staged.schedule(targetIn(params), body.publishAt, ifMatch),
    'GET /change-sets': () => sets.list(),
    'POST /change-sets': ({ body }) => sets.create(body),
    'PUT /change-sets/:id': ({ params, body, ifMatch }) => sets.change(params.id, body, ifMatch),
    'DELETE /change-sets/:id': async ({ params }) => {
      await sets.remove(params.id);
      return { message: staging.grouped };
    },
    'POST /change-sets/:id/publish': async ({ params, body }) => {
      const { set, published } = await sets.publish(params.id, body.changes);
      await notePublished('publish', published);
      return set;
    },
    'PUT /change-sets/:id/schedule': ({ params, body }) => sets.schedule(params.id, body.publishAt, body.changes),
    'POST /change-sets/:id/undo': async ({ params }) => {
      const { set, restored } = await sets.undo(params.id);
      await notePublished('undo', restored);
      return set;
    },
    'POST /pictures/:name/replace': async ({ params: { name }, body: { imageUrl } }) => {
      const { set, published } = await replacePicture({ name, imageUrl });
      await notePublished('publish', published);
      return set;
    },
    'GET /preview-links': () => links.list(),
    'POST /preview-links': async ({ body }) => {
      const { link, token } = await links.create(body);
      return { ...link, link: `${siteUrl}/preview/${token}` };
    },
    'DELETE /preview-links/:id': async ({ params }) => {
      await links.revoke(params.id);
      return { message: staging.revoked };
    },
  };
}

function targetIn({ kind, id }: { kind: StagedKind; id: string }): Target {
  return { kind, record: id };
}
