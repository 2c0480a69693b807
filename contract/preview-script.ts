/** The address of the script with which the site starts in the panel's preview. It never changes. */
export const PREVIEW_SCRIPT = '/preview-app.js';
