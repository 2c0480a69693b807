import { parseSync, type Plugin } from 'vite';
import { LANGUAGES, type Language } from '../contract/texts/languages.ts';

const TEXTS = /\/contract\/texts\/([\w-]+)\.ts$/;

/** Replaces the catalogues of all languages by those of one, so that visitors load no other. */
export function textsIn(language: Language): Plugin {
  return {
    name: 'texts-in-one-language',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: TEXTS },
      handler(code, id) {
        const [, area = ''] = TEXTS.exec(id) ?? [];
        if (area === 'language') return { code: languageModule(language), map: null };
        const [, name] = /export const (\w+) = translated\(/.exec(code) ?? [];
        return name ? { code: `export * as ${name} from './${language}/${area}.ts';`, map: null } : null;
      },
    },
  };
}

/** What `contract/texts/language.ts` exports, for a page whose language does not change. */
function languageModule(language: Language): string {
  return [
    `export const language = () => ${JSON.stringify(language)};`,
    `export const locale = () => ${JSON.stringify(LANGUAGES[language].locale)};`,
    'export const setLanguage = () => {};',
  ].join('\n');
}

const PATHS = new Set(['data-field', 'paths']);

/** Removes the paths of fields from the elements: only the panel's preview needs them. */
export function withoutFieldPaths(): Plugin {
  return {
    name: 'without-field-paths',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/(themes\/\w+\/)?(site|ui)\/.*\.tsx$/, code: /data-field|paths=/ },
      handler(code, id) {
        const { program } = parseSync(id, code);
        let kept = code;
        for (const { start, end } of attributesOf(program).toSorted((a, b) => b.start - a.start))
          kept = kept.slice(0, start) + kept.slice(end);
        return { code: kept, map: null };
      },
    },
  };
}

interface Range {
  start: number;
  end: number;
}

function attributesOf(node: unknown): Range[] {
  if (Array.isArray(node)) return node.flatMap(attributesOf);
  if (typeof node !== 'object' || node === null) return [];
  if (isPathAttribute(node)) return [node];
  return Object.values(node).flatMap(attributesOf);
}

function isPathAttribute(node: object): node is Range {
  const { type, name } = node as { type?: string; name?: { name?: string } };
  return type === 'JSXAttribute' && PATHS.has(name?.name ?? '');
}
