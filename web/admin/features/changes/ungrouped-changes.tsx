import { Button, Checkbox, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { TbStack2, TbTrash, TbSend2 } from 'react-icons/tb';
import { CHANGE_SET_NAME_MAX } from '#contract/constants.ts';
import type { ChangeSet } from '#contract/records/change-set.ts';
import type { StagedChangeInList } from '#contract/records/staged-change.ts';
import { call } from '#web/api.ts';
import { confirmAction } from '#web/admin/shell/confirm-action.ts';
import { FormFailure } from '#web/admin/shell/forms/form-failure.tsx';
import { useSubmit } from '#web/admin/shell/forms/use-submit.ts';
import { ChangeRow } from './change-row.tsx';
import classes from './changes.module.css';
import { useChangeAction } from './use-change-sets.ts';
import * as changesTexts from '#web/admin/texts/changes.ts';
import * as commonTexts from '#web/admin/texts/common.ts';

interface UngroupedProps {
  changes: StagedChangeInList[];
  /** The open change sets, to which they can be added. */
  sets: ChangeSet[];
}

/** The staged changes outside of change sets, to publish or to group. */
export function UngroupedChanges({ changes, sets }: UngroupedProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isNaming, setNaming] = useState(false);
  const { isBusy, run } = useChangeAction();
  const ids = changes.flatMap(({ _id }) => (chosen.has(_id) ? [_id] : []));
  if (changes.length === 0) return null;
  function toggle(id: string, isOn: boolean) {
    const next = new Set(chosen);
    if (isOn) next.add(id);
    else next.delete(id);
    setChosen(next);
  }
  const addTo = (set: ChangeSet) =>
    run(async () => {
      const all = [...set.changes.map(({ _id }) => _id), ...ids];
      await call('PUT /change-sets/:id', { params: { id: set._id }, body: { changes: all }, ifMatch: set.version });
      return changesTexts.addedTo(set.name);
    });
  return (
    <section className={classes.set} aria-labelledby="single-changes">
      <header className={classes.head}>
        <div className={classes.what}>
          <h2 id="single-changes" className={classes.name}>
            {commonTexts.stagedChanges}
          </h2>
          <p className={classes.facts}>
            {ids.length === 0
              ? changesTexts.chooseChangesToGroupThem
              : changesTexts.ofChosen(ids.length, changes.length)}
          </p>
        </div>
        <div className={classes.buttons}>
          {sets.map((set) => (
            <Button
              key={set._id}
              variant="default"
              disabled={isBusy || ids.length === 0}
              onClick={() => void addTo(set)}
            >
              {changesTexts.addTo(set.name)}
            </Button>
          ))}
          <Button
            variant="default"
            leftSection={<TbStack2 size={16} aria-hidden />}
            disabled={isBusy || ids.length === 0}
            onClick={() => setNaming(true)}
          >
            {changesTexts.newChangeSet}
          </Button>
        </div>
      </header>
      <ul className={classes.rows} aria-label={commonTexts.stagedChanges}>
        {changes.map((change) => (
          <SingleChange
            key={change._id}
            change={change}
            isChosen={chosen.has(change._id)}
            onChoose={(isOn) => toggle(change._id, isOn)}
          />
        ))}
      </ul>
      {isNaming && <NewChangeSet changes={ids} onClose={() => setNaming(false)} />}
    </section>
  );
}

interface SingleChangeProps {
  change: StagedChangeInList;
  isChosen: boolean;
  onChoose: (isOn: boolean) => void;
}

function SingleChange({ change, isChosen, onChoose }: SingleChangeProps) {
  const { kind, record, title, version, isStale } = change;
  const { isBusy, run } = useChangeAction();
  const options = { params: { kind, id: record }, ifMatch: version };
  const publish = () =>
    run(async () => {
      await call('POST /staged/:kind/:id/publish', options);
      return changesTexts.isPublished(title);
    });
  const ask = () =>
    confirmAction({
      title: changesTexts.discardTheStagedChangesOf(title),
      children: changesTexts.visitorsSeeNoDifference,
      labels: { confirm: commonTexts.discard, cancel: commonTexts.keepThem },
      confirmProps: { color: 'brick' },
      onConfirm: () => void run(async () => (await call('DELETE /staged/:kind/:id', options)).message),
    });
  return (
    <ChangeRow
      change={change}
      mark={
        <Checkbox
          aria-label={changesTexts.choose(title)}
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      }
    >
      <Button
        variant="default"
        leftSection={<TbSend2 size={16} aria-hidden />}
        aria-label={changesTexts.publish(title)}
        loading={isBusy}
        disabled={isStale}
        onClick={() => void publish()}
      >
        {commonTexts.publish}
      </Button>
      <Button
        variant="subtle"
        color="gray"
        leftSection={<TbTrash size={16} aria-hidden />}
        aria-label={changesTexts.discard(title)}
        disabled={isBusy}
        onClick={ask}
      >
        {commonTexts.discard}
      </Button>
    </ChangeRow>
  );
}

function NewChangeSet({ changes, onClose }: { changes: string[]; onClose: () => void }) {
  const [name, setName] = useState('');
  const { isSending, errors, failure, send, form } = useSubmit(['name']);
  const { run } = useChangeAction();
  async function create() {
    const made = await send(
      () => call('POST /change-sets', { body: { name, changes } }),
      changesTexts.itCouldNotBeCreated,
    );
    if (!made) return;
    onClose();
    await run(() => Promise.resolve(changesTexts.isReadyPublish(made.name)));
  }
  return (
    <Modal opened onClose={onClose} title={changesTexts.newChangeSet}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <TextInput
          label={commonTexts.name}
          description={changesTexts.suchAsAutumnCampaignOnly}
          data-autofocus
          maxLength={CHANGE_SET_NAME_MAX}
          value={name}
          error={errors.name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <FormFailure message={failure} />
        <div className={classes.foot}>
          <Button variant="default" onClick={onClose}>
            {commonTexts.cancel}
          </Button>
          <Button type="submit" loading={isSending}>
            {changesTexts.create}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
