import { busy, empty, unexpected } from '#contract/texts.ts';
import { failures } from '#contract/failures.ts';
import type { Failure } from '#server/http/failure.ts';

/** The page for visitors if rendering failed. */
export function failedPage(): string {
  return plainPage(unexpected, failures.unexpected.message, '<a href="">Reload the page</a> or');
}

/** The page for visitors at a malformed address. */
export function badAddressPage(): string {
  return plainPage(empty.page, 'This address is not valid.', 'Please');
}

/** The page for visitors under overload. */
export function busyPage({ message }: Failure): string {
  return plainPage(busy, message, '<a href="">Try again</a> or');
}

/** A page that needs no other files. */
function plainPage(title: string, message: string, nextStep: string): string {
  return `<!doctype html>
<html lang="en">
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
<p>${nextStep} <a href="/">go back to home</a>.</p>
</main>
</body>
</html>
`;
}
