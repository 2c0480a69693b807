import { Parser } from 'htmlparser2';
import { CANARY_FIELDS, type CanaryField } from './form-values.ts';

interface FormField {
  name: string;
  tag: string;
  type: string;
  isRequired: boolean;
}

interface Form {
  method: string;
  fields: FormField[];
}

export interface ContactPage {
  /** The addresses of its scripts, also of those that its first script loads. */
  scripts: string[];
  forms: Form[];
}

const FIELD_TAGS = ['input', 'textarea', 'select'];

/** What a browser finds in the page: its scripts, and its forms with their fields. */
export function readPage(html: string): ContactPage {
  const page: ContactPage = { scripts: [], forms: [] };
  let form: Form | null = null;
  const parser = new Parser({
    onopentag(tag, { name = '', type = '', src = '', method = 'get', ...attributes }) {
      if (tag === 'script') page.scripts.push(...scriptsOf(src, attributes));
      if (tag === 'form') page.forms.push((form = { method, fields: [] }));
      if (form && name && FIELD_TAGS.includes(tag)) {
        form.fields.push({ name, tag, type, isRequired: 'required' in attributes });
      }
    },
    onclosetag(tag) {
      if (tag === 'form') form = null;
    },
  });
  parser.end(html);
  return page;
}

/** The first script of a page stands in it, and names the others: `web/site/start.ts` loads them. */
function scriptsOf(src: string, attributes: Record<string, string>): string[] {
  const { 'data-app': app = '', 'data-preload': preload = '' } = attributes;
  return [src, app, ...preload.split(' ')].filter(Boolean);
}

/** The form in which visitors write a text. Throws if the page has none, or if a field is missing. */
export function findContactForm({ forms }: ContactPage): Form {
  const form = forms.find(({ fields }) => fields.some(({ tag }) => tag === 'textarea'));
  if (!form) throw new Error('The page has no form with a field for a text.');
  const names = form.fields.map(({ name }) => name);
  const missing = CANARY_FIELDS.filter((field) => !names.includes(field));
  if (missing.length > 0) throw new Error(`The form has no field ${missing.map((name) => `“${name}”`).join(', ')}.`);
  return form;
}

/** The body that the browser's script would send: the fields of the form, filled in. */
export function fillIn({ fields }: Form, values: Readonly<Record<CanaryField, string>>): Record<string, string> {
  const isKnown = (name: string): name is CanaryField => name in values;
  return Object.fromEntries(
    fields.flatMap(({ name, type, isRequired }) => {
      if (isKnown(name)) return [[name, values[name]]];
      if (isRequired) throw new Error(`The form requires “${name}”, which the check does not know.`);
      return type === 'radio' || type === 'checkbox' ? [] : [[name, '']]; // the honeypot stays empty
    }),
  );
}
