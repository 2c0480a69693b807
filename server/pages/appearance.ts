import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { appearanceStyles } from '#contract/appearance-styles.ts';
import { DEFAULT_COLORS } from '#contract/palette-colors.ts';
import { derivePalette } from '#contract/palette.ts';
import { ORNAMENTS } from '#contract/ornament.ts';
import { CORNERS } from '#contract/sections/appearance.ts';
import { sections, type SectionFields } from '#contract/sections/index.ts';
import { themeTypefaces, type Theme } from '#contract/themes.ts';
import type { InProcessTransport } from '#server/http/in-process.ts';
import type { LoadGuard } from '#server/http/load-guard.ts';
import type { PageAppearance } from './renderer.ts';

type Appearance = SectionFields<'appearance'>;
/** What the stylesheet depends on. */
type Choices = Omit<Appearance, 'theme' | 'typefaces'>;

const PREFIX = '/static/css/appearance/';
const COLOR = /^([0-9a-f]{6})?$/;
/** Every site has one; a visitor may ask for others. */
const SHEETS_MAX = 50;

/** The appearance of the site's pages, or in another theme. While it cannot be read, that of a new site. */
export async function readAppearance(transport: InProcessTransport, otherTheme?: Theme): Promise<PageAppearance> {
  const { theme: ownTheme, typefaces, ...choices } = await readSection(transport);
  const theme = otherTheme ?? ownTheme;
  const hasOwnColors = [choices.accent, choices.ground, choices.second].some((color) => color !== '');
  return {
    styles: stylesUrl(choices),
    theme,
    ornament: choices.ornament,
    typefaces: typefaces === 'theme' ? themeTypefaces[theme] : typefaces,
    themeColor: hasOwnColors ? derivePalette(choices).colors['night-deep'] : DEFAULT_COLORS['night-deep'],
  };
}

async function readSection(transport: InProcessTransport): Promise<Appearance> {
  const { fields } = sections.appearance;
  try {
    const reply = await transport('/appearance', { method: 'GET' });
    const { version: _, updatedAt: __, ...stored } = (await reply.json()) as Record<string, unknown>; // a section
    return fields.parse(stored);
  } catch {
    return fields.parse({});
  }
}

/** The URL of a stylesheet: it names the choices, from which any process can make it, and a hash of the content. */
function stylesUrl(choices: Choices): string {
  const content = sheetOf(choices);
  if (content === '') return '';
  const colors = [choices.accent, choices.ground, choices.second].map((color) => color.slice(1));
  return `${PREFIX}${[...colors, choices.corners, choices.ornament, contentHash(content)].join('-')}.css`;
}

/** Serves the stylesheets with the colours and shapes of the site. */
export function serveAppearance(app: FastifyInstance, guard: LoadGuard): void {
  app.get<{ Params: { '*': string } }>(`${PREFIX}*`, async (request, reply) => {
    const [name = ''] = request.params['*'].split('.css');
    const [accent = '', ground = '', second = '', corner = '', drawn = '', hash] = name.split('-');
    const corners = CORNERS.find((one) => one === corner);
    const ornament = ORNAMENTS.find((one) => one === drawn);
    if (!corners || !ornament || ![accent, ground, second].every((color) => COLOR.test(color))) {
      reply.callNotFound();
      return reply;
    }
    const choices = {
      ...{ accent: withSign(accent), ground: withSign(ground), second: withSign(second) },
      ...{ corners, ornament },
    };
    // Anybody may ask for any colours, and each takes some milliseconds.
    const content = sheets.get(choicesKey(choices)) ?? (await guard.run(request, async () => sheetOf(choices)));
    // Another release may derive other colours from the same choices. Then nobody may keep this answer.
    const caching = hash === contentHash(content) ? 'public, max-age=31536000, immutable' : 'no-store';
    return reply.header('cache-control', caching).type('text/css; charset=utf-8').send(content);
  });
}

const sheets = new LRUCache<string, string>({ max: SHEETS_MAX });

function sheetOf(choices: Choices): string {
  const content = sheets.get(choicesKey(choices)) ?? appearanceStyles(choices);
  sheets.set(choicesKey(choices), content);
  return content;
}

function choicesKey({ accent, ground, second, corners, ornament }: Choices): string {
  return [accent, ground, second, corners, ornament].join(' ');
}

function withSign(color: string): string {
  return color && `#${color}`;
}

function contentHash(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10);
}
