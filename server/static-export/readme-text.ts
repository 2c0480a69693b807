import type { ExportReport } from '#contract/records/static-export.ts';
import { leftOutTexts } from '#contract/static-export-texts.ts';

interface Facts {
  siteUrl: string;
  at: Date;
  formsTo: string;
  report: ExportReport;
}

/** The explanation in an export, for the person who puts it on a server. */
export function readmeText({ siteUrl, at, formsTo, report }: Facts): string {
  return `The website ${siteUrl}
Exported on ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC: ${report.pages} pages.

How to put it online
--------------------
Upload everything in this folder to a web server or a host of static sites.
The pages belong at the top of a domain, not in a folder below it.
Links for search engines and feeds name ${siteUrl}.

The address /about is the file about.html. Cloudflare Pages, Netlify and
GitHub Pages serve it without any setting. Three other servers:

nginx
    root /path/to/this/folder;
    error_page 404 /404.html;
    location / {
        try_files $uri $uri.html =404;
    }
    location = / {
        try_files /index.html =404;
    }

Apache, in the file .htaccess
    DirectorySlash Off
    ErrorDocument 404 /404.html
    RewriteEngine On
    RewriteCond %{REQUEST_FILENAME}.html -f
    RewriteRule ^(.+[^/])$ $1.html [L]

Caddy
    root * /path/to/this/folder
    try_files {path} {path}.html
    file_server
    handle_errors {
        rewrite * /404.html
        file_server
    }

What is here
------------
*.html       the pages
404.html     the page for addresses that do not exist
static/, uploads/, share/, files/
             styles, fonts and pictures; the content of a name never changes
feed.xml, feed.json, sitemap.xml, robots.txt, site.webmanifest
             for feed readers, search engines and phones
_redirects   old addresses, in the format of Netlify and Cloudflare Pages${report.redirects === 0 ? ' (none now)' : ''}
content/     all public content as JSON; content/description.json describes it.
             Keep content/@files.json: with it, a later export can replace this one

What is different
-----------------
The pages work without scripts, as they do for visitors who turned scripts off.
A page of a list has an address of its own: /blog/page/2 instead of /blog?page=2.
${formsTo === '' ? 'Forms are replaced by a sentence with the email address.' : `Forms send to ${formsTo}`}

What is left out
----------------
${report.leftOut.length === 0 ? 'Nothing.' : report.leftOut.map(leftOutText).join('\n')}
`;
}

function leftOutText({ kind, count, where }: ExportReport['leftOut'][number]): string {
  const { title, why } = leftOutTexts[kind];
  const more = count > where.length ? [`and ${count - where.length} more`] : [];
  return [`${title} (${count}). ${why}`, ...[...where, ...more].map((line) => `    ${line}`)].join('\n');
}
