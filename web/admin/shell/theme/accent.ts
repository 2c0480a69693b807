import { PANEL_ACCENT, type PanelAccent } from '#contract/panel-colors.ts';

/** The panel's colours for the accent of the site, which the server derives: the page contains them. */
export function accent(): PanelAccent {
  const sent = document.getElementById('panel')?.dataset.accent;
  return sent ? (JSON.parse(sent) as PanelAccent) : PANEL_ACCENT; // made by our own server
}
