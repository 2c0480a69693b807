export const about = 'Über uns';
export const aboutUs = 'Über uns';
export const aboutLead = 'Wer Ihre Website baut, wie wir darüber denken, und was Kunden ein Jahr später sagen.';
export const people = 'Die Menschen';
export const howWeWork = 'Wie wir arbeiten';
export const introduction = 'Einführung';
export const steps = 'Schritte';
export const testimonials = 'Kundenstimmen';
export const testimonialsTitle = 'Was man ein Jahr später sagt';
export const noTestimonials = 'Noch keine Kundenstimmen.';
export const says = (name: string) => `Was ${name} sagt`;
export const reviews = 'Kundenbewertungen';
export const pictures = 'Bilder';
export const quote = 'Zitat';
export const quoteOf = (name: string) => `Zitat von ${name}`;
export const embed = 'den Inhalt';
export const video = 'Ein Video';
export const openVideo = 'Video öffnen';
export const show = (what: string) => `Anzeigen: ${what}`;
export const comesFrom = (host: string) => `Der Inhalt kommt von ${host} und überträgt dorthin Ihre Netzadresse.`;
export const openOn = (host: string) => `Auf ${host} öffnen`;
export const readOn = 'Weiterlesen:';
export const lastUpdated = (date: string) => `Zuletzt geändert: ${date}`;
export const company = 'das Unternehmen, das diese Website betreibt';
export const writeTo = 'schreiben Sie an {email}';
export const writeOn = 'schreiben Sie uns über unsere {page}';
export const contactPage = 'Kontaktseite';
export const emptyPart = 'Das sehen nur Sie: Dieser Teil hat noch keinen Inhalt.';
export const aboutSoon = {
  title: 'Hier gibt es noch nicht viel zu lesen.',
  lead: 'Fragen Sie uns: Ein Mensch antwortet.',
};
