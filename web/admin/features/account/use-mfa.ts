import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MfaSetup } from '#contract/records/mfa.ts';
import { saveFailed } from '#contract/texts.ts';
import { call, query } from '#web/api.ts';
import { useSubmit } from '#web/admin/shell/forms/use-submit.ts';

const own = query('GET /users/me/second-factor');

/** The user's second factor, and what is shown only once: the secret during setup, then the recovery codes. */
export function useMfa() {
  const client = useQueryClient();
  const { data: state, error, refetch } = useQuery(own);
  const [pending, setPending] = useState<MfaSetup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { isSending, failure, send } = useSubmit([]);

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

  /** Shows the codes until the user confirms that they are saved. */
  function show(recoveryCodes: string[]) {
    setPending(null);
    setCodes(recoveryCodes);
    void refresh();
  }

  return {
    ...{ state, error, refetch, pending, codes, isSending, failure, begin, show, refresh },
    cancel: () => setPending(null),
    closeCodes: () => setCodes(null),
  };
}
