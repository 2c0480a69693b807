import { createRequire } from 'node:module';
import type { HLJSApi, LanguageFn } from 'highlight.js';
import { LRUCache } from 'lru-cache';

const require = createRequire(import.meta.url);

/** The library's grammar for each language that a code block may name. Other languages stay without colours. */
const GRAMMARS: Partial<Record<string, string>> = {
  bash: 'bash',
  css: 'css',
  diff: 'diff',
  html: 'xml',
  http: 'http',
  js: 'javascript',
  json: 'json',
  jsx: 'javascript',
  markdown: 'markdown',
  nginx: 'nginx',
  php: 'php',
  python: 'python',
  sql: 'sql',
  ts: 'typescript',
  xml: 'xml',
  yaml: 'yaml',
};

/** The class of each of the library's scopes: few classes keep the page small. */
const CLASSES: Record<string, string[]> = {
  k: ['keyword', 'built_in', 'literal', 'type', 'operator'],
  t: ['tag', 'name', 'section', 'title', 'selector-tag', 'selector-class', 'selector-id', 'selector-pseudo'],
  a: ['attr', 'attribute', 'property', 'variable', 'template-variable', 'selector-attr', 'params'],
  s: ['string', 'regexp', 'symbol', 'link', 'addition', 'code'],
  n: ['number', 'deletion', 'bullet', 'strong', 'emphasis'],
  c: ['comment', 'quote', 'meta', 'doctag'],
};
const CLASS_OF = new Map(Object.entries(CLASSES).flatMap(([name, scopes]) => scopes.map((scope) => [scope, name])));

/** A longer block stays without colours: nobody reads it in a post, and it would hold up other requests. */
const CODE_MAX = 20_000;
/** A code block with a language and without other formatting, as the sanitizer writes it. */
const CODE_BLOCK = /<pre(?: [^<>]*)?><code(?: [^<>]*)? ?class="language-([\w-]+)"[^<>]*>([^<]*)<\/code><\/pre>/g;
const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };

const known = new LRUCache<string, string>({ maxSize: 2_000_000, sizeCalculation: (html, code) => html.length + code.length }); // prettier-ignore
let library: HLJSApi | undefined;

/** The code blocks of sanitised HTML with coloured spans, in their order. Blocks that get no colours are left out. */
export function colorCode(html: string): string[] {
  const blocks: string[] = [];
  for (const [, language = '', code = ''] of html.matchAll(CODE_BLOCK)) {
    const grammar = GRAMMARS[language];
    if (grammar && code !== '' && code.length <= CODE_MAX) blocks.push(coloredBlock(grammar, code));
  }
  return blocks;
}

function coloredBlock(grammar: string, escaped: string): string {
  const key = `${grammar} ${escaped}`;
  const colored = known.get(key) ?? highlight(grammar, escaped.replace(/&(lt|gt|quot|amp);/g, (_, name: string) => ENTITIES[name] ?? '')); // prettier-ignore
  known.set(key, colored);
  return colored;
}

function highlight(grammar: string, code: string): string {
  return openGrammar(grammar)
    .highlight(code, { language: grammar, ignoreIllegals: true })
    .value.replace(/<span class="(?:hljs-)?([\w-]+)[^"]*">/g, (_, scope: string) => {
      const name = CLASS_OF.get(scope);
      return name ? `<span class="${name}">` : '<span>';
    });
}

/** Loads the library with the first code block, and each grammar on its first use. */
function openGrammar(name: string): HLJSApi {
  library ??= require('highlight.js/lib/core') as HLJSApi;
  if (!library.getLanguage(name))
    library.registerLanguage(name, require(`highlight.js/lib/languages/${name}`) as LanguageFn);
  return library;
}
