/** The words for a count. These languages tell apart one and others, each by its own rule. */
export function pluralOf(language: string) {
  const rules = new Intl.PluralRules(language);
  return (count: number, one: string, other: string): string => (rules.select(count) === 'one' ? one : other);
}
