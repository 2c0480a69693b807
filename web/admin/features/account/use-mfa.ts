import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MfaSetup } from '#contract/records/mfa.ts';
import { saveFailed } from '#contract/texts.ts';
import { call, query } from '#web/api.ts';
import { useSending } from '#web/admin/shell/forms/use-submit.ts';

const own = query('GET /users/me/second-factor');

/** One's own second factor, and what is shown of it once: the secret while it is set up, then the recovery codes. */
export function useSecondFactor() {
  const client = useQueryClient();
  const { data: state, error, refetch } = useQuery(own);
  const [pending, setPending] = useState<MfaSetup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { isSending, failure, send } = useSending([]);

  async function begin() {
    setPending(await send(() => call('POST /users/me/second-factor'), saveFailed.update));
  }

  async function refresh() {
    await Promise.all(
      [own, query('GET /users/me'), query('GET /users'), query('GET /users/me/sessions')].map(({ queryKey }) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  }

  /** Shows the codes until they are said to be kept. */
  function show(recoveryCodes: string[]) {
    setPending(null);
    setCodes(recoveryCodes);
    void refresh();
  }

  return {
    ...{ state, error, refetch, pending, codes, isSending, failure, begin, show, refresh },
    cancel: () => setPending(null),
    kept: () => setCodes(null),
  };
}
