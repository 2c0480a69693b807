import { pluralOf } from '../plural.ts';

const plural = pluralOf('de');

/** After `nach` and `innerhalb von`. */
const days = (count: number) => plural(count, 'einem Tag', `${count} Tagen`);

export const name = 'Name';
export const yourName = 'Ihr Name';
export const email = 'E-Mail';
export const phone = 'Telefon';
export const company = 'Firma';
export const website = 'Website';
export const subject = 'Betreff';
export const message = 'Nachricht';
export const role = 'Funktion';
export const stars = 'Sterne';
export const review = 'Bewertung';
export const avatar = 'Bild';
export const consent = 'Zustimmung';
export const required = (label: string) => `Bitte ausfüllen: ${label}`;
export const tooShort = (label: string, min: number) => `${label}: mindestens ${min} Zeichen`;
export const tooLong = (label: string, max: number) => `${label}: höchstens ${max} Zeichen`;
export const notInRange = (label: string, min: number, max: number) =>
  `${label}: eine ganze Zahl von ${min} bis ${max}`;
export const emailRequired = 'Bitte geben Sie Ihre E-Mail-Adresse an';
export const emailInvalid = 'Bitte geben Sie eine gültige E-Mail-Adresse an';
export const messageShort = 'Die Nachricht ist zu kurz';
export const consentNeeded = 'Bitte stimmen Sie den AGB und der Datenschutzerklärung zu';
export const portraitNeeded = 'Bitte wählen Sie ein Bild';
export const charactersLeft = (count: number) => plural(count, 'Noch 1 Zeichen', `Noch ${count} Zeichen`);
export const sending = 'Wird gesendet …';
export const writeInstead = (email: string) =>
  `Dieses Formular ist hier nicht verfügbar. Bitte schreiben Sie an ${email}.`;
export const notAvailable = 'Dieses Formular ist hier nicht verfügbar.';
export const notReached =
  ' – wir waren nicht zu erreichen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal. Ihr Text ist noch da.';
export const keptFor = {
  messages: (count: number) => `Wir löschen Nachrichten nach ${days(count)}.`,
  leads: (count: number) => `Wir löschen Anfragen nach ${days(count)}.`,
  reviews: (count: number) =>
    `Wir löschen Bewertungen, die wir nicht innerhalb von ${days(count)} veröffentlicht haben.`,
};
