import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ENQUIRY_DUE, ENQUIRY_KINDS, LEAD_STATUSES, type EnquiryKind, type EnquiryStage } from '#contract/constants.ts';
import type { EnquiryEntry, EnquiryUpdate } from '#contract/records/enquiry.ts';
import { STAGE_NAMES } from '#contract/settings/enquiries.ts';
import { loadFailed } from '#contract/texts.ts';
import { call, query } from '#web/api.ts';
import { openInbox, type InboxFilter, type StatusCounts } from '#web/admin/editing/inbox/inbox.ts';
import { periodBounds } from '#web/admin/shell/dates/period.ts';
import type { InboxKind } from '#web/admin/editing/inbox/inbox-kind.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as enquiriesTexts from '#web/admin/texts/enquiries.ts';

/** An enquiry as the shared inbox shows it: its stage is its status. */
export interface EnquiryItem extends EnquiryEntry {
  status: EnquiryStage;
  suspicions: string[];
}

export const toItem = (entry: EnquiryEntry): EnquiryItem => ({ ...entry, status: entry.stage, suspicions: [] });

/** The lists besides the open enquiries, which the stages divide. */
const OTHER_LISTS = ['done', 'suspicious'] as const;
export const MORE_FILTERS = ['kind', 'owner', 'due', 'tag'] as const;

export const enquiryInbox = openInbox<EnquiryItem>({
  name: 'enquiries',
  list: async ({ limit, before, ...filter }, signal) =>
    (await call('GET /enquiries', { query: { limit, before, ...filterQuery(filter) }, signal })).map(toItem),
  count: countEnquiries,
  get: async (id, signal) => toItem(await call('GET /enquiries/:id', { params: { id }, signal })),
  setStatus: (id, stage) => updateEnquiry(id, { stage }),
  setSuspect: (id, isSuspect) => updateEnquiry(id, { isSuspect }),
  remove: ({ _id: id, kind }) =>
    kind === 'leads'
      ? call('DELETE /leads/:id', { params: { id } })
      : call('DELETE /contact/messages/:id', { params: { id } }),
  binKind: ({ kind }) => kind,
});

export async function updateEnquiry(id: string, body: EnquiryUpdate): Promise<EnquiryItem> {
  return toItem(await call('PUT /enquiries/:id', { params: { id }, body }));
}

/** The filters of the screen as the calls take them. Text from the address that is no filter counts as none. */
export function filterQuery({ q, status, more = {}, ...period }: InboxFilter) {
  const list = status === 'done' ? 'done' : status === 'suspicious' ? 'spam' : 'open';
  return {
    ...{ q, list, owner: more.owner ?? '', tag: more.tag ?? '', ...periodBounds(period) },
    stage: LEAD_STATUSES.find((stage) => stage === status) ?? 'all',
    kind: ENQUIRY_KINDS.find((kind) => kind === more.kind) ?? ('all' as const),
    due: ENQUIRY_DUE.find((due) => due === more.due) ?? ('all' as const),
  } as const;
}

async function countEnquiries(filter: InboxFilter, signal: AbortSignal): Promise<StatusCounts> {
  const { list: _list, stage: _stage, ...found } = filterQuery(filter);
  const { open, done, spam, stages } = await call('GET /enquiries/counts', { query: found, signal });
  return { all: open, ...stages, done, suspicious: spam };
}

/** The names of the stages that the agency chose. */
export function useStageNames(): Record<EnquiryStage, string> {
  const { data } = useQuery({ ...query('GET /settings/enquiries'), staleTime: Infinity });
  return data?.stageNames ?? STAGE_NAMES;
}

export const KIND_WORDS: Record<EnquiryKind, string> = { messages: 'message', leads: 'lead' };

/** Such as 'A menu from Kavya'. */
export function enquiryTitle({ kind, about, name }: Pick<EnquiryEntry, 'kind' | 'about' | 'name'>): string {
  return enquiriesTexts.from(about || `A ${KIND_WORDS[kind]}`, name);
}

/** How the enquiries are shown in the inbox. */
export function useEnquiryKind(): InboxKind<EnquiryItem> {
  const names: Record<string, string> = useStageNames();
  return useMemo(() => {
    const statusName = (status: string) =>
      status === 'suspicious' ? enquiriesTexts.spam : status === 'done' ? commonTexts.done : (names[status] ?? status);
    return {
      inbox: enquiryInbox,
      one: 'enquiry',
      many: 'enquiries',
      statuses: LEAD_STATUSES,
      states: [...LEAD_STATUSES, ...OTHER_LISTS],
      statusName,
      statusWord: enquiriesTexts.stage,
      moreFilters: MORE_FILTERS,
      failed: loadFailed.enquiries,
      searchHint: enquiriesTexts.nameCompanyEmailText,
      nameOf: ({ name }) => name,
      labelOf: ({ kind, name }) => enquiriesTexts.fromWithValueAndName(KIND_WORDS[kind], name),
      subjectOf: subjectText,
      wordsOf: ({ message }) => message,
      isNew: ({ isNew, isDone }) => isNew && !isDone,
      swipeTo: ({ status }) =>
        status === 'new' ? { word: statusName('contacted'), status: 'contacted' as const } : undefined,
    };
  }, [names]);
}

/** What it is about, in the line below the name. */
function subjectText({ kind, about, company, ownerName }: EnquiryItem): string {
  const subject =
    kind === 'leads'
      ? about
        ? enquiriesTexts.proposal(about)
        : enquiriesTexts.proposalLabel
      : about || commonTexts.message;
  return [subject, company, ownerName].filter(Boolean).join(' · ');
}
