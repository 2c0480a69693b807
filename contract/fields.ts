// The kinds of field that records are described with.
export * from './fields/choices.ts';
export * from './fields/groups.ts';
export * from './fields/numbers.ts';
export * from './fields/slugs.ts';
export * from './fields/times.ts';
export * from './fields/texts.ts';
