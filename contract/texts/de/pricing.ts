export const title = 'Preise';
export const plansAndPrices = 'Pakete und Preise';
export const note =
  'Wählen Sie das Paket, das am ehesten passt, und sagen Sie uns, was Sie brauchen. Sie bekommen ein schriftliches, unverbindliches Angebot.';
export const whatWeDo = 'Was wir machen, und wie ein Auftrag abläuft';
export const services = 'Leistungen';
export const custom = 'Individuell';
export const getStarted = 'Loslegen';
export const included = (plan: string) => `In ${plan}`;
export const excluded = (plan: string) => `Nicht in ${plan}`;
export const notIncluded = 'Nicht enthalten';
export const more = (count: number) => `Mehr lesen (noch ${count})`;
export const less = 'Weniger lesen';
export const fits = (price: string) => `passt: ${price}`;
export const questions = {
  heading: 'Welches Paket passt?',
  hint: 'Beantworten Sie, was Sie wissen.',
  pages: 'Seiten',
  shop: 'Onlineshop',
  languages: 'Sprachen',
  yes: 'Ja',
  no: 'Nein',
  one: 'Eine',
  upTo: (count: number) => `Bis zu ${count}`,
  more: 'Mehr',
  none: 'Kein Paket deckt das alles ab. Sagen Sie uns, was Sie brauchen, und wir nennen einen Preis.',
  clear: 'Leeren',
};
export const chart = {
  label: 'Besuche im Monat: vor dem Start gleichmäßig, ein Jahr danach 5,2-mal so viele.',
  start: '1×',
  end: '5,2×',
  best: (month: number) => `im ${month}. Monat`,
  launch: 'Start',
  before: 'Das Jahr davor',
  after: 'Das Jahr danach',
};
export const noPlans = {
  title: 'Der Preis richtet sich danach, was Sie brauchen.',
  lead: 'Sagen Sie es uns in ein paar Worten, und Sie bekommen ein schriftliches Angebot.',
};
