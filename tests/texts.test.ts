import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/texts/languages.ts';

const PROJECT = join(import.meta.dirname, '..');
const CATALOGUES = 'contract/texts';
const others = Object.keys(LANGUAGES).filter((language) => language !== 'en');

/** What visitors see is in these folders. The preview talks to the panel. */
const VISITORS = 'web/{site,ui}/**/*.{ts,tsx}';
const NOT_VISITORS = /\.test\.tsx?$|\/fixtures\.ts$|^web\/site\/preview\//;
const PANEL = 'web/admin/**/*.{ts,tsx}';
/** The catalogues themselves, and the examples in the drawer of blocks, which are content. */
const NOT_PANEL = /\.test\.tsx?$|^web\/admin\/texts\/|-samples\.ts$|\/sample-page\.tsx$/;
/** Names of keys and of the platform. */
const NO_TEXT = /^(timeout after|Unknown$|Mod$|Meta$|Control$|Backspace$|Key …$|Notification$)/;
/** Names that are the same in every language. */
const NAMES = ['web/site/layout/social.ts', 'web/site/structured-data.ts', 'web/admin/shell/device-name.ts'];
/** Attributes that people read or hear. */
const READ = /^(aria-label|title|placeholder|alt|label|legend|lead|message|heading|hint|button|eyebrow)$/;

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Every text for people that a source contains itself. */
function textsIn(code: string, file = 'x.tsx'): string[] {
  const found: string[] = [];
  const visit = (node: Node, parent: Node | null) => {
    if (node.type.startsWith('Import') || node.type.startsWith('TSLiteral') || isErrorForDevelopers(node)) return;
    if (node.type === 'JSXText') found.push(String(node.value));
    if (node.type === 'JSXExpressionContainer' && parent?.type !== 'JSXAttribute')
      found.push(...shownStrings(node.expression as Node));
    const isRead = parent?.type === 'JSXAttribute' && READ.test(String((parent.name as Node).name));
    if (node.type === 'Literal' && typeof node.value === 'string' && (isRead || isSentence(node.value)))
      if (parent?.type !== 'JSXAttribute' || isRead) found.push(node.value);
    if (node.type === 'TemplateLiteral') {
      const words = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(' … ');
      if (isSentence(words)) found.push(words);
      found.push(...wordsOfHtml(words));
    }
    for (const value of Object.values(node)) {
      const parts = Array.isArray(value) ? value : [value];
      for (const part of parts) if (isNode(part)) visit(part, node);
    }
  };
  visit(parseSync(file, code).program as unknown as Node, null);
  return found.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => /\p{L}{2}/u.test(text));
}

/** The words in HTML that a template writes. */
function wordsOfHtml(html: string): string[] {
  return [...html.matchAll(/>(\p{Lu}\p{Ll}[^<>…]*)<|(?:aria-label|title|alt)="(\p{Lu}[^"…]*)"/gu)].map(
    ([, inside, attribute]) => inside ?? attribute ?? '',
  );
}

