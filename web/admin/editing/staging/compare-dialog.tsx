import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { StagedChange } from '#contract/records/staged-change.ts';
import { changedPaths } from '#web/admin/editing/form/changed-paths.ts';
import { FieldChange } from '#web/admin/editing/history/field-change.tsx';
import { subjectSchema, type HistorySubject } from '#web/admin/editing/history/subject.ts';
import { DiffMark } from '#web/admin/editing/history/value-diff.tsx';
import classes from './staged-notice.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as stagingTexts from '#web/admin/texts/staging.ts';

interface CompareDialogProps {
  staged: StagedChange;
  subject: HistorySubject;
  onClose: () => void;
}

/** What publishing changes, field by field. */
export function CompareDialog({ staged, subject, onClose }: CompareDialogProps) {
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const schema = subjectSchema(subject);
  const paths = changedPaths(schema, staged.base, staged.values);
  return (
    <Modal opened onClose={onClose} size={720} fullScreen={isNarrow} title={stagingTexts.publicAndStaged}>
      <p>
        {paths.length === 0 ? (
          stagingTexts.theStagedChanges
        ) : (
          <>
            {stagingTexts.comparedWithThePublicVersion} <DiffMark kind="added">{commonTexts.addedMark}</DiffMark>{' '}
            <DiffMark kind="removed">{commonTexts.removedMark}</DiffMark>
          </>
        )}
      </p>
      <div className={classes.changes}>
        {paths.map((path) => (
          <FieldChange
            key={path}
            names={[stagingTexts.publicLabel, commonTexts.staged]}
            schema={schema}
            path={path}
            before={staged.base}
            now={staged.values}
          />
        ))}
      </div>
    </Modal>
  );
}
