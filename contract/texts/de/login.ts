export const welcome = 'Willkommen zurück.';
export const title = 'Anmelden';
export const lead = 'Für das Team, das diese Website betreibt.';
export const backToSite = 'Zurück zur Website';
export const backToLogin = 'Zurück zur Anmeldung';
export const password = 'Passwort';
export const showPassword = 'Eingabe anzeigen';
export const logIn = 'Anmelden';
export const loggingIn = 'Wird angemeldet …';
export const otherAccount = 'Anderes Konto benutzen';
export const forgot = 'Passwort vergessen?';
export const forgotLead = 'Geben Sie Ihre E-Mail-Adresse ein. Wir schicken Ihnen einen Link für ein neues Passwort.';
export const noMail =
  'Diese Website kann keine E-Mails senden. Bitten Sie einen Administrator um ein neues Passwort. Sind Sie der einzige, fragen Sie, wer die Website eingerichtet hat.';
export const sendLink = 'Link schicken';
export const newPasswordTitle = 'Neues Passwort wählen';
export const newPasswordLead = 'Es ersetzt Ihr altes Passwort und meldet Sie überall ab.';
export const newPassword = 'Neues Passwort';
export const passwordHint = (min: number) =>
  `Mindestens ${min} Zeichen. Mehrere Wörter sind leichter zu merken und schwerer zu erraten.`;
export const passwordShort = (min: number) => `Das Passwort braucht mindestens ${min} Zeichen`;
export const noToken =
  'Öffnen Sie diese Seite mit dem Link in der E-Mail. Sonst wissen wir nicht, wessen Passwort zu ändern ist.';
export const savePassword = 'Passwort speichern';
export const saving = 'Wird gespeichert …';
export const code = 'Code';
export const codeHint = 'Die sechs Ziffern, die Ihre Authentifizierungs-App für diese Website zeigt.';
export const useRecoveryCode = 'Wiederherstellungscode benutzen';
export const recoveryCode = 'Wiederherstellungscode';
export const recoveryHint =
  'Einer der zehn Codes, die Sie gespeichert haben. Jeder gilt einmal. Haben Sie sie verloren, kann ein Administrator Ihre Anmeldung in zwei Schritten ausschalten.';
export const useApp = 'Code aus der App benutzen';
