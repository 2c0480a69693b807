import type { z } from 'zod';
import { templates, type Template } from '#contract/collections/templates.ts';
import { placeLabel } from '#contract/template-places.ts';
import { collectionKind, rowOf } from '#web/admin/editing/collections/collection-kind.tsx';
import { TemplateAside } from './template-aside.tsx';
import { TemplateForm } from './template-form.tsx';
import { templatePreview } from './template-preview.ts';
import * as collectionsTexts from '#web/admin/texts/collections.ts';

type TemplateInList = z.output<typeof templates.inList>;

/** The templates in the panel. */
export const templatesKind = collectionKind<TemplateInList, Template>(templates, {
  texts: {
    emptyHint: collectionsTexts.aTemplatePutsBlocksAbove,
  },
  start: 'note',
  isBeside: true,
  row: (template) => ({ ...rowOf(templates, template), title: placeLabel(template.place) }),
  preview: (template) => template && templatePreview(template.place),
  Form: TemplateForm,
  Aside: TemplateAside,
});
