import type { FieldMeta } from '#contract/field-meta.ts';

/** The metadata that a field may set besides its label. */
export type FieldOptions = Partial<Omit<FieldMeta, 'label' | 'widget' | 'shape' | 'element' | 'bare'>>;
