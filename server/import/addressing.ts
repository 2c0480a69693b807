import type { Database } from '#server/db/open.ts';
import { isOwnPath, type RouteTable } from '#server/http/own-path.ts';
import { recordsOf } from '#server/records/kind.ts';
import { isPublic } from '#server/records/permalinks.ts';
import type { Addressing } from './prepare.ts';

interface AddressingParts {
  database: Pick<Database, 'db'>;
  adminBase: string;
  routes: RouteTable;
  pathOwner: Addressing['pathOwner'];
}

/** What stands at the addresses of this site. */
export function openAddressing({ database: { db }, adminBase, routes, pathOwner }: AddressingParts): Addressing {
  return {
    pathOwner,
    isOwnPath: (path) => isOwnPath(path, adminBase, routes),
    isPublicPath: (path) => isPublic(db, path),
    async isSlugTaken(collection, slug) {
      const found = recordsOf(db, collection).select().select('id').where('slug', '=', slug);
      return (await found.executeTakeFirst()) !== undefined;
    },
    async redirectAt(path) {
      const row = db.selectFrom('redirects').select(['to_address', 'to_path']).where('from_path', '=', path);
      const found = await row.executeTakeFirst();
      // One that leads to itself only remembers a hidden page.
      return found && found.to_path !== path ? found.to_address : null;
    },
  };
}
