import { expect, test } from 'vitest';
import { withCharts } from './article-chart.ts';

function table(rows: string[][], { head = '', foot = [] as string[] } = {}): string {
  const line = ([name = '', ...values]: string[]) =>
    `<tr><th scope="row">${name}</th>${values.map((value) => `<td>${value}</td>`).join('')}</tr>`;
  const columns = head && `<thead><tr>${head.split(' ').map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>`; // prettier-ignore
  return `<table>${columns}<tbody>${rows.map(line).join('')}</tbody>${foot.length > 0 ? `<tfoot>${line(foot)}</tfoot>` : ''}</table>`;
}

const figure = (content: string) => `<figure>${content}<figcaption>Sand</figcaption></figure>`;
/** The width of each bar, in order. */
const widths = (html: string) => [...html.matchAll(/<svg width="([\d.]+%)"/g)].map(([, width]) => width);
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ').trim(); // prettier-ignore

test('a figure with a table of numbers becomes a chart: each number has a bar, and all words stay', () => {
  const html = figure(table([['Building', '42'], ['Design', '21'], ['Launch', '8.4']], { head: 'Part Hours' })); // prettier-ignore
  const chart = withCharts(html);
  expect(widths(chart)).toEqual(['100%', '50%', '20%']);
  expect(textOf(chart)).toBe(textOf(html));
  expect(chart).toMatch(/^<figure class="chart"><table class="bars short">.*<figcaption>Sand<\/figcaption><\/figure>$/);
});

test('only columns of one unit have bars, on one scale', () => {
  const chart = withCharts(figure(table([['A', '1,000 KB', '₹5', '500 KB'], ['B', '10 KB', '₹9', '2,000 KB']]))); // prettier-ignore
  expect(widths(chart)).toEqual(['50%', '25%', '0.5%', '100%']);
});

test('several tables of a figure share one scale, and an emphasised number has a marked bar', () => {
  const chart = withCharts(figure(table([['A', '100'], ['B', '<strong>50</strong>']]) + table([['C', '80'], ['D', '40']]))); // prettier-ignore
  expect(widths(chart)).toEqual(['100%', '50%', '80%', '40%']);
  expect(chart.match(/class="bar marked"/g)).toHaveLength(1);
});

test('parts that add up to the totals in the foot become one bar for each column', () => {
  const rows = [['Photographs', '150 KB', '30 KB'], ['Scripts', '50 KB', '20 KB']]; // prettier-ignore
  const chart = withCharts(figure(table(rows, { head: 'Part Before After', foot: ['Together', '200 KB', '50 KB'] })));
  const parts = [...chart.matchAll(/<rect class="part(\d)" x="([^"]*)" width="([^"]*)"/g)].map((found) =>
    found.slice(1),
  );
  expect(parts).toEqual([['1', '0%', '75%'], ['2', '75%', '25%'], ['1', '0%', '15%'], ['2', '15%', '10%']]); // prettier-ignore
  expect(chart).toContain('<span>Before</span> <b>200 KB</b>');
  expect(chart).toContain('<table class="parts">');
});

test('other figures stay as they are', () => {
  const few = [['A', '1'], ['B', '2']]; // prettier-ignore
  for (const html of [
    figure('<img src="/a.webp" alt="">'),
    figure(table([['Key', 'What happens'], ['Tab', 'The next link']])), // prettier-ignore
    figure(`<p>Words</p>${table(few)}`),
    figure('<pre><code>1</code></pre>'),
    figure(table([['One', '1']])),
    figure(table([['One', '1 km'], ['Two', '2 kg']])), // prettier-ignore
    `<p>a</p>${table(few)}`,
  ]) {
    expect(withCharts(html)).toBe(html);
  }
});
