import { useEffect, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '#contract/constants.ts';
import { call } from '#web/api.ts';

export type SlugState = 'idle' | 'checking' | 'ok' | 'taken';

/**
 * Whether a service may have the slug. Checks after a pause in typing. `own` is its saved slug, which is always
 * allowed. An answer counts only if the slug has not changed since.
 */
export function useSlugCheck(slug: string, own: string): SlugState {
  const [answer, setAnswer] = useState<{ slug: string; state: SlugState }>({ slug: '', state: 'idle' });
  const needsCheck = slug !== '' && slug !== own;
  useEffect(() => {
    if (!needsCheck) return undefined;
    const control = new AbortController();
    const timer = setTimeout(() => {
      void fetchSlugState(slug, control.signal).then((state) => {
        if (!control.signal.aborted) setAnswer({ slug, state });
      });
    }, SEARCH_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [slug, needsCheck]);
  if (slug === '') return 'idle';
  if (!needsCheck) return 'ok';
  return answer.slug === slug ? answer.state : 'checking';
}

/** If the check fails, saving will report it. */
async function fetchSlugState(slug: string, signal: AbortSignal): Promise<SlugState> {
  try {
    const { available } = await call('GET /services/admin/slug/:slug/available', { params: { slug }, signal });
    return available ? 'ok' : 'taken';
  } catch {
    return 'idle';
  }
}
