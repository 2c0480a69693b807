import { stateTexts } from '#contract/texts/states.ts';
import { language } from '#contract/texts/language.ts';
import type { Failure } from '#server/http/failure.ts';

/** The page for visitors if rendering failed. */
export function failedPage(): string {
  return plainPage(stateTexts.unexpected, stateTexts.ourFault, stateTexts.reload);
}

/** The page for visitors at a malformed address. */
export function badAddressPage(): string {
  return plainPage(stateTexts.page, stateTexts.badAddress);
}

/** The page for visitors under overload. */
export function busyPage({ message }: Failure): string {
  return plainPage(stateTexts.busy, language() === 'en' ? message : stateTexts.busyMessage, stateTexts.tryAgain);
}

/** A page that needs no other files. */
function plainPage(title: string, message: string, again = ''): string {
  const reload = again && `<p><a href="">${again}</a></p>\n`;
  return `<!doctype html>
<html lang="${language()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${message}</p>
${reload}<p><a href="/">${stateTexts.backHome}</a></p>
</main>
</body>
</html>
`;
}
