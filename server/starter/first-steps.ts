import { ADMIN_STEPS, FIRST_STEPS, type FirstStep } from '#contract/first-steps.ts';
import type { BackupService } from '#server/backups/backup-service.ts';
import type { Database } from '#server/db/open.ts';
import type { Handlers } from '#server/http/calls.ts';
import { requireCaller } from '#server/http/require-caller.ts';
import type { ReadMailSetup } from '#server/mail/mail-setup.ts';
import { openSectionStore } from '#server/sections/store.ts';
import { openStarterRemoval } from './remove-starter.ts';
import { openStarterPages } from './starter-pages.ts';
import { hasOwnTexts } from './starter-sections.ts';

/** The prefix of the row of `instance_meta` for a skipped step; its name follows. */
const SKIPPED = 'skipped-first-step:';
const REMOVED = 'The site is empty. The starter content is in the bin.';
const RESTORED = 'The starter content is back.';

interface Parts {
  database: Database;
  mailSetup: ReadMailSetup;
  backups: BackupService;
}

/** The first steps with a new site, and removing the starter content. */
export function firstStepsCalls({ database, mailSetup, backups }: Parts): Handlers {
  const { db } = database;
  const starter = openStarterRemoval(database);
  const sections = openSectionStore(database);

  const isDone: Record<FirstStep, () => Promise<boolean>> = {
    identity: async () => hasOwnTexts('site', ['name', 'logoUrl'], { ...(await sections.get('site')) }),
    colours: async () => (await sections.get('appearance')).version > 0,
    words: async () => hasOwnTexts('hero', ['titleLine1', 'titleLine2'], { ...(await sections.get('hero')) }),
    law: () => openStarterPages(database).hasOwnLaw(),
    mail: async () => (await mailSetup(db)) !== null,
    backup: async () =>
      (await backups.runs.list()).some(({ kind, verified_at }) => kind !== 'uploaded' && verified_at !== null),
  };

  async function readSteps(role: string) {
    const own = FIRST_STEPS.filter((name) => role === 'admin' || !ADMIN_STEPS.includes(name));
    const skipped = await readSkipped(db);
    const steps = own.map(async (name) => ({ name, isDone: await isDone[name](), isSkipped: skipped.includes(name) }));
    return { steps: await Promise.all(steps), starter: await starter.state() };
  }

  async function skip(name: FirstStep, isSkipped: boolean): Promise<void> {
    const row = { name: SKIPPED + name, value: new Date().toISOString() };
    await (
      isSkipped
        ? db
            .insertInto('instance_meta')
            .values(row)
            .onConflict((conflict) => conflict.column('name').doNothing())
        : db.deleteFrom('instance_meta').where('name', '=', row.name)
    ).execute();
  }

  return {
    'GET /first-steps': ({ caller }) => readSteps(requireCaller(caller).role),
    'PUT /first-steps/:name': async ({ params, body, caller }) => {
      await skip(params.name, body.isSkipped);
      return readSteps(requireCaller(caller).role);
    },
    'DELETE /starter-content': async () => {
      await starter.remove();
      return { message: REMOVED };
    },
    'POST /starter-content/restore': async () => {
      await starter.restore();
      return { message: RESTORED };
    },
  };
}

async function readSkipped(db: Database['db']): Promise<string[]> {
  const rows = await db.selectFrom('instance_meta').select('name').where('name', 'like', `${SKIPPED}%`).execute();
  return rows.map(({ name }) => name.slice(SKIPPED.length));
}
