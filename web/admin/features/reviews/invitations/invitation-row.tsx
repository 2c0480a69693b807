import { ActionIcon, Button, Menu, Modal } from '@mantine/core';
import { useState } from 'react';
import { TbBan, TbDots, TbLink, TbSend, TbStar } from 'react-icons/tb';
import { Link } from 'react-router';
import type { ReviewInvitation } from '#contract/records/review-invitation.ts';
import { confirmAction } from '#web/admin/shell/confirm-action.ts';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import { PersonMark } from '#web/admin/shell/person-mark.tsx';
import { OPEN_STATES, STATE_LABELS, stateMoment } from './invitation-texts.ts';
import classes from './invitations.module.css';
import { LinkShownOnce } from './link-shown-once.tsx';
import { useInvitationActions, type LinkedInvitation } from './use-invitations.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as invitationsTexts from '#web/admin/texts/invitations.ts';

/** One invitation: whom, about what, how far it got, and its actions. */
export function InvitationRow({ invitation }: { invitation: ReviewInvitation }) {
  const { name, email, projectTitle, createdBy, createdAt, state, reviewId } = invitation;
  const actions = useInvitationActions(invitation);
  const [linked, setLinked] = useState<LinkedInvitation | null>(null);
  const facts = [
    email || invitationsTexts.noEmail,
    projectTitle,
    createdBy && invitationsTexts.invitedBy(createdBy),
  ].filter(Boolean);
  return (
    <li className={classes.row} aria-busy={actions.isBusy}>
      <PersonMark name={name} size={40} />
      <div className={classes.who}>
        <strong className={classes.name}>{name}</strong>
        <span className={classes.facts} title={formatFull(createdAt)}>
          {facts.join(' · ')}
        </span>
      </div>
      <div className={classes.progress}>
        <StateChip state={state} />
        <span className={classes.facts}>{stateMoment(invitation)}</span>
      </div>
      <div className={classes.menu}>
        {reviewId ? (
          <Button
            component={Link}
            to={`/reviews/${reviewId}`}
            variant="default"
            size="xs"
            leftSection={<TbStar size={16} aria-hidden />}
            aria-label={invitationsTexts.theReviewOf(name)}
          >
            {commonTexts.review}
          </Button>
        ) : (
          state !== 'revoked' && <InvitationMenu invitation={invitation} actions={actions} onLink={setLinked} />
        )}
      </div>
      <Modal opened={linked !== null} onClose={() => setLinked(null)} title={invitationsTexts.aLinkForThisInvitation}>
        {linked && <LinkShownOnce invitation={linked} onDone={() => setLinked(null)} />}
      </Modal>
    </li>
  );
}

/** With a link to what the mail server answered, if it did not take the mail. */
function StateChip({ state }: Pick<ReviewInvitation, 'state'>) {
  const chip = (
    <span className={classes.state} data-state={state}>
      {STATE_LABELS[state]}
    </span>
  );
  return state === 'waiting' || state === 'failed' ? <Link to="/deliveries">{chip}</Link> : chip;
}

interface InvitationMenuProps {
  invitation: ReviewInvitation;
  actions: ReturnType<typeof useInvitationActions>;
  onLink: (linked: LinkedInvitation | null) => void;
}

function InvitationMenu({ invitation, actions, onLink }: InvitationMenuProps) {
  const { name, state } = invitation;
  const isOpen = OPEN_STATES.includes(state);
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon aria-label={commonTexts.moreFor(name)} loading={actions.isBusy}>
          <TbDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isOpen && (
          <Menu.Item leftSection={<TbLink size={16} aria-hidden />} onClick={() => void actions.getLink().then(onLink)}>
            {invitationsTexts.copyALink}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<TbSend size={16} aria-hidden />}
          onClick={() => askToResend(invitation, actions, onLink)}
        >
          {isOpen ? invitationsTexts.sendAgain : invitationsTexts.renew}
        </Menu.Item>
        {isOpen && (
          <Menu.Item
            color="var(--dd-brick)"
            leftSection={<TbBan size={16} aria-hidden />}
            onClick={() => askToRevoke(invitation, actions)}
          >
            {invitationsTexts.revoke}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

type Actions = InvitationMenuProps['actions'];

function askToResend({ name, email }: ReviewInvitation, actions: Actions, onLink: InvitationMenuProps['onLink']) {
  confirmAction({
    title: invitationsTexts.inviteAgain(name),
    children: email ? invitationsTexts.newLinkByMail(email) : invitationsTexts.newLink,
    labels: {
      confirm: email ? invitationsTexts.sendAgainLabel : invitationsTexts.makeANewLink,
      cancel: commonTexts.cancel,
    },
    onConfirm: () => void actions.resend().then(onLink),
  });
}

function askToRevoke({ name }: ReviewInvitation, actions: Actions) {
  confirmAction({
    title: invitationsTexts.revokeThisInvitation,
    children: invitationsTexts.theLinksThatHasStop(name),
    labels: { confirm: invitationsTexts.revokeLabel, cancel: commonTexts.cancel },
    confirmProps: { color: 'brick' },
    onConfirm: () => void actions.revoke(),
  });
}
