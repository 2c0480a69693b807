import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FLAGS } from '../support/browser-flags.ts';
import { logIn, sendTo } from '../support/sending.ts';
import { freePort, spawnProduct, untilListening } from '../support/spawn-product.ts';
import { median } from './process-figures.ts';
import { PAGES_OF_EACH_KIND } from './routes.ts';

/** Downloaded on demand, because it is larger than everything that the product needs. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 3;
const ATTEMPTS = 4;
const SCORES = { performance: 'performance', accessibility: 'accessibility', practices: 'best-practices', seo: 'seo' };
const TIMES = {
  'FCP s': 'first-contentful-paint',
  'LCP s': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { score: number | null; scoreDisplayMode: string; numericValue?: number }>;
}

const folder = await mkdtemp(join(tmpdir(), 'marquee-lighthouse-'));
const port = await freePort();
const product = spawnProduct({ DATA_DIR: join(folder, 'data'), PORT: String(port), NODE_ENV: 'production' });
try {
  await untilListening(product);
  if (process.env.THEME) await chooseTheme(process.env.THEME);
  const rows: Record<string, string | number>[] = [];
  for (const path of PAGES_OF_EACH_KIND.filter((p) => (process.env.ONLY ?? p).split(',').includes(p))) {
    rows.push(await medians(path));
    console.log(`${path}  done`);
  }
  console.log(`\nLighthouse, mobile, medians of ${RUNS}`);
  console.table(rows);
} finally {
  product.process.kill('SIGTERM');
  await once(product.process, 'close');
  await rm(folder, { recursive: true });
}

async function chooseTheme(theme: string): Promise<void> {
  const url = `http://localhost:${port}`;
  await sendTo(url, 'PUT', '/appearance', { token: await logIn(url), body: { theme } });
}

async function medians(path: string) {
  await fetch(`http://localhost:${port}${path}`);
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run += 1)
    reports.push(await withRetries(() => reportOn(`http://localhost:${port}${path}`)));
  const middle = (of: (report: Report) => number) => median(reports.map(of));
  const scores = Object.entries(SCORES).map(([name, id]) => [
    name,
    Math.round(100 * middle(({ categories }) => categories[id]?.score ?? 0)),
  ]);
  const times = Object.entries(TIMES).map(([name, id]) => {
    const value = middle(({ audits }) => audits[id]?.numericValue ?? 0);
    return [name, Number((name.endsWith(' s') ? value / 1000 : value).toFixed(name === 'TBT ms' ? 0 : 2))];
  });
  const failed = Object.entries(reports[0]?.audits ?? {}).filter(([, audit]) => isFailed(audit));
  return { path, ...Object.fromEntries([...scores, ...times]), failed: failed.map(([id]) => id).join(' ') };
}

function isFailed({ score, scoreDisplayMode }: Report['audits'][string]): boolean {
  return scoreDisplayMode === 'binary' && score !== null && score < 1;
}

/** Sometimes Lighthouse itself fails to record a page and asks for another run. */
async function withRetries(run: () => Promise<Report>): Promise<Report> {
  for (let left = ATTEMPTS - 1; left > 0; left -= 1) {
    try {
      return await run();
    } catch (error) {
      console.log(`Again, because ${error instanceof Error ? error.message.split('\n').at(-2) : String(error)}`);
    }
  }
  return run();
}

async function reportOn(url: string): Promise<Report> {
  const file = join(folder, 'report.json');
  const options = ['--quiet', '--no-enable-error-reporting', '--output=json', `--output-path=${file}`];
  const chrome = `--chrome-flags=${['--headless=new', ...FLAGS].join(' ')}`;
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? '/usr/bin/chromium' };
  const command = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, ...options, chrome];
  await promisify(execFile)('npm', command, { env, maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(await readFile(file, 'utf8')) as Report; // as Lighthouse writes it
}
