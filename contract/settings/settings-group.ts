import { z } from 'zod';
import type { Shape } from '#contract/field-meta.ts';
import { replyOf, section, stamps } from '#contract/sections/section.ts';

interface GroupOptions {
  /** Only admins may read it. Without this, all staff may. Only admins may change any group. */
  isForAdmins?: true;
  /** Saving it needs the password again, because it decides where mail with secrets goes. */
  needsConfirmation?: true;
}

/** Settings of the site that belong together: their title in the panel, a sentence about them, and their fields. */
export function settingsGroup<const N extends string, const S extends Shape>(
  name: N,
  title: string,
  help: string,
  shape: S,
  options: GroupOptions = {},
) {
  const { path, fields, write } = section(`/settings/${name}`, title, help, shape);
  const record = replyOf({ ...shape, ...stamps, fromEnvironment });
  return { path, title, help, fields, write, record, ...options };
}

/** The fields whose value the environment sets, each with the name of its variable. Saving does not change them. */
const fromEnvironment = z.record(z.string(), z.string()).default({});
