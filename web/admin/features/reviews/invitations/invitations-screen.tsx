import { Button, Skeleton } from '@mantine/core';
import { TbArrowLeft, TbUserHeart } from 'react-icons/tb';
import { Link, useSearchParams } from 'react-router';
import { loadFailed } from '#contract/texts.ts';
import { stateTexts } from '#contract/texts/states.ts';
import { messageOf } from '#web/api.ts';
import { inviteAddress, readInviteAddress } from '#web/admin/shell/invite-address.ts';
import { Page } from '#web/admin/shell/page.tsx';
import { OpenLetter } from '#web/admin/shell/scenes.tsx';
import { EmptyState, FailedState } from '#web/admin/shell/state.tsx';
import { InvitationRow } from './invitation-row.tsx';
import classes from './invitations.module.css';
import { InviteClient } from './invite-client.tsx';
import { useInvitations } from './use-invitations.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as invitationsTexts from '#web/admin/texts/invitations.ts';

/** The invitations of clients to write a review. The address can open the form for a new one. */
export function InvitationsScreen() {
  const [search, setSearch] = useSearchParams();
  return (
    <Page
      list
      title={invitationsTexts.reviewInvitations}
      help={invitationsTexts.eachInvitationIsAPersonal}
      actions={
        <>
          <Button
            component={Link}
            to="/reviews"
            variant="subtle"
            color="gray"
            leftSection={<TbArrowLeft size={16} aria-hidden />}
          >
            {invitationsTexts.allReviews}
          </Button>
          <InviteButton />
        </>
      }
    >
      <InvitationList />
      <InviteClient about={readInviteAddress(search)} onClose={() => setSearch({}, { replace: true })} />
    </Page>
  );
}

export function InviteButton() {
  return (
    <Button component={Link} to={inviteAddress()} leftSection={<TbUserHeart size={16} aria-hidden />}>
      {invitationsTexts.inviteAClient}
    </Button>
  );
}

function InvitationList() {
  const { invitations, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInvitations();
  if (!invitations) {
    return (
      <div className={classes.frame}>
        {error ? (
          <FailedState title={messageOf(error, loadFailed.invitations)} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton />
        )}
      </div>
    );
  }
  if (invitations.length === 0) {
    return (
      <div className={classes.frame}>
        <EmptyState
          scene={<OpenLetter />}
          title={invitationsTexts.nobodyIsInvitedYet}
          text={invitationsTexts.askAClient}
        >
          <InviteButton />
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <ul className={classes.frame} aria-label={invitationsTexts.reviewInvitations}>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation._id} invitation={invitation} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" mt="md" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {commonTexts.showMore}
        </Button>
      )}
    </>
  );
}

function ListSkeleton() {
  return (
    <div role="status" aria-label={stateTexts.loading}>
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className={classes.row}>
          <Skeleton height={46} width={40} radius="md" />
          <div className={classes.who}>
            <Skeleton height={12} width="38%" mb={8} />
            <Skeleton height={10} width="62%" />
          </div>
        </div>
      ))}
    </div>
  );
}
