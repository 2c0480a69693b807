import { useEffect, useEffectEvent } from 'react';
import { areLettersOff } from '#web/admin/shell/letters.ts';

/** Where letters are text or choose from a list. */
const FIELD = 'input, textarea, select, [contenteditable="true"], [role="menu"] *';

/** E for done, R for reply, A for the owner, S for the stage: on the open enquiry, outside of fields. */
export function useEnquiryKeys({ toggleDone }: { toggleDone: () => void }): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    if (ctrlKey || metaKey || altKey || defaultPrevented || areLettersOff()) return;
    if (target instanceof Element && target.closest(FIELD)) return;
    if (key === 'e') toggleDone();
    else if (key === 'r') document.querySelector<HTMLElement>('[data-enquiry-reply]')?.click();
    else if (key === 'a') document.querySelector<HTMLElement>('[data-enquiry-owner]')?.focus();
    else if (key === 's') document.querySelector<HTMLElement>('[data-detail] select')?.focus();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
