export const loading = 'Wird geladen …';
export const checkConnection = 'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.';
export const tryAgain = 'Noch einmal versuchen';
export const noAnswer = 'Die Website antwortet nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.';
export const imageUnavailable = 'Bild nicht verfügbar';
export const unexpected = 'Unerwarteter Fehler';
export const error = 'Fehler';
export const errorStatus = (status: number) => `Fehler ${status}`;
export const reload = 'Seite neu laden';
export const backHome = 'Zur Startseite';
export const gone = 'Nicht mehr verfügbar';
export const page = 'Seite nicht gefunden';
export const pageGone = 'Diese Seite gibt es nicht mehr. Vielleicht hilft Ihnen eine von diesen.';
export const pageUnknown =
  'Der Wind hat diese Seite verweht, oder es gab sie nie. Vielleicht meinten Sie eine von diesen.';
export const tellUs = 'Uns davon berichten';
export const searchBlog = 'Blog durchsuchen';
export const search = 'Suchen';
export const chunkFailed = 'Ein Teil der Seite konnte nicht geladen werden';
export const noRecords = (many: string) => `Noch nichts da: ${many}.`;
export const badAddress = 'Diese Adresse ist ungültig.';
export const ourFault = 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.';
export const busy = 'Bitte versuchen Sie es gleich noch einmal';
export const busyMessage =
  'Die Website ist gerade sehr beschäftigt. Bitte versuchen Sie es in ein paar Sekunden noch einmal.';
