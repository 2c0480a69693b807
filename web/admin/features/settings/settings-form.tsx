import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { settingsGroups, type SettingsName, type SettingsRecord } from '#contract/settings/index.ts';
import { loadFailed, saved } from '#contract/texts.ts';
import { stateTexts } from '#contract/texts/states.ts';
import { messageOf, query } from '#web/api.ts';
import { EditorFoot } from '#web/admin/editing/editor/editor-foot.tsx';
import { useMergedNotice } from '#web/admin/editing/editor/merged-notice.ts';
import { useEditor } from '#web/admin/editing/editor/use-editor.ts';
import { Fields } from '#web/admin/editing/fields/fields.tsx';
import { EditorProvider } from '#web/admin/editing/form/editor-context.ts';
import { uploadTextsOf } from '#web/admin/editing/upload/upload-texts.ts';
import { notifyDone } from '#web/admin/shell/notices/notify.tsx';
import { Page } from '#web/admin/shell/page.tsx';
import { FailedState } from '#web/admin/shell/state.tsx';
import { CanaryState } from './canary-state.tsx';
import { MailDoctor } from './mail-doctor.tsx';
import { MailStatus } from './mail-status.tsx';
import { MailboxStatus } from './mailbox-status.tsx';
import classes from './settings.module.css';
import { loadedGroup, useGroupSource } from './use-group-source.ts';
import * as commonTexts from '#web/admin/texts/common.ts';

interface SettingsFormProps {
  name: SettingsName;
  /** The links to all groups. */
  groups: ReactNode;
}

/** One group of settings: its state, if it has one, and its form. */
export function SettingsForm({ name, groups }: SettingsFormProps) {
  const { data, error, refetch } = useQuery(query(`GET /settings/${name}`));
  if (data) return <LoadedForm name={name} groups={groups} record={data} />;
  return (
    <GroupPage name={name} groups={groups}>
      {error ? (
        <FailedState title={messageOf(error, loadFailed.settings)} onRetry={() => void refetch()} />
      ) : (
        <div className={classes.form} role="status" aria-label={stateTexts.loading}>
          {[1, 2, 3].map((field) => (
            <Skeleton key={field} height={56} mb={16} radius="md" />
          ))}
        </div>
      )}
    </GroupPage>
  );
}

function LoadedForm({ name, groups, record }: SettingsFormProps & { record: SettingsRecord<SettingsName> }) {
  const { title, fields } = settingsGroups[name];
  const source = useGroupSource(name, record.fromEnvironment);
  const loaded = useMemo(() => loadedGroup(name, record), [name, record]);
  const editor = useEditor(loaded, source, {
    onSaved: () => notifyDone(saved.settings),
    onMerged: useMergedNotice(title),
  });
  const { base, target } = editor;
  const state = useMemo(
    () => ({
      ...{ fields, base: base.values, target, uploadTexts: () => uploadTextsOf(name, '') },
      ...{ fixed: record.fromEnvironment, storedSecrets: record.storedSecrets },
    }),
    [name, fields, base.values, target, record],
  );
  return (
    <FormProvider {...editor.form}>
      <EditorProvider value={state}>
        <div className={classes.screen}>
          <GroupPage name={name} groups={groups}>
            <div className={classes.columns}>
              {name === 'mail' && (
                <div className={classes.side}>
                  <MailStatus version={base.version} />
                </div>
              )}
              {name === 'mailbox' && (
                <div className={classes.side}>
                  <MailboxStatus version={base.version} />
                </div>
              )}
              {name === 'canary' && (
                <div className={classes.side}>
                  <CanaryState version={base.version} />
                </div>
              )}
              <form
                className={classes.form}
                noValidate
                onSubmit={(event) => {
                  event.preventDefault();
                  void editor.save();
                }}
              >
                <Fields schema={fields} path="" basePath="" />
              </form>
              {name === 'mail' && (
                <div className={classes.after}>
                  <MailDoctor version={base.version} />
                </div>
              )}
            </div>
          </GroupPage>
          <EditorFoot
            isInForce
            name={`settings/${name}`}
            title={title}
            record={loaded}
            source={source}
            editor={editor}
          />
        </div>
      </EditorProvider>
    </FormProvider>
  );
}

function GroupPage({ name, groups, children }: SettingsFormProps & { children: ReactNode }) {
  const { title, help } = settingsGroups[name];
  return (
    <Page title={commonTexts.siteSettings}>
      {groups}
      <div className={classes.head}>
        <h2>{title}</h2>
        <p>{help}</p>
      </div>
      {children}
    </Page>
  );
}
