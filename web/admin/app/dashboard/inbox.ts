import type { InboxEntry } from '#contract/records/audit-entry.ts';
import { call } from '#web/api.ts';
import { priceText } from '#contract/price.ts';
import { mailLink, phoneLink } from '#web/admin/shell/contact-links.ts';
import { replyLink } from '#web/admin/shell/reply-link.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as dashboardTexts from '#web/admin/texts/dashboard.ts';

/** What one can do with a submission without leaving the dashboard. */
export interface InboxAct {
  label: string;
  /** Opens the mail or telephone program, if the act needs one. */
  href?: string;
  /** Says what was done. */
  done: string;
  run: () => Promise<unknown>;
  undo: () => Promise<unknown>;
}

export function inboxAct({ kind, _id: id, version, name, about, email, phone }: InboxEntry): InboxAct {
  if (kind === 'review') {
    const approve = (isApproved: boolean, ifMatch?: number) =>
      call('PUT /reviews/:id', { params: { id }, body: { isApproved }, ...(ifMatch !== undefined && { ifMatch }) });
    return {
      label: dashboardTexts.approve,
      done: dashboardTexts.visitorsNowSeeTheReview(name),
      run: () => approve(true, version),
      undo: () => approve(false),
    };
  }
  if (kind === 'message') {
    const mark = (status: 'new' | 'read') => call('PUT /contact/messages/:id', { params: { id }, body: { status } });
    return {
      label: dashboardTexts.reply,
      href: replyLink({ email, subject: about }),
      done: dashboardTexts.theMessageOfIsMarked(name),
      run: () => mark('read'),
      undo: () => mark('new'),
    };
  }
  const mark = (status: 'new' | 'contacted') => call('PUT /leads/:id', { params: { id }, body: { status } });
  const number = phoneLink(phone);
  return {
    label: number ? dashboardTexts.call : dashboardTexts.reply,
    href: number ?? mailLink({ email, plan: { title: about } }),
    done: dashboardTexts.isMarkedAsContacted(name),
    run: () => mark('contacted'),
    undo: () => mark('new'),
  };
}

/** Its screen, with the submission open. */
export function inboxPath({ kind, _id }: InboxEntry): string {
  const id = encodeURIComponent(_id);
  return kind === 'review' ? `/reviews/${id}` : `/enquiries?enquiry=${id}`;
}

/** 'Lead · Growth · Rs 90K', 'Message · A shop', 'Review · Owner'. */
export function inboxKindText({ kind, about, price }: InboxEntry): string {
  const names = { lead: commonTexts.lead, message: commonTexts.message, review: commonTexts.review };
  return [names[kind], about, price > 0 && priceText(price)].filter(Boolean).join(' · ');
}
