export type TemplateSide = 'above' | 'below';
