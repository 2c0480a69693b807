import { Avatar, Button, Modal, Radio, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { TbCheck, TbGitMerge } from 'react-icons/tb';
import type { z } from 'zod';
import type { NewerVersion } from '#contract/failures.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { formatFull, formatMoment } from '#web/admin/shell/dates/format-date.ts';
import { ValueDiff, DiffMark } from '#web/admin/editing/history/value-diff.tsx';
import classes from './conflict-dialog.module.css';
import { labelAt, lowerFirst } from '#web/admin/editing/form/labels.ts';
import type { FieldConflict, MergeResult, Side } from '#web/admin/editing/form/merge.ts';
import { conflictTexts } from './conflict-texts.ts';
import { schemaAt } from '#web/admin/editing/form/format-value.ts';
import * as editorTexts from '#web/admin/texts/editor.ts';
import * as commonTexts from '#web/admin/texts/common.ts';

interface ConflictDialogProps {
  title: string;
  fields: z.ZodType;
  merged: MergeResult;
  /** Who saved first, if known. */
  newer: NewerVersion | null;
  onSave: (choices: ReadonlyMap<string, Side>) => void;
  onBack: () => void;
}

/** Someone else saved the same fields. Shows both versions of each and saves once every field has a choice. */
export function ConflictDialog({ title, fields, merged, newer, onSave, onBack }: ConflictDialogProps) {
  const texts = conflictTexts(title, newer, useAccount()._id);
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const { conflicts, nonConflicting } = merged;
  const chooseAll = (side: Side) => setChoices(new Map(conflicts.map(({ path }) => [path, side])));
  const open = conflicts.length - choices.size;
  return (
    <Modal.Root
      opened
      onClose={onBack}
      size={840}
      fullScreen={isNarrow}
      centered
      classNames={{ content: classes.content }}
    >
      <Modal.Overlay backgroundOpacity={0.5} />
      <Modal.Content radius={isNarrow ? 0 : 'lg'} shadow="xl">
        <Modal.Header className={classes.head}>
          {newer && <Avatar name={newer.userName} color="dusk" variant="filled" size={40} aria-hidden />}
          <div>
            <Modal.Title className={classes.title}>{texts.heading}</Modal.Title>
            <p className={classes.dimmed}>{editorTexts.chooseVersions(texts.both, conflicts.length)}</p>
          </div>
        </Modal.Header>
        <ChooseAll takeTheirsLabel={texts.take} onChoose={chooseAll} />
        <Modal.Body className={classes.body}>
          {conflicts.map((conflict) => (
            <ConflictChoice
              key={conflict.path}
              conflict={conflict}
              fields={fields}
              side={choices.get(conflict.path)}
              theirs={<TheirValue name={texts.theirs} at={newer?.at} />}
              onChoose={(side) => setChoices(new Map(choices).set(conflict.path, side))}
            />
          ))}
          {nonConflicting.length > 0 && (
            <KeptChanges nonConflicting={nonConflicting} fields={fields} theirs={texts.inSentence} />
          )}
        </Modal.Body>
        <div className={classes.foot}>
          <p className={classes.dimmed} role="status">
            {editorTexts.ofChosen(choices.size, conflicts.length)}
            {open > 0 && editorTexts.toSave(open)}
          </p>
          <div className={classes.buttons}>
            <Button variant="subtle" color="gray" onClick={onBack} className={classes.back}>
              {editorTexts.backToEditing}
            </Button>
            <Button disabled={open > 0} onClick={() => onSave(choices)}>
              {editorTexts.saveMyChoices}
            </Button>
          </div>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}

function ChooseAll({ takeTheirsLabel, onChoose }: { takeTheirsLabel: string; onChoose: (side: Side) => void }) {
  return (
    <div className={classes.tools}>
      <p className={classes.dimmed}>
        {editorTexts.comparedWithTheVersion} <DiffMark kind="added">{commonTexts.addedMark}</DiffMark>{' '}
        <DiffMark kind="removed">{commonTexts.removedMark}</DiffMark>
      </p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => onChoose('mine')}>
          {editorTexts.keepAllMine}
        </Button>
        <Button variant="default" onClick={() => onChoose('theirs')}>
          {takeTheirsLabel}
        </Button>
      </div>
    </div>
  );
}

interface KeptChangesProps {
  nonConflicting: MergeResult['nonConflicting'];
  fields: z.ZodType;
  /** The other person, as the sentence names them. */
  theirs: string;
}

function KeptChanges({ nonConflicting, fields, theirs }: KeptChangesProps) {
  const count = nonConflicting.length;
  const names = nonConflicting.map(
    ({ path, by }) => `${lowerFirst(labelAt(fields, path))} (${by === 'mine' ? editorTexts.yours : theirs})`,
  );
  return (
    <p className={classes.kept}>
      <TbGitMerge size={18} aria-hidden />
      <span>
        <strong>{editorTexts.otherChanges(count)}</strong> {editorTexts.kept(count, names.join(', '))}
      </span>
    </p>
  );
}

interface ChoiceProps {
  conflict: FieldConflict;
  fields: z.ZodType;
  side: Side | undefined;
  /** The name of the other side. */
  theirs: ReactNode;
  onChoose: (side: Side) => void;
}

function ConflictChoice({ conflict, fields, side, theirs, onChoose }: ChoiceProps) {
  const label = labelAt(fields, conflict.path);
  return (
    <section className={classes.conflict}>
      <div className={classes.row}>
        <Title order={3}>{label}</Title>
        {side ? (
          <span className={classes.chosen}>
            <TbCheck size={16} aria-hidden /> {editorTexts.chosen}
          </span>
        ) : (
          <span className={classes.open}>{editorTexts.chooseOne}</span>
        )}
      </div>
      <Radio.Group
        aria-label={label}
        value={side ?? null}
        onChange={(value) => onChoose(value === 'mine' ? 'mine' : 'theirs')}
      >
        <div className={classes.cards}>
          <SideCard side="mine" name="Mine" conflict={conflict} fields={fields} />
          <SideCard side="theirs" name={theirs} conflict={conflict} fields={fields} />
        </div>
      </Radio.Group>
    </section>
  );
}

function TheirValue({ name, at }: { name: string; at: string | undefined }) {
  return (
    <>
      {name}
      {at && (
        <time className={classes.dimmed} dateTime={at} title={formatFull(at)}>
          {formatMoment(at)}
        </time>
      )}
    </>
  );
}

function SideCard({
  side,
  name,
  conflict,
  fields,
}: {
  side: Side;
  name: ReactNode;
  conflict: FieldConflict;
  fields: z.ZodType;
}) {
  const schema = schemaAt(fields, conflict.path);
  return (
    <Radio.Card value={side} className={classes.card}>
      <span className={classes.name}>
        <Radio.Indicator /> {name}
      </span>
      <span className={classes.words}>
        {conflict[side] === undefined && <em>{editorTexts.removedLabel} </em>}
        {schema && conflict[side] !== undefined && (
          <ValueDiff schema={schema} before={conflict.base} now={conflict[side]} />
        )}
      </span>
    </Radio.Card>
  );
}
