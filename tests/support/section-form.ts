import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { z } from 'zod';
import { metaOf, type FieldMeta } from '#contract/field-meta.ts';

/** A field that a user can fill in, with its metadata from the contract. */
export interface Leaf {
  path: string;
  info: FieldMeta;
}

/** A list whose entries have fields. */
export interface ListLeaf extends Leaf {
  element: z.ZodType;
}

/** Hides an entry. Skipped, because the other fields of the entry could not be seen then. */
const VISIBLE = 'isVisible';
const WAIT = { timeout: 60_000 };

/** All fields of a schema that a user can fill in. For lists, those of the first entry. */
export function leavesOf(schema: z.ZodType, path = ''): Leaf[] {
  const info = metaOf(schema);
  // alt-text.test.ts chooses where a description comes from.
  if (info.widget === 'hidden' || info.wordsAt !== undefined) return [];
  if (info.shape) {
    const { shape } = info;
    return Object.keys(shape).flatMap((key) => leavesOf(shape[key] ?? schema, join(path, key)));
  }
  if (info.element && metaOf(info.element).shape) {
    // A list within an entry may be empty.
    return /\.\d+\./.test(path) ? [] : leavesOf(info.element, join(path, '0'));
  }
  return path.endsWith(VISIBLE) ? [] : [{ path, info }];
}

/** Every list of entries. */
export function listsOf(schema: z.ZodType, path = ''): ListLeaf[] {
  const info = metaOf(schema);
  const { element, shape } = info;
  if (element) return metaOf(element).shape ? [{ path, info, element }] : [];
  return Object.entries(shape ?? {}).flatMap(([key, field]) => listsOf(field, join(path, key)));
}

/** Whether the entries of a list can be hidden. */
export function canHide({ element }: ListLeaf): boolean {
  return metaOf(element).shape?.[VISIBLE] !== undefined;
}

export const controlOf = (page: Page, path: string): Locator => page.locator(`#field-${path.replaceAll('.', '-')}`);

/** Unfolds the entry that contains a field. */
export async function unfold(page: Page, path: string): Promise<void> {
  const entry = /^(.*\.\d+)\.[^.]+$/.exec(path)?.[1];
  if (entry === undefined) return;
  const fold = page.locator(`#field-${entry.replaceAll('.', '-')}-fold`);
  if ((await fold.count()) > 0 && (await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
}

/** Changes a field as a user does. Returns the value that should then be saved. */
export async function change(page: Page, { path, info }: Leaf, nth: number): Promise<unknown> {
  await unfold(page, path);
  const control = controlOf(page, path);
  const text = `Kiln ${String(nth).padStart(3, '0')}`;
  switch (info.widget) {
    case 'line':
    case 'text':
      return typed(control, text);
    case 'link':
      return typed(control, `https://kiln${nth}.example/`);
    case 'email':
      return typed(control, `kiln${nth}@dune.example`);
    case 'hexColor':
      return typed(control, `#${(0x2f6f4f + nth).toString(16)}`);
    case 'time':
      return typed(control, `0${nth % 10}:15`);
    case 'slug':
      return typed(control, `kiln-${nth}`);
    case 'html':
      await control.click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
      return `<p>${text}</p>`;
    case 'list':
      await control.fill(`${text} a\n${text} b`);
      return [`${text} a`, `${text} b`];
    case 'image':
      return uploaded(page, path, nth);
    case 'icon':
    case 'choice':
      return chosen(page, control);
    case 'record':
      return recordChosen(page, control);
    case 'color':
      return coloured(control, info);
    case 'emoji':
      await control.locator('xpath=ancestor::*[@role="radiogroup"]').getByRole('radio', { name: 'Rocket' }).check();
      return '🚀';
    case 'number':
      return numbered(control, info, nth);
    case 'switch': {
      const isOn = await control.isChecked();
      await control.press('Space');
      return !isOn;
    }
    default:
      throw new Error(`No test knows how a person changes ${path} (${info.widget}).`);
  }
}

/** The current value of a control, for a later comparison. */
export async function shownIn(page: Page, { path, info }: Leaf): Promise<unknown> {
  await unfold(page, path);
  const control = controlOf(page, path);
  await control.waitFor();
  switch (info.widget) {
    case 'html':
      return control.innerText();
    case 'image':
      return page.locator(`#field-${path.replaceAll('.', '-')}-address`).inputValue();
    case 'switch':
      return control.isChecked();
    case 'color':
    case 'emoji':
      return control.getAttribute('aria-label'); // the selected one has the id
    case 'number':
      return (await control.getAttribute('aria-valuenow')) ?? control.inputValue();
    default:
      return control.inputValue();
  }
}

/** A picture that differs for each `nth`. */
export async function picture(nth: number) {
  const background = { r: nth % 256, g: 120, b: 40 };
  const buffer = await sharp({ create: { width: 8, height: 6, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: `kiln-${nth}.png`, mimeType: 'image/png', buffer };
}

export const fileInput = (page: Page, path: string): Locator =>
  page.locator(`[aria-labelledby="field-${path.replaceAll('.', '-')}-label"] input[type=file]`);

async function typed(control: Locator, value: string): Promise<string> {
  await control.fill(value);
  return value;
}

async function uploaded(page: Page, path: string, nth: number): Promise<string> {
  const address = page.locator(`#field-${path.replaceAll('.', '-')}-address`);
  const before = await address.inputValue();
  await fileInput(page, path).setInputFiles(await picture(nth));
  await expect.poll(() => address.inputValue(), WAIT).not.toBe(before);
  return address.inputValue();
}

/** Chooses another icon. Its stored name is unknown until it is saved. */
async function chosen(page: Page, control: Locator): Promise<undefined> {
  await chooseAnother(page, control);
  return undefined;
}

/** Chooses another record. Returns its slug. */
async function recordChosen(page: Page, control: Locator): Promise<string> {
  return (await chooseAnother(page, control)) ?? '';
}

/** Chooses the last of the other options of a select. Returns its stored value. */
async function chooseAnother(page: Page, control: Locator): Promise<string | null> {
  const before = await control.inputValue();
  await control.click();
  const option = page.getByRole('listbox').getByRole('option', { selected: false }).last();
  const value = await option.getAttribute('value');
  await option.click();
  await expect.poll(() => control.inputValue(), WAIT).not.toBe(before);
  // While it fades out, its options could be taken for those of the next select.
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
  return value;
}

async function coloured(control: Locator, { options = [] }: FieldMeta): Promise<string> {
  const before = (await control.getAttribute('class')) ?? '';
  const choice = options.find((option) => !before.includes(option)) ?? '';
  await control.locator('..').locator(`input.${choice}`).check();
  return choice;
}

/** Moves a slider by one step, or types into a number field. */
async function numbered(control: Locator, { step = 1, min = 0 }: FieldMeta, nth: number): Promise<number> {
  const now = await control.getAttribute('aria-valuenow');
  if (now === null) {
    const value = step < 0.001 ? Number((20.123456 + nth).toFixed(6)) : min + (step < 1 ? 3.25 : 3) + nth;
    await control.fill(String(value));
    return value;
  }
  await control.press('ArrowLeft');
  return Number((Number(now) - step).toFixed(6));
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}
