import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, FieldValues, Resolver, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { metaOf, schemaOf } from '#contract/field-meta.ts';
import type { FieldIssue } from '#contract/failures.ts';
import { rules } from '#contract/rule-texts.ts';
import { joinPath } from './changed-paths.ts';
import { isWithin } from './editor-context.ts';
import { asList, getIn, isGroup, renumber, isEqual } from './values.ts';

/** A value the server refused. The message stays until the field changes. */
export interface ServerIssue extends FieldIssue {
  refused: unknown;
}

/**
 * Validates a form with the contract's schema and `otherIssues`, such as the server's answer about these values. Says
 * nothing about what is `forgiven`.
 */
export function contractResolver(
  schema: z.ZodType,
  fields: z.ZodType,
  otherIssues: (values: unknown) => readonly ServerIssue[],
  forgiven: (values: unknown) => readonly string[] = () => [],
): Resolver {
  return (values, _context, options) => {
    const renumbered = renumber(fields, values);
    const result = schema.safeParse(renumbered);
    const found: FieldErrors = {};
    for (const { path, message, refused } of otherIssues(renumbered)) {
      if (isEqual(getIn(renumbered, path), refused)) found[path] ??= { type: 'server', message };
    }
    const schemaIssues = result.success ? [] : issuesByPath(result.error);
    const notYetWrong = forgiven(renumbered);
    for (const { path, message } of [...inputIssues(fields, renumbered), ...schemaIssues]) {
      if (notYetWrong.some((entry) => isWithin(path, entry))) continue;
      found[path || 'root'] ??= { type: 'rule', message };
    }
    if (result.success && Object.keys(found).length === 0) return { values: result.data as FieldValues, errors: {} };
    return { values: {}, errors: toNestErrors(found, options) };
  };
}

/** What a schema would replace: invalid text in number fields, read as 0, and empty fields that staff must type. */
function inputIssues(schema: z.ZodType, value: unknown, path = ''): FieldIssue[] {
  const { shape, element, widget, label, mustBeTyped } = metaOf(schemaOf(schema, value) ?? schema);
  if (shape) {
    return Object.entries(shape).flatMap(([key, field]) => inputIssues(field, getIn(value, key), joinPath(path, key)));
  }
  if (element) return asList(value).flatMap((entry, at) => inputIssues(element, entry, joinPath(path, String(at))));
  if (mustBeTyped && typeof value === 'string' && value.trim() === '')
    return [{ path, message: rules.required(label) }];
  const isInvalidNumber = widget === 'number' && typeof value === 'string' && value !== '';
  return isInvalidNumber ? [{ path, message: rules.plainNumber }] : [];
}

export function issuesByPath(error: z.ZodError): FieldIssue[] {
  return error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
}

/** The invalid fields: paths with messages. */
export function flattenErrors(errors: unknown, path = ''): FieldIssue[] {
  if (Array.isArray(errors) || isGroup(errors)) {
    const own = errorMessage(errors);
    const inner = Object.entries(errors).flatMap(([key, part]) => {
      if (key === 'root') return errorMessage(part) === undefined ? [] : [{ path, message: errorMessage(part) ?? '' }];
      if (key === 'ref' || part === undefined || part === null || typeof part !== 'object') return [];
      return flattenErrors(part, path === '' ? key : `${path}.${key}`);
    });
    return own === undefined ? inner : [{ path, message: own }, ...inner];
  }
  return [];
}

/** The paths of the currently invalid fields. `form.formState` is only as new as the last render. */
export function wrongPaths(form: UseFormReturn): string[] {
  return flattenErrors(form.control._formState.errors).map(({ path }) => path);
}

/** The error of the field at `path` itself, not of fields inside it. */
export function messageAt(errors: unknown, path: string): string | undefined {
  const found = getIn(errors, path);
  return errorMessage(found) ?? errorMessage(getIn(found, 'root'));
}

function errorMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if (!('type' in error) || typeof error.type !== 'string') return undefined;
  return 'message' in error && typeof error.message === 'string' ? error.message : '';
}
