export const title = 'Leistungen';
export const service = 'Leistung';
export const headline = { what: 'Was wir machen', price: 'was es kostet', time: 'wie lange es dauert' };
export const from = 'Ab';
export const fromPrice = (price: string) => ` ab ${price}`;
export const howLong = 'Wie lange';
export const example = 'Zum Beispiel';
export const other = 'Weitere Leistungen';
export const details = 'Einzelheiten';
export const quickLinks = 'Schnellzugriff';
export const getProposal = 'Angebot einholen';
export const compare = 'Vorher und nachher, in Prozent vorher';
export const mostPopular = 'Am beliebtesten';
export const unknown = 'Leistung nicht gefunden.';
export const goneLead = 'Diese Leistung bieten wir nicht mehr an. Alle aktuellen finden Sie auf der Seite Leistungen.';
export const unknownLead =
  'Vielleicht ist sie umgezogen, oder wir bieten sie nicht mehr an. Alle aktuellen finden Sie auf der Seite Leistungen.';
export const all = 'Alle Leistungen';
export const tellUs = 'Sagen Sie uns, was Sie brauchen';
export const idea = {
  title: 'Fragen Sie nach einem Angebot',
  lead: 'Sagen Sie uns in einer Zeile, worum es geht. Sie bekommen schriftlich einen festen Preis, ganz unverbindlich.',
  label: 'Was brauchen Sie?',
  button: 'Angebot anfragen',
};
export const headings = {
  problems: 'Probleme, die wir lösen',
  outcomes: 'Ergebnisse und Wirkung',
  deliverables: 'Was Sie bekommen',
  process: 'So arbeiten wir',
  tech: 'Technik',
  pricing: 'Preise und Pakete',
  faqs: 'Häufige Fragen',
  custom: '',
};
