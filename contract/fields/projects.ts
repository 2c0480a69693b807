import type { FieldOptions } from './field-options.ts';
import { PROJECTS } from '../projects.ts';
import { record } from './slugs.ts';

/** The slug of a project, chosen from a list; '' for none. */
export function project(label: string, extra: FieldOptions = {}) {
  return record(label, PROJECTS, extra);
}
