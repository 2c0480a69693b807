import type { Testimonial } from '#contract/collections/testimonials.ts';
import { failures, type NewerVersion } from '#contract/failures.ts';
import { saveFailed } from '#contract/texts.ts';
import { ApiError, call, messageOf } from '#web/api.ts';
import { isStaleError } from '#web/admin/editing/order/list-cache.ts';
import type { TestimonialCache } from './testimonials.ts';

/** Fields that are saved one by one. */
export type EditableField = 'name' | 'role' | 'feedback' | 'imageUrl' | 'imageAlt' | 'isVisible' | 'order';

export type SaveOutcome<F extends EditableField> =
  /** `isMerged`: other fields were saved meanwhile, by `newer` if known. */
  | { kind: 'saved'; isMerged: boolean; newer: NewerVersion | null }
  | { kind: 'failed'; message: string }
  /** Someone else changed the same field. Nothing was overwritten. The message says who. */
  | { kind: 'clash'; theirs: Testimonial[F]; message: string };

/** How often a save retries over newer versions. */
const ATTEMPTS = 3;

/**
 * Saves one field over `base`, the value the user saw when they started to edit. Keeps others' changes to other fields.
 * Shows others' changes to the same field and does not overwrite them.
 */
export async function saveField<F extends EditableField>(
  cache: TestimonialCache,
  id: string,
  { field, value, base }: { field: F; value: Testimonial[F]; base: Testimonial[F] },
): Promise<SaveOutcome<F>> {
  let refusal: ApiError | null = null;
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const latest = cache.find(id);
      if (!latest) return { kind: 'failed', message: failures['not-found'].message };
      if (latest[field] !== base && latest[field] !== value)
        return { kind: 'clash', theirs: latest[field], message: messageOf(refusal, failures.stale.message) };
      const refused = await saveOnce(cache, latest, { [field]: value });
      if (!refused) return { kind: 'saved', isMerged: attempt > 0, newer: refusal?.newer ?? null };
      refusal = refused;
    }
    return { kind: 'failed', message: messageOf(refusal, failures.stale.message) };
  } catch (error) {
    return { kind: 'failed', message: messageOf(error, saveFailed.update) };
  }
}

/** Returns the refusal if someone else was faster, and shows their version. */
async function saveOnce(
  cache: TestimonialCache,
  latest: Testimonial,
  body: Partial<Testimonial>,
): Promise<ApiError | null> {
  try {
    cache.keep(await call('PUT /testimonials/:id', { params: { id: latest._id }, body, ifMatch: latest.version }));
    return null;
  } catch (error) {
    if (!(error instanceof ApiError) || !isStaleError(error)) throw error;
    await cache.reload();
    return error;
  }
}
