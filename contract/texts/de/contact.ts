import { pluralOf } from '../plural.ts';

const plural = pluralOf('de');

export const title = 'Kontakt';
export const writeToUs = 'Schreiben Sie uns';
export const needsScript =
  'Dieses Formular braucht JavaScript. Bitte schreiben Sie uns eine E-Mail oder rufen Sie uns an.';
export const sent = 'Nachricht gesendet!';
export const failed = 'Die Nachricht konnte nicht gesendet werden';
export const showMap = 'Karte anzeigen';
export const openMap = 'In Karten öffnen';
export const noNetwork = 'Gerade gibt es keine Verbindung.';
export const map = 'Karte: wo wir sind';
export const respondDays = (days: number) => `Wir antworten meist innerhalb von ${days} Werktagen.`;
export const respondHours = (hours: number) =>
  plural(
    hours,
    'Wir antworten meist innerhalb einer Stunde.',
    `Wir antworten meist innerhalb von ${hours} Arbeitsstunden.`,
  );
export const address = 'Adresse';
export const phone = 'Telefon';
export const email = 'E-Mail';
export const hours = 'Öffnungszeiten';
export const closed = 'geschlossen';