/** The strings that an expression between elements shows: `isOwn ? 'you' : name`. Sentences are found anyway. */
function shownStrings(node: Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' && !isSentence(node.value) ? [node.value] : [];
  if (node.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap((branch) => shownStrings(branch as Node));
  return node.type === 'LogicalExpression' ? shownStrings(node.right as Node) : [];
}

/** `new Error('…')`. A failure that people see has its text from a catalogue or from the server. */
function isErrorForDevelopers({ type, callee }: Node): boolean {
  return type === 'NewExpression' && /^(Type)?Error$/.test(String((callee as Node).name));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** A capital and small letters, or several words: no class, path, event or key. */
function isSentence(text: string): boolean {
  return (
    /^\p{Lu}\p{Ll}+( |$|[.!?])/u.test(text) &&
    !/^(Arrow|Enter|Escape|Tab|Home|End|Person|Question|Answer|Organization)/.test(text)
  );
}

const sources = {
  visitors: globSync(VISITORS, { cwd: PROJECT }).filter((file) => !NOT_VISITORS.test(file)),
  staff: globSync(PANEL, { cwd: PROJECT }).filter((file) => !NOT_PANEL.test(file)),
};

test.each(['visitors', 'staff'] as const)('%s read no text that is outside of the catalogues', (who) => {
  const files = sources[who];
  expect(files.length).toBeGreaterThan(250);
  const found = files.flatMap((file) =>
    NAMES.includes(file)
      ? []
      : textsIn(readFileSync(join(PROJECT, file), 'utf8'), file)
          .filter((text) => !NO_TEXT.test(text))
          .map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('the check finds texts in elements, attributes, strings and templates', () => {
  expect(textsIn('<p className="x" title="Go on">Read <b>me</b></p>')).toEqual(['Go on', 'Read', 'me']);
  expect(textsIn('const a = `<b title="Go on">Copy</b>`;')).toEqual(['Go on', 'Copy']);
  expect(textsIn("<p>{isOwn ? 'you' : name || 'somebody'}</p>")).toEqual(['you', 'somebody']);
  expect(textsIn("const a = 'Try again'; const b = `Page ${n}`; const c = 'aria-label';")).toEqual([
    'Try again',
    'Page …',
  ]);
});

const areas = globSync(`${CATALOGUES}/en/*.ts`, { cwd: PROJECT }).map((file) => file.split('/').at(-1) ?? '');

describe.each(others)('the texts in %s', (language) => {
  test.each(areas)('%s: each English text has a translation of its own', async (area) => {
    const english = await catalogue('en', area);
    const translated = await catalogue(language, area);
    const expected = area === OWN_IN_ENGLISH ? await catalogue(others[0] ?? '', area) : english;
    expect(Object.keys(translated).toSorted()).toEqual(Object.keys(expected).toSorted());
    const same = Object.keys(english).filter((key) => isWords(english[key]) && translated[key] === english[key]);
    expect(same.filter((key) => !SAME.has(`${language} ${area} ${key}`))).toEqual([]);
  });
});

/** In English, the server's messages are shown. */
const OWN_IN_ENGLISH = 'failures.ts';

/** Words that a language shares with English. */
const SAME = new Set([
  ...['blog.ts title', 'layout.ts blog', 'layout.ts chat', 'forms.ts name', 'forms.ts website'].map(
    (key) => `de ${key}`,
  ),
  ...[
    'login.ts code',
    'layout.ts footer.usefulLink',
    'pricing.ts chart.start',
    'pricing.ts included',
    'projects.ts countIn',
  ].map((key) => `de ${key}`),
  ...['pricing.ts chart.start', 'pricing.ts chart.end'].map((key) => `hi ${key}`),
]);

function isWords(text: string | undefined): boolean {
  return text !== undefined && text !== '';
}

/** The texts of a catalogue by their paths. Functions get 3 or “x” for each value. */
async function catalogue(language: string, area: string): Promise<Record<string, string>> {
  const module = (await import(join(PROJECT, CATALOGUES, language, area))) as object;
  return Object.fromEntries(flat(module, ''));
}

function flat(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String((value as (...values: unknown[]) => unknown)(3, 3, 3))]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => flat(part, path ? `${path}.${key}` : key));
}

test('no text makes a plural or a date by itself', () => {
  const catalogues = globSync([`${CATALOGUES}/*/*.ts`, 'web/admin/texts/*.ts'], { cwd: PROJECT });
  const files = [...sources.visitors, ...sources.staff, ...catalogues];
  const found = files.filter((file) => BY_HAND.test(readFileSync(join(PROJECT, file), 'utf8')));
  expect(found).toEqual([]);
});

/** `count === 1 ? 'post' : 'posts'`, an “s” after a count, a month or day from a list, and a fixed locale. */
const BY_HAND =
  /(?<!level )=== 1 \? ['"`]|\?\s*''\s*:\s*'s'|'January'|get(?:Month|Day)\(\)\]|toLocale\w*\(\)|(?:Format|toLocale\w*)\('en/;

test('the check finds plurals and dates that are made by hand', () => {
  for (const source of [
    "n === 1 ? 'post' : 'posts'",
    "`${n} post${n > 1 ? '' : 's'}`",
    "new Intl.DateTimeFormat('en-GB')",
  ])
    expect(source).toMatch(BY_HAND);
});
