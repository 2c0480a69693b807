import type { FieldInfo } from '#contract/field-meta.ts';

/** What a field says of itself beside its label and its rule. */
export type Extra = Partial<Omit<FieldInfo, 'label' | 'widget' | 'shape' | 'element' | 'bare'>>;
