import { unexpected } from '#contract/texts.ts';
import { failures } from '#contract/failures.ts';

/** What a visitor sees when a page could not be rendered at all: complete in itself. */
export function failedPage(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${unexpected}</title>
</head>
<body>
<main>
<h1>${unexpected}</h1>
<p>${failures.unexpected.message}</p>
<p><a href="">Reload the page</a> or <a href="/">go back to home</a>.</p>
</main>
</body>
</html>
`;
}
