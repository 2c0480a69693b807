import { pluralOf } from '../plural.ts';

const plural = pluralOf('de');

export const title = 'Blog';
export const heading = 'EINBLICKE';
export const motto = 'Was wir versucht haben, was ging und was nicht.';
export const lead = 'Notizen aus unserer täglichen Arbeit: was wir versucht haben, was ging und was nicht.';
export const posts = 'Beiträge';
export const postsPage = (page: number) => `Beiträge, Seite ${page}`;
export const pagesOfPosts = 'Seiten mit Beiträgen';
export const allPosts = 'Alle Beiträge';
export const allPostsAbout = (tag: string) => `Alle Beiträge zu ${tag}`;
export const count = (count: number) => plural(count, '1 Beitrag', `${count} Beiträge`);
export const found = (posts: string) => `${posts} gefunden`;
export const newestFirst = (posts: string) => `${posts}, die neuesten zuerst`;
export const onPage = (text: string, page: number) => `${text}, Seite ${page}`;
export const searchResults = 'Suchergebnisse';
export const search = 'Beiträge durchsuchen';
export const searchButton = 'Suchen';
export const tags = 'Schlagwörter';
export const none = 'Noch keine Beiträge.';
export const noneYet = 'Der erste entsteht gerade. Bis dahin sehen Sie sich gern unsere Arbeit an.';
export const seeWork = 'Unsere Arbeit ansehen';
export const noResults = 'Keine Ergebnisse';
export const resetFilters = 'Filter zurücksetzen';
export const forSearch = (words: string) => `Suche „${words}“`;
export const forTag = (tag: string) => `Schlagwort „${tag}“`;
export const noPage = (page: number) => `Es gibt keine Seite ${page}`;
export const lastPage = (page: number) => `Die letzte Seite ist Seite ${page}.`;
export const goToPage = (page: number) => `Zu Seite ${page}`;
export const minutes = (count: number) => `${count}\u00a0Min. Lesezeit`;
export const inThisPost = 'In diesem Beitrag';
export const progress = 'Lesefortschritt';
export const copy = 'Kopieren';
export const copied = 'Kopiert';
export const keepReading = 'Weiterlesen';
export const unknown = 'Beitrag nicht gefunden.';
export const goneLead = 'Diesen Beitrag gibt es nicht mehr. Alle anderen Beiträge finden Sie im Blog.';
export const unknownLead =
  'Unter dieser Adresse gibt es keinen Beitrag. Vielleicht wurde er umbenannt oder entfernt. Alle Beiträge finden Sie im Blog.';
export const ask = {
  title: 'Und Ihre Website?',
  lead: 'Schicken Sie uns die Adresse, oder einen Satz darüber, was fehlt. Ein Mensch, der Websites baut, liest ihn und antwortet.',
  label: 'Ihre Website, oder was fehlt',
  placeholder: 'meineseite.example ist auf Telefonen langsam',
};
