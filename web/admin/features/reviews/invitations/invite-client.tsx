import { Button, Group, Modal, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { TbSend } from 'react-icons/tb';
import {
  EMAIL_MAX,
  INVITATION_DAYS_DEFAULT,
  INVITATION_DAYS_MAX,
  INVITATION_NOTE_MAX,
  LIST_LIMIT_MAX,
} from '#contract/constants.ts';
import { reviewRules } from '#contract/form-rules.ts';
import { PROJECTS, type ProjectInList } from '#contract/projects.ts';
import { saveFailed } from '#contract/texts.ts';
import { call } from '#web/api.ts';
import { collectionListQuery } from '#web/admin/shell/collection-list.ts';
import { collectionNamed } from '#web/admin/shell/collections.ts';
import type { InviteAbout } from '#web/admin/shell/invite-address.ts';
import { FormFailure } from '#web/admin/shell/forms/form-failure.tsx';
import { useSubmit } from '#web/admin/shell/forms/use-submit.ts';
import classes from './invitations.module.css';
import { LinkShownOnce } from './link-shown-once.tsx';
import { useReloadInvitations, type LinkedInvitation } from './use-invitations.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as invitationsTexts from '#web/admin/texts/invitations.ts';

const FIELDS = ['name', 'email', 'note', 'projectId', 'days'] as const;
const DAYS = [7, 14, INVITATION_DAYS_DEFAULT, 60, INVITATION_DAYS_MAX];

interface InviteClientProps {
  /** What is known about the client; null while the dialog is closed. */
  about: InviteAbout | null;
  onClose: () => void;
}

/** Invites a client, then shows the link once. */
export function InviteClient({ about, onClose }: InviteClientProps) {
  const [created, setCreated] = useState<LinkedInvitation | null>(null);
  const reload = useReloadInvitations();
  function close() {
    onClose();
    setCreated(null);
  }
  return (
    <Modal
      opened={about !== null}
      onClose={close}
      closeOnClickOutside={false}
      closeOnEscape={!created}
      title={created ? invitationsTexts.invitationReady : invitationsTexts.inviteAClient}
    >
      {created && <LinkShownOnce invitation={created} onDone={close} />}
      {about && !created && (
        <InviteForm
          about={about}
          onCancel={close}
          onCreated={(invitation) => {
            setCreated(invitation);
            void reload();
          }}
        />
      )}
    </Modal>
  );
}

interface InviteFormProps {
  about: InviteAbout;
  onCreated: (invitation: LinkedInvitation) => void;
  onCancel: () => void;
}

function InviteForm({ about, onCreated, onCancel }: InviteFormProps) {
  const { isSending, errors, failure, send, form } = useSubmit(FIELDS);
  const projects = useProjects();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const text = (name: (typeof FIELDS)[number]) => {
      const value = entered.get(name);
      return typeof value === 'string' ? value : '';
    };
    const body = {
      ...{ name: text('name'), email: text('email'), note: text('note'), projectId: text('projectId') },
      ...{ enquiryId: about.enquiryId ?? '', days: Number(text('days')) },
    };
    const invitation = await send(() => call('POST /review-invitations', { body }), saveFailed.create);
    if (invitation) onCreated(invitation);
  }

  return (
    <form ref={form} className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <FormFailure message={failure} />
      <TextInput
        label={commonTexts.name}
        name="name"
        description={invitationsTexts.theGreetingInTheEmail}
        defaultValue={about.name}
        maxLength={reviewRules.name.max}
        autoComplete="off"
        error={errors.name}
        data-autofocus
      />
      <TextInput
        label={commonTexts.email}
        name="email"
        type="email"
        description={invitationsTexts.leaveItEmptyToGet}
        defaultValue={about.email}
        maxLength={EMAIL_MAX}
        autoComplete="off"
        error={errors.email}
      />
      <NativeSelect
        // The choice is set again once the projects are loaded.
        key={projects.length}
        label={invitationsTexts.project}
        name="projectId"
        defaultValue={about.projectId}
        error={errors.projectId}
        data={[{ value: '', label: invitationsTexts.none }, ...projects]}
      />
      <Textarea
        label={invitationsTexts.aPersonalWord}
        name="note"
        description={invitationsTexts.optionalItStands}
        rows={3}
        maxLength={INVITATION_NOTE_MAX}
        error={errors.note}
      />
      <NativeSelect
        label={invitationsTexts.theLinkWorksFor}
        name="days"
        defaultValue={String(INVITATION_DAYS_DEFAULT)}
        error={errors.days}
        data={DAYS.map((days) => ({ value: String(days), label: invitationsTexts.days(days) }))}
      />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onCancel}>
          {commonTexts.cancel}
        </Button>
        <Button type="submit" loading={isSending} leftSection={<TbSend size={16} aria-hidden />}>
          {invitationsTexts.invite}
        </Button>
      </Group>
    </form>
  );
}

/** All projects as options. */
function useProjects() {
  const { data } = useQuery(
    collectionListQuery<ProjectInList>(collectionNamed(PROJECTS), { brief: 'true', limit: LIST_LIMIT_MAX }),
  );
  return (data?.items ?? []).map(({ _id, title }) => ({ value: _id, label: title }));
}
