export const title = 'Wie war die Arbeit mit uns?';
export const documentTitle = 'Ihre Bewertung';
export const needsScript =
  'Diese Seite braucht JavaScript. Sie können auch die E-Mail mit Ihrer Bewertung beantworten, und wir tragen sie für Sie ein.';
export const opening = 'Ihre Einladung wird geöffnet …';
export const openFailed = 'Ihre Einladung konnte nicht geöffnet werden. Bitte versuchen Sie es gleich noch einmal.';
export const cannotOpen = 'Leider können wir Ihre Einladung nicht öffnen';
export const invalid =
  'Dieser Link gilt nicht. Vielleicht wurde er schon benutzt, ist abgelaufen oder unvollständig. Bitte fragen Sie uns nach einem neuen.';
export const writeToUs = 'Schreiben Sie uns';
export const thanks = 'Das hilft uns sehr';
export const toHome = 'Zur Startseite';
export const hello = (name: string) => `Hallo ${name}`;
export const project = 'Ihr Projekt mit uns:';
export const weRead =
  'Wir lesen jede Bewertung, bevor sie auf der Website erscheint, und veröffentlichen sie so, wie Sie sie schreiben.';
export const verified =
  'Sie wird als Bewertung eines geprüften Kunden gekennzeichnet. Ihre E-Mail-Adresse wird nie gezeigt.';
export const until = 'Dieser Link ist für Sie. Er gilt einmal, bis zum {date}.';

export const mail = {
  subject: (brand: string) => `Schreiben Sie eine Bewertung für ${brand}?`,
  title: (name: string) => `Hallo ${name}, wie war die Arbeit mit uns?`,
  intro: (person: string, brand: string) =>
    `${person} von ${brand} bittet Sie um eine kurze Bewertung. Sie dauert etwa zwei Minuten.`,
  introAbout: (person: string, brand: string, project: string) =>
    `${person} von ${brand} bittet Sie um eine kurze Bewertung zu „${project}“. Sie dauert etwa zwei Minuten.`,
  action: 'Bewertung schreiben',
  footer: (until: string, host: string) =>
    `Dieser Link ist nur für Sie. Er gilt einmal, bis zum ${until}. Ihre Bewertung erscheint auf ${host}, nachdem wir sie gelesen haben. Möchten Sie keine schreiben, ignorieren Sie diese E-Mail.`,
};
