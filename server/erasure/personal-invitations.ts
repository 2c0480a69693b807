import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import { idBatches, type Db, type FoundItem, type PersonalTable, type Root } from './found.ts';

const KIND = 'review-invitations';

/** Clients who were asked to write a review. */
export const personalInvitations: PersonalTable = {
  async *candidates(db) {
    const rows = await db.selectFrom('review_invitations').select(['id', 'name', 'email', 'created_at']).execute();
    for (const { id, name, email, created_at: at } of rows) {
      yield { kind: KIND, id, at, emails: [email].filter(Boolean), phones: [], names: [name] };
    }
    // A review has no address of its own.
    const used = db.selectFrom('review_invitations').select(['review_id', 'email', 'used_at']).where('email', '!=', '');
    const isStored = (eb: ExpressionBuilder<Tables, 'review_invitations'>) =>
      eb.or([
        eb('review_id', 'in', eb.selectFrom('reviews').select('id')),
        eb('review_id', 'in', eb.selectFrom('trash').select('id').where('kind', '=', 'reviews')),
      ]);
    for (const { review_id, email, used_at } of await used.where(isStored).execute()) {
      yield { kind: 'reviews', id: review_id ?? '', at: used_at ?? '', emails: [email], phones: [], names: [] };
    }
  },
  async items(db, roots) {
    const found: FoundItem[] = [];
    for (const { root, ids } of await invitationsOf(db, roots)) {
      const rows = await db.selectFrom('review_invitations').selectAll().where('id', 'in', ids).execute();
      for (const { name, email, note, created_at: at } of rows) {
        const details = [
          { label: 'Name', value: name },
          { label: 'Email', value: email },
          { label: 'Note', value: note },
        ].filter(({ value }) => value !== '');
        found.push({ kind: KIND, root, at, title: `Invitation of ${name}`, details });
      }
    }
    return found;
  },
  async erase(trx, roots) {
    for (const { ids } of await invitationsOf(trx, roots)) {
      await trx.deleteFrom('review_invitations').where('id', 'in', ids).execute();
    }
  },
};

export const personalInvitationLinks: PersonalTable = {
  async erase(trx, roots) {
    for (const { ids } of await invitationsOf(trx, roots)) {
      await trx.deleteFrom('review_invitation_links').where('invitation_id', 'in', ids).execute();
    }
  },
};

/** The ids of the invitations of these records. */
export async function invitationIds(db: Db, roots: readonly Root[]): Promise<string[]> {
  return (await invitationsOf(db, roots)).flatMap(({ ids }) => ids);
}

/** The invitations of each root: itself, or those that led to a review or came from an enquiry. */
async function invitationsOf(db: Db, roots: readonly Root[]): Promise<{ root: Root; ids: string[] }[]> {
  const own = roots.filter(({ kind }) => kind === KIND);
  const known = new Set(own.map(({ id }) => id));
  const found = own.map((root) => ({ root, ids: [root.id] }));
  for (const ids of idBatches(roots)) {
    const rows = await db
      .selectFrom('review_invitations')
      .select(['id', 'review_id', 'enquiry_id'])
      .where((eb) => eb.or([eb('review_id', 'in', ids), eb('enquiry_id', 'in', ids)]))
      .execute();
    for (const { id, review_id, enquiry_id } of rows) {
      const root = roots.find((one) => one.id === review_id || one.id === enquiry_id);
      if (!root || known.has(id)) continue;
      known.add(id);
      found.push({ root, ids: [id] });
    }
  }
  return found;
}
