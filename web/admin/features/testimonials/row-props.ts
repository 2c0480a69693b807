import type { Testimonial } from '#contract/collections/testimonials.ts';
import type { TestimonialCache } from './testimonials.ts';

export interface TestimonialRowProps {
  testimonial: Testimonial;
  cache: TestimonialCache;
  index: number;
  isLast: boolean;
  isMoved: boolean;
  /** Whether any testimonial was moved and not saved. Numbers are then positions in the wanted order. */
  isOrderOpen: boolean;
  isFresh: boolean;
  isOpen: boolean;
  onToggle: (id: string) => void;
  onMove: (from: number, to: number) => void;
}

export function foldId(id: string): string {
  return `testimonial-${id}-fold`;
}

export function bodyId(id: string): string {
  return `testimonial-${id}-fields`;
}
