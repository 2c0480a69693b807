import { z } from 'zod';
import type { FieldIssue } from '#contract/failures.ts';
import { metaOf, withMeta, type Shape } from '#contract/field-meta.ts';
import { replyOf, section, stamps } from '#contract/sections/section.ts';

interface GroupOptions<S extends Shape> {
  /** Only admins may read it. Without this, all staff may. Only admins may change any group. */
  isForAdmins?: true;
  /** Saving it needs the password again, because it decides where mail with secrets goes. */
  needsConfirmation?: true;
  /** Finds what is wrong with fields that are valid one by one. */
  check?: (fields: z.output<z.ZodObject<S>>) => FieldIssue[];
}

/** Settings of the site that belong together: their title in the panel, a sentence about them, and their fields. */
export function settingsGroup<const N extends string, const S extends Shape>(
  name: N,
  title: string,
  help: string,
  shape: S,
  { check, ...access }: GroupOptions<S> = {},
) {
  const { path, fields, write: unchecked } = section(`/settings/${name}`, title, help, shape);
  const checked = unchecked.superRefine((value, context) => {
    for (const { path: at, message } of check?.(value) ?? []) {
      context.addIssue({ code: 'custom', path: at.split('.'), message });
    }
  });
  const write = withMeta(checked, metaOf(unchecked));
  return { path, title, help, fields, write, record: replyOf({ ...shape, ...stamps, ...serverFields }), ...access };
}

const serverFields = {
  /** The fields whose value the environment sets, each with the name of its variable. Saving does not change them. */
  fromEnvironment: z.record(z.string(), z.string()).default({}),
  /** The secret fields of which the server stores a value. */
  storedSecrets: z.array(z.string()).default([]),
};
