import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDER } from './processes.mjs';

const COLLECTIONS = join(FOLDER, 'contract', 'collections');
/** Files of the folder that describe no collection. */
const OTHERS = ['index.ts', 'define-collection.ts', 'public-when.ts'];

/** Writes the list of collections from the files that describe one, so that nobody has to keep it. */
export function listCollections(folder = COLLECTIONS) {
  const path = join(folder, 'index.ts');
  const text = listOf(collectionNames(folder));
  if (text !== readFileSync(path, 'utf8')) writeFileSync(path, text);
}

function collectionNames(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !OTHERS.includes(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
}

function listOf(names) {
  const imports = names.map((name) => `import { ${name} } from './${name}.ts';\n`).join('');
  return `// Written by scripts/bootstrap/list-collections.mjs from the files of this folder, at every start, build and test.
${imports}
/** Every collection, by its name. */
export const collections = { ${names.join(', ')} };
`;
}
