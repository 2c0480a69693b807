import { busy, empty, unexpected } from '#contract/texts.ts';
import { failures } from '#contract/failures.ts';
import type { Failure } from '#server/http/failure.ts';

/** What a visitor sees when a page could not be rendered at all. */
export function failedPage(): string {
  return plainPage(unexpected, failures.unexpected.message, '<a href="">Reload the page</a> or');
}

/** What a visitor sees at an address that cannot be read. */
export function badAddressPage(): string {
  return plainPage(empty.page, 'This address is not valid.', 'Please');
}

/** What a visitor sees who asks for a page at a moment when none can be made for them. */
export function busyPage({ message }: Failure): string {
  return plainPage(busy, message, '<a href="">Try again</a> or');
}

/** A page that is complete in itself. */
function plainPage(title: string, message: string, wayOn: string): string {
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
<p>${wayOn} <a href="/">go back to home</a>.</p>
</main>
</body>
</html>
`;
}
