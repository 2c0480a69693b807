export const byCode: Readonly<Record<string, string>> = {
  invalid: 'Bitte prüfen Sie Ihre Angaben.',
  'malformed-body': 'Die Anfrage konnte nicht gelesen werden.',
  'not-logged-in': 'Bitte melden Sie sich an.',
  'wrong-login': 'E-Mail-Adresse oder Passwort ist falsch',
  'code-needed': 'Geben Sie den Code ein, den Ihre App für diese Website zeigt.',
  'wrong-code': 'Dieser Code ist falsch oder wurde schon benutzt.',
  'not-found': 'Nicht gefunden.',
  'too-large': 'Das ist zu groß.',
  'too-many': 'Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.',
  unexpected: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  busy: 'Die Website ist gerade sehr beschäftigt. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  unavailable: 'Die Website ist nicht bereit. Bitte versuchen Sie es gleich noch einmal.',
};
