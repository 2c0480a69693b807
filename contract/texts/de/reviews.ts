import { pluralOf } from '../plural.ts';

const plural = pluralOf('de');

export const verified = 'Geprüfter Kunde';
export const verifiedMeans =
  'Wir haben diesen Kunden mit einem persönlichen Link eingeladen, der nur einmal gilt. Die Worte sind unverändert seine eigenen.';
export const none = 'Noch keine Bewertungen. Schreiben Sie die erste.';
export const average = (count: number) =>
  `{average} im Schnitt, aus ${plural(count, '1 Bewertung', `${count} Bewertungen`)}`;
export const published = (published: number, received: number) =>
  plural(
    received,
    `${published} von ${received} erhaltenen Bewertung ist veröffentlicht.`,
    `${published} von ${received} erhaltenen Bewertungen sind veröffentlicht.`,
  );
export const readMore = 'Mehr lesen';
export const readLess = 'Weniger lesen';
export const firstPublished = (source: string) => `Zuerst erschienen auf ${source}`;
export const give = 'Bewertung schreiben';
export const close = 'Formular schließen';
