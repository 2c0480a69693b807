import { useState } from 'react';
import type { PersonErased, PersonFound } from '#contract/records/personal-data.ts';
import { call, messageOf } from '#web/api.ts';
import { downloadFile } from '#web/admin/shell/download-file.ts';
import { useSubmit } from '#web/admin/shell/forms/use-submit.ts';
import { notifyDone, notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import { groupsOf } from './person-texts.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as personalDataTexts from '#web/admin/texts/personal-data.ts';

const SEARCH_FAILED = personalDataTexts.theSearchFailed;
const EXPORT_FAILED = personalDataTexts.theDataCouldNotBeExported;

/** The search for one person: what was searched, found and ticked. It is in memory only, never in an address. */
export function usePerson() {
  const [identifiers, setIdentifiers] = useState<string[]>([]);
  const [found, setFound] = useState<PersonFound | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [erased, setErased] = useState<PersonErased | null>(null);
  const { isSending, errors, failure, send, form } = useSubmit(['identifiers']);
  const [isExporting, setExporting] = useState(false);

  /** Returns whether it succeeded. Records of which only the name matches are not ticked: others may have it too. */
  async function search(wanted: string[]): Promise<boolean> {
    setErased(null);
    const result = await send(
      () => call('POST /personal-data/search', { body: { identifiers: wanted } }),
      SEARCH_FAILED,
    );
    if (!result) return false;
    const rows = groupsOf(result).flatMap((group) => group.rows);
    setIdentifiers(wanted);
    setFound(result);
    setChosen(new Set(rows.filter(({ isUncertain }) => !isUncertain).map(({ key }) => key)));
    return true;
  }

  function clear() {
    setIdentifiers([]);
    setFound(null);
    setChosen(new Set());
  }

  async function exportAs(format: 'html' | 'json') {
    setExporting(true);
    try {
      const body = { identifiers, chosen: [...chosen] };
      const files = await call('POST /personal-data/export', { body });
      const type = format === 'html' ? 'text/html' : 'application/json';
      const name = `${files.name}.${format}`;
      downloadFile(name, new Blob([files[format]], { type }));
      notifyDone(commonTexts.downloaded(name));
    } catch (error) {
      notifyFailed(messageOf(error, EXPORT_FAILED));
    } finally {
      setExporting(false);
    }
  }

  const toggle = (key: string) =>
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });

  return {
    ...{ identifiers, found, chosen, erased, isSending, isExporting, form, failure },
    problem: errors.identifiers ?? failure,
    search,
    clear,
    exportAs,
    toggle,
    finish: (result: PersonErased) => {
      clear();
      setErased(result);
    },
  };
}

export type Person = ReturnType<typeof usePerson>;
