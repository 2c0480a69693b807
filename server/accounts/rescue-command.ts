import { openDatabase } from '#server/db/open.ts';
import { readSettings } from '#server/settings.ts';
import { StartError } from '#server/start-error.ts';
import { rescue } from './rescue.ts';

// node server/accounts/rescue-command.ts EMAIL
const [email] = process.argv.slice(2);

try {
  const database = await openDatabase(readSettings(process.env));
  try {
    console.log(await rescue(database, email));
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
