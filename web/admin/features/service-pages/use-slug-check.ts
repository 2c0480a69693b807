import { useEffect, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '#contract/constants.ts';
import { call } from '#web/api.ts';

export type SlugState = 'idle' | 'checking' | 'ok' | 'taken';

/**
 * Whether a service may have the slug: asked after a pause in typing. `own` is the slug under which the service is
 * saved; that one is free to itself. An answer counts only for the slug that stands there when it arrives.
 */
export function useSlugCheck(slug: string, own: string): SlugState {
  const [answer, setAnswer] = useState<{ slug: string; state: SlugState }>({ slug: '', state: 'idle' });
  const isAsked = slug !== '' && slug !== own;
  useEffect(() => {
    if (!isAsked) return undefined;
    const control = new AbortController();
    const timer = setTimeout(() => {
      void stateOf(slug, control.signal).then((state) => {
        if (!control.signal.aborted) setAnswer({ slug, state });
      });
    }, SEARCH_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [slug, isAsked]);
  if (slug === '') return 'idle';
  if (!isAsked) return 'ok';
  return answer.slug === slug ? answer.state : 'checking';
}

/** Where it cannot be asked, saving will tell. */
async function stateOf(slug: string, signal: AbortSignal): Promise<SlugState> {
  try {
    const { available } = await call('GET /services/admin/slug/:slug/available', { params: { slug }, signal });
    return available ? 'ok' : 'taken';
  } catch {
    return 'idle';
  }
}
