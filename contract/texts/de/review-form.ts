export const yourReview = 'Ihre Bewertung';
export const roleOrCompany = 'Funktion oder Firma';
export const portrait = 'Bild';
export const portraitOf = (index: number) => `Bild ${index}`;
export const male = 'Männlich';
export const female = 'Weiblich';
export const countOf = (value: number, total: number) => `${value} von ${total}`;
export const length = (min: number, max: number) => `${min} bis ${max} Zeichen`;
export const submit = 'Bewertung senden';
export const submitting = 'Wird gesendet …';
export const afterRead = 'Sie erscheint auf der Website, sobald wir sie gelesen haben.';
export const missing = (parts: string) => `Es fehlt noch: ${parts}.`;
export const need = {
  name: 'Ihr Name',
  longerName: (min: number) => `ein Name mit mindestens ${min} Zeichen`,
  role: 'Ihre Funktion',
  stars: 'Ihre Sterne',
  review: (length: string) => `eine Bewertung (${length})`,
  avatar: 'ein Bild',
};
export const sent = 'Danke! Ihre Bewertung ist angekommen und wird noch gelesen.';
export const failed = 'Ihre Bewertung konnte leider nicht gesendet werden.';
