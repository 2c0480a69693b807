import { useEffect, useRef, useState } from 'react';
import { readFieldDraft, saveFieldDraft } from '#web/admin/editing/autosave/field-drafts.ts';
import { markUnsaved } from '#web/admin/editing/autosave/unsaved-flag.ts';
import { typedKey } from '../typed-key.ts';

export type ReplyDraft = ReturnType<typeof useReplyDraft>;

/**
 * A reply that is being written. The browser keeps it until it is sent, with the key of its request: after a reload, a
 * reply that was already sent is not sent twice.
 */
export function useReplyDraft(enquiryId: string) {
  const [name] = useState(() => typedKey(enquiryId, 'reply'));
  const [{ value: html, base: key }, setDraft] = useState(() => readFieldDraft(localStorage, name, '') ?? newDraft());
  const wasTried = useRef(false);
  const isWritten = html !== '';
  useEffect(() => {
    saveFieldDraft(localStorage, name, isWritten ? { value: html, base: key } : null);
  }, [name, html, key, isWritten]);
  useEffect(() => (isWritten ? markUnsaved() : undefined), [isWritten]);

  /** Another text is another reply: the one that was tried may have been sent. */
  function change(next: string): void {
    const another = wasTried.current && next !== html;
    if (another) wasTried.current = false;
    setDraft((draft) => ({ value: next, base: another ? crypto.randomUUID() : draft.base }));
  }

  return {
    ...{ html, key, isWritten, change },
    markTried: () => (wasTried.current = true),
    clear: () => {
      wasTried.current = false;
      setDraft(newDraft());
    },
  };
}

function newDraft() {
  return { value: '', base: crypto.randomUUID() as string };
}
