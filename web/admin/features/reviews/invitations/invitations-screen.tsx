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

/** The invitations of clients to write a review. The address can open the form for a new one. */
export function InvitationsScreen() {
  const [search, setSearch] = useSearchParams();
  return (
    <Page
      list
      title="Review invitations"
      help="Each invitation is a personal link that works once. A review that comes by it carries the mark “Verified client” once it is published."
      actions={
        <>
          <Button
            component={Link}
            to="/reviews"
            variant="subtle"
            color="gray"
            leftSection={<TbArrowLeft size={16} aria-hidden />}
          >
            All reviews
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
      Invite a client
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
          title="Nobody is invited yet."
          text="Ask a client for a review when a project is done. You see here who opened the link and who wrote."
        >
          <InviteButton />
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <ul className={classes.frame} aria-label="Review invitations">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation._id} invitation={invitation} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" mt="md" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
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
