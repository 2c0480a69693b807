import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, FieldValues, Resolver, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { metaOf } from '#contract/field-meta.ts';
import type { FieldIssue } from '#contract/failures.ts';
import { rules } from '#contract/texts.ts';
import { join } from './changes.ts';
import { asList, getIn, isGroup, renumber, same } from './values.ts';

/** Something the server refused; it stays beside its field until that field says something else. */
export interface ServerIssue extends FieldIssue {
  refused: unknown;
}

/** Checks a form with the contract's own rules and with `otherIssues`, such as what the server said about these values. */
export function contractResolver(
  schema: z.ZodType,
  fields: z.ZodType,
  otherIssues: (values: unknown) => readonly ServerIssue[],
): Resolver {
  return (values, _context, options) => {
    const tidy = renumber(fields, values);
    const result = schema.safeParse(tidy);
    const found: FieldErrors = {};
    for (const { path, message, refused } of otherIssues(tidy)) {
      if (same(getIn(tidy, path), refused)) found[path] ??= { type: 'server', message };
    }
    const broken = result.success ? [] : issuesOf(result.error);
    for (const { path, message } of [...misreadNumbers(fields, tidy), ...broken]) {
      found[path || 'root'] ??= { type: 'rule', message };
    }
    if (result.success && Object.keys(found).length === 0) return { values: result.data as FieldValues, errors: {} };
    return { values: {}, errors: toNestErrors(found, options) };
  };
}

/** Number fields that hold a text, which is what was typed when it is no number. Some rules would read it as 0. */
function misreadNumbers(schema: z.ZodType, value: unknown, path = ''): FieldIssue[] {
  const { shape, element, widget } = metaOf(schema);
  if (shape) {
    return Object.entries(shape).flatMap(([key, field]) => misreadNumbers(field, getIn(value, key), join(path, key)));
  }
  if (element) return asList(value).flatMap((entry, at) => misreadNumbers(element, entry, join(path, String(at))));
  const isMisread = widget === 'number' && typeof value === 'string' && value !== '';
  return isMisread ? [{ path, message: rules.plainNumber }] : [];
}

export function issuesOf(error: z.ZodError): FieldIssue[] {
  return error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
}

/** Which fields are wrong, as paths with their messages. */
export function flattenErrors(errors: unknown, path = ''): FieldIssue[] {
  if (Array.isArray(errors) || isGroup(errors)) {
    const own = messageIn(errors);
    const inner = Object.entries(errors).flatMap(([key, part]) => {
      if (key === 'root') return messageIn(part) === undefined ? [] : [{ path, message: messageIn(part) ?? '' }];
      if (key === 'ref' || part === undefined || part === null || typeof part !== 'object') return [];
      return flattenErrors(part, path === '' ? key : `${path}.${key}`);
    });
    return own === undefined ? inner : [{ path, message: own }, ...inner];
  }
  return [];
}

/** The paths of the fields that are wrong at this moment; `form.formState` is as old as the last render. */
export function wrongPaths(form: UseFormReturn): string[] {
  return flattenErrors(form.control._formState.errors).map(({ path }) => path);
}

/** What is wrong with the field at `path` itself, and not with what is in it. */
export function messageAt(errors: unknown, path: string): string | undefined {
  const found = getIn(errors, path);
  return messageIn(found) ?? messageIn(getIn(found, 'root'));
}

function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if (!('type' in error) || typeof error.type !== 'string') return undefined;
  return 'message' in error && typeof error.message === 'string' ? error.message : '';
}
