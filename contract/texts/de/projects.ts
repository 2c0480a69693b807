import { pluralOf } from '../plural.ts';

const plural = pluralOf('de');

export const title = 'Projekte';
export const heading = 'Arbeit, die bleibt';
export const lead = 'Websites, die jeden Tag benutzt werden, noch immer betreut von denen, die sie gebaut haben.';
export const titleOf = (category: string) => `Projekte: ${category}`;
export const onPage = (text: string, page: number) => `${text}, Seite ${page}`;
export const projects = 'Alle Projekte';
export const count = (count: number) => plural(count, `${count} Projekt`, `${count} Projekte`);
export const countIn = (count: string, category: string) => `${count} in ${category}`;
export const categories = 'Kategorien';
export const all = 'Alle';
export const tag = (tag: string) => `Schlagwort: ${tag}`;
export const search = (words: string) => `Suche: ${words}`;
export const removeTag = (tag: string) => `Schlagwort ${tag} entfernen`;
export const removeSearch = (words: string) => `Suche nach ${words} entfernen`;
export const noneIn = (category: string) => `Keine Projekte in ${category}.`;
export const noneMatch = 'Keine Projekte passen zu dieser Auswahl.';
export const none = 'Noch keine Projekte. Fragen Sie uns, woran wir arbeiten.';
export const noPage = (page: number) => `Hier gibt es keine Seite ${page}.`;
export const showAll = 'Alle Projekte zeigen';
export const firstPage = 'Zur ersten Seite';
export const ask = 'Nach unserer Arbeit fragen';
export const whatWeDo = 'Was wir machen';
export const more = (count: number) => plural(count, 'Noch ein Projekt zeigen', `Noch ${count} Projekte zeigen`);
export const next = 'Nächstes Projekt';
export const allProjects = 'Zu allen Projekten';
export const project = 'Projekt';
export const facts = 'Fakten';
export const client = 'Kunde';
export const madeBy = 'Gemacht von';
export const date = 'Datum';
export const category = 'Kategorie';
export const tags = 'Schlagwörter';
export const techUsed = 'Gemacht mit';
export const visit = 'Ergebnis ansehen';
export const readMore = 'Mehr darüber lesen';
export const story = 'Geschichte';
export const results = 'Ergebnisse';
export const pictures = 'Bilder';
export const cover = (title: string) => `${title}, Titelbild`;
export const picture = (title: string, index: number) => `${title}, Bild ${index}`;
export const openPicture = (index: number, count: number, alt: string) => `Bild ${index} von ${count} öffnen: ${alt}`;
export const picturesOf = (title: string) => `Bilder von ${title}`;
export const unknown = 'Nicht gefunden.';
export const goneLead = 'Dieses Projekt gibt es nicht mehr. Alle anderen Projekte finden Sie in der Übersicht.';
export const unknownLead = 'Unter dieser Adresse gibt es kein Projekt. Vielleicht wurde es umbenannt oder entfernt.';
export const seeAll = 'Alle Projekte ansehen';
export const askAbout = 'Uns danach fragen';
export const idea = {
  title: 'Das nächste ist Ihres',
  lead: 'Sagen Sie uns in einer Zeile, worum es geht. Sie bekommen eine erste Idee und eine ehrliche Preisspanne.',
  label: 'Worum geht es?',
  placeholder: 'Eine Buchungsseite für unser Camp',
  button: 'Projekt beginnen',
};
