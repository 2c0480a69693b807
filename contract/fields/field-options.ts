import type { FieldMeta } from '#contract/field-meta.ts';

/** What a field says of itself beside its label and its rule. */
export type FieldOptions = Partial<Omit<FieldMeta, 'label' | 'widget' | 'shape' | 'element' | 'bare'>>;
