import { Button, Modal, Radio, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { TbCheck, TbGitMerge } from 'react-icons/tb';
import type { z } from 'zod';
import classes from './conflict-dialog.module.css';
import { labelAt, lowerFirst } from './labels.ts';
import type { Clash, Merge, Side } from './merge.ts';
import { inWords, schemaAt } from './show-value.ts';
import { wordDiff, type Piece } from './word-diff.ts';

interface ConflictDialogProps {
  title: string;
  fields: z.ZodType;
  merged: Merge;
  onSave: (choices: ReadonlyMap<string, Side>) => void;
  onBack: () => void;
}

/** Someone else saved the same fields: shows both sides of each, and saves once all are chosen. */
export function ConflictDialog({ title, fields, merged, onSave, onBack }: ConflictDialogProps) {
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const { clashes, kept } = merged;
  const chooseAll = (side: Side) => setChoices(new Map(clashes.map(({ path }) => [path, side])));
  const open = clashes.length - choices.size;
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
          <div>
            <Modal.Title className={classes.title}>Someone saved {title} while you were editing</Modal.Title>
            <p className={classes.dimmed}>
              Nothing is lost. You both changed{' '}
              {clashes.length === 1 ? 'the same field' : `the same ${clashes.length} fields`}. Choose which words to
              keep.
            </p>
          </div>
        </Modal.Header>
        <div className={classes.tools}>
          <p className={classes.dimmed}>
            Compared with the version you opened: <ins className={classes.added}>added</ins>{' '}
            <del className={classes.removed}>removed</del>
          </p>
          <div className={classes.buttons}>
            <Button variant="default" onClick={() => chooseAll('mine')}>
              Keep all mine
            </Button>
            <Button variant="default" onClick={() => chooseAll('theirs')}>
              Take all theirs
            </Button>
          </div>
        </div>
        <Modal.Body className={classes.body}>
          {clashes.map((clash) => (
            <Choice
              key={clash.path}
              clash={clash}
              fields={fields}
              side={choices.get(clash.path)}
              onChoose={(side) => setChoices(new Map(choices).set(clash.path, side))}
            />
          ))}
          {kept.length > 0 && (
            <p className={classes.kept}>
              <TbGitMerge size={18} aria-hidden />
              <span>
                <strong>
                  {kept.length === 1 ? '1 other change fits' : `${kept.length} other changes fit`} together
                </strong>{' '}
                and {kept.length === 1 ? 'is' : 'are'} kept:{' '}
                {kept
                  .map(({ path, by }) => `${lowerFirst(labelAt(fields, path))} (${by === 'mine' ? 'yours' : 'theirs'})`)
                  .join(', ')}
                .
              </span>
            </p>
          )}
        </Modal.Body>
        <div className={classes.foot}>
          <p className={classes.dimmed} role="status">
            {choices.size} of {clashes.length} chosen.
            {open > 0 && ` Saving waits for the ${open === 1 ? 'last one' : `other ${open}`}.`}
          </p>
          <div className={classes.buttons}>
            <Button variant="subtle" color="gray" onClick={onBack} className={classes.back}>
              Back to editing
            </Button>
            <Button disabled={open > 0} onClick={() => onSave(choices)}>
              Save my choices
            </Button>
          </div>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}

interface ChoiceProps {
  clash: Clash;
  fields: z.ZodType;
  side: Side | undefined;
  onChoose: (side: Side) => void;
}

function Choice({ clash, fields, side, onChoose }: ChoiceProps) {
  const label = labelAt(fields, clash.path);
  return (
    <section className={classes.clash}>
      <div className={classes.row}>
        <Title order={3}>{label}</Title>
        {side ? (
          <span className={classes.chosen}>
            <TbCheck size={16} aria-hidden /> Chosen
          </span>
        ) : (
          <span className={classes.open}>Choose one</span>
        )}
      </div>
      <Radio.Group
        aria-label={label}
        value={side ?? null}
        onChange={(value) => onChoose(value === 'mine' ? 'mine' : 'theirs')}
      >
        <div className={classes.cards}>
          <Card side="mine" name="Mine" clash={clash} fields={fields} />
          <Card side="theirs" name="Theirs" clash={clash} fields={fields} />
        </div>
      </Radio.Group>
    </section>
  );
}

function Card({ side, name, clash, fields }: { side: Side; name: string; clash: Clash; fields: z.ZodType }) {
  const schema = schemaAt(fields, clash.path);
  const pieces = schema ? wordDiff(inWords(schema, clash.base), inWords(schema, clash[side])) : [];
  return (
    <Radio.Card value={side} className={classes.card}>
      <span className={classes.name}>
        <Radio.Indicator /> {name}
      </span>
      <span className={classes.words}>
        {pieces.every(({ kind }) => kind === 'removed') && <em className={classes.dimmed}>Empty </em>}
        {pieces.map((piece, index) => (
          <Marked key={index} {...piece} />
        ))}
      </span>
    </Radio.Card>
  );
}

/** The space before a mark stays outside of it. */
function Marked({ text, kind }: Piece) {
  const words = text.trimStart();
  const space = text.slice(0, text.length - words.length);
  if (kind === 'same') return text;
  return (
    <>
      {space}
      {kind === 'added' ? <ins className={classes.added}>{words}</ins> : <del className={classes.removed}>{words}</del>}
    </>
  );
}
