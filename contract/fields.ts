// The field types for the schemas of records and sections.
export * from './fields/alt.ts';
export * from './fields/choices.ts';
export * from './fields/clock-times.ts';
export * from './fields/colors.ts';
export * from './fields/groups.ts';
export * from './fields/numbers.ts';
export * from './fields/projects.ts';
export * from './fields/secrets.ts';
export * from './fields/slugs.ts';
export * from './fields/times.ts';
export * from './fields/texts.ts';
