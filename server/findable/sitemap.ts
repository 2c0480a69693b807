import type { PublicProject, PublicRecords } from './public-records.ts';
import { xml, type Markup } from './xml.ts';

/** More than that one file may not list (sitemaps.org). */
const LISTED_MAX = 50_000;
const IMAGES_MAX = 1000;

export interface Listed {
  path: string;
  /** When it last changed; '' where nothing tells. */
  changed: string;
  /** Addresses of its pictures, on this site or elsewhere. */
  images: string[];
}

/** Every public page with the time of its last change and its pictures, as search engines read it. */
export async function sitemap(records: PublicRecords, siteUrl: string, paths: readonly string[]): Promise<string> {
  const listed = await pagesOf(records, paths);
  return xml`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${listed.slice(0, LISTED_MAX).map((page) => entry(page, siteUrl))}</urlset>
`.text;
}

async function pagesOf(records: PublicRecords, paths: readonly string[]): Promise<Listed[]> {
  const [posts, projects, services] = await Promise.all([records.posts(), records.projects(), records.services()]);
  const own = [
    ...services.map((service) => listedAt(`/services/${encodeURIComponent(service.slug)}`, service)),
    ...projects.map((project) => ({
      ...listedAt(`/portfolio/${encodeURIComponent(project.slug)}`, project),
      images: picturesOf(project),
    })),
    ...posts.map((post) => listedAt(`/blog/${encodeURIComponent(post.slug)}`, post)),
  ];
  return [...paths.map((path) => ({ path, changed: newestBelow(path, own), images: [] })), ...own];
}

function picturesOf({ coverImageUrl, gallery = [], images = [] }: PublicProject): string[] {
  return [coverImageUrl, ...gallery.map(({ imageUrl }) => imageUrl), ...images];
}

function listedAt(path: string, { updatedAt, coverImageUrl }: { updatedAt: string; coverImageUrl: string }): Listed {
  return { path, changed: updatedAt, images: [coverImageUrl] };
}

/** A list of records changes with the newest of them. */
function newestBelow(path: string, listed: Listed[]): string {
  const below = listed.filter((page) => page.path.startsWith(`${path}/`)).map(({ changed }) => changed);
  return below.toSorted().at(-1) ?? '';
}

function entry({ path, changed, images }: Listed, siteUrl: string): Markup {
  const pictures = [...new Set(images.filter(Boolean))]
    .slice(0, IMAGES_MAX)
    .map((image) => new URL(image, siteUrl).href);
  return xml`<url><loc>${siteUrl + path}</loc>${changed ? xml`<lastmod>${changed}</lastmod>` : null}${pictures.map(
    (image) => xml`<image:image><image:loc>${image}</image:loc></image:image>`,
  )}</url>
`;
}
