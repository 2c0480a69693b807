import type { z } from 'zod';
import { undescribedPicturesOf } from '#contract/described-places.ts';
import { metaOf, schemaOf } from '#contract/field-meta.ts';
import { asList, getIn, isGroup } from '#web/admin/editing/form/values.ts';
import { asText } from '../use-field.ts';
import { anyBlock } from '#contract/blocks/block.ts';
import type { BlockValues } from './block-values.ts';
import * as blocksTexts from '#web/admin/texts/blocks.ts';

/**
 * What visitors miss in a block: descriptions of pictures, targets and texts of links. The site gives each page exactly
 * one main heading, so that there is nothing to find about it.
 */
export function blockFindings(block: BlockValues, content: unknown): string[] {
  const schema = schemaOf(anyBlock, block);
  const shape = schema && metaOf(schema).shape;
  if (!shape?.content || !isGroup(content)) return [];
  const undescribed = undescribedPicturesOf(shape.content, content).filter(({ isHidden }) => !isHidden);
  return [...new Set([...undescribed.map(() => NO_DESCRIPTION), ...findingsIn(shape.content, content)])];
}

function findingsIn(schema: z.ZodType, value: unknown): string[] {
  const { shape, element, widget } = metaOf(schema);
  if (shape) {
    if (!isGroup(value) || value.isVisible === false) return [];
    const own = 'label' in shape && 'href' in shape && Object.keys(shape).length === 2 ? findingsOfButton(value) : [];
    return [...own, ...Object.entries(shape).flatMap(([key, field]) => findingsIn(field, getIn(value, key)))];
  }
  if (element) return asList(value).flatMap((entry) => findingsIn(element, entry));
  return widget === 'html' ? findingsInHtml(asText(value)) : [];
}

const NO_DESCRIPTION = blocksTexts.aPictureHasNoDescription;

function findingsOfButton({ label, href }: Record<string, unknown>): string[] {
  const [text, target] = [asText(label).trim(), asText(href).trim()];
  if (text && !target) return [blocksTexts.theButtonLeadsNowhere(text)];
  return target && !text ? [blocksTexts.aButtonHasNoText] : [];
}

function findingsInHtml(html: string): string[] {
  const links = [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)];
  return [
    ...links
      .filter(([, attributes]) => !/\shref="[^"]/.test(attributes ?? ''))
      .map(() => blocksTexts.aLinkLeadsNowhere),
    ...links.filter(([, , words]) => hasNoWords(words ?? '')).map(() => blocksTexts.aLinkHasNoText),
  ];
}

function hasNoWords(html: string): boolean {
  return html.replace(/<(?!img)[^>]*>|&nbsp;|\s/g, '') === '';
}
