import { DEFAULT_THEME, type Theme } from '#contract/themes.ts';
import { sqlite } from './databases.ts';
import { startOn, starterSite } from './running.ts';
import { logIn, sendTo } from './sending.ts';

/** The URL of the starter site in a theme. Tests must not change that of the first theme, which they share. */
export async function siteIn(theme: Theme): Promise<string> {
  if (theme === DEFAULT_THEME) return starterSite();
  const { url } = await startOn(sqlite);
  await chooseTheme(url, await logIn(url), theme);
  return url;
}

export async function chooseTheme(url: string, token: string, theme: Theme): Promise<void> {
  const { status } = await sendTo(url, 'PUT', '/appearance', { token, body: { theme } });
  if (status !== 200) throw new Error(`The theme ${theme} was answered with ${status}`);
}
