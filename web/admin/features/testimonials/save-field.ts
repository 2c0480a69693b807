import type { Testimonial } from '#contract/records/testimonial.ts';
import { failures, type NewerVersion } from '#contract/failures.ts';
import { saveFailed } from '#contract/texts.ts';
import { ApiError, call, messageOf } from '#web/api.ts';
import { isOutdated } from '#web/admin/editing/order/list-cache.ts';
import type { TestimonialCache } from './testimonials.ts';

/** The fields that are saved one by one. */
export type Editable = 'name' | 'role' | 'feedback' | 'imageUrl' | 'imageAlt' | 'isVisible' | 'order';

export type Outcome<F extends Editable> =
  /** `isMerged`: other fields had been saved meanwhile, by `newer` where that is known. */
  | { kind: 'saved'; isMerged: boolean; newer: NewerVersion | null }
  | { kind: 'failed'; message: string }
  /** Someone else changed the same field; nothing was overwritten. The message says who. */
  | { kind: 'clash'; theirs: Testimonial[F]; message: string };

/** Times a save goes on by itself over what others saved meanwhile. */
const ATTEMPTS = 3;

/**
 * Saves one field of a testimonial over `base`, which is what one saw when one began to change it. What others did to
 * other fields stays; what they did to this one is shown and not overwritten.
 */
export async function saveField<F extends Editable>(
  cache: TestimonialCache,
  id: string,
  { field, value, base }: { field: F; value: Testimonial[F]; base: Testimonial[F] },
): Promise<Outcome<F>> {
  let refusal: ApiError | null = null;
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const latest = cache.find(id);
      if (!latest) return { kind: 'failed', message: failures['not-found'].message };
      if (latest[field] !== base && latest[field] !== value)
        return { kind: 'clash', theirs: latest[field], message: messageOf(refusal, failures.stale.message) };
      const refused = await put(cache, latest, { [field]: value });
      if (!refused) return { kind: 'saved', isMerged: attempt > 0, newer: refusal?.newer ?? null };
      refusal = refused;
    }
    return { kind: 'failed', message: messageOf(refusal, failures.stale.message) };
  } catch (error) {
    return { kind: 'failed', message: messageOf(error, saveFailed.update) };
  }
}

/** Answers with the refusal where someone was faster; what they saved is shown then. */
async function put(cache: TestimonialCache, latest: Testimonial, body: Partial<Testimonial>): Promise<ApiError | null> {
  try {
    cache.keep(await call('PUT /testimonials/:id', { params: { id: latest._id }, body, ifMatch: latest.version }));
    return null;
  } catch (error) {
    if (!(error instanceof ApiError) || !isOutdated(error)) throw error;
    await cache.reload();
    return error;
  }
}
