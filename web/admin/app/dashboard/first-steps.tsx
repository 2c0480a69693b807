import { Button } from '@mantine/core';
import type { IconType } from 'react-icons';
import { TbCheck, TbDatabase, TbId, TbMail, TbPalette, TbPencil, TbScale } from 'react-icons/tb';
import { Link } from 'react-router';
import type { FirstStep } from '#contract/first-steps.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import frame from './dashboard.module.css';
import classes from './first-steps.module.css';
import { useArrivals } from './use-arrivals.ts';
import { useFirstSteps } from './use-first-steps.ts';
import * as firstStepsTexts from '#web/admin/texts/first-steps.ts';

/** The screen and the icon of each step. */
const STEPS: Record<FirstStep, { to: string; Icon: IconType }> = {
  identity: { to: '/site', Icon: TbId },
  colours: { to: '/appearance', Icon: TbPalette },
  words: { to: '/hero', Icon: TbPencil },
  law: { to: '/pages', Icon: TbScale },
  mail: { to: '/settings/mail', Icon: TbMail },
  backup: { to: '/backups', Icon: TbDatabase },
};

/**
 * What makes the site one's own, until there are enough visitors' messages for a chart. Gone when each step is done or
 * skipped.
 */
export function FirstSteps() {
  const { isChartWorthy } = useArrivals();
  const { role } = useAccount();
  const { data, setSkipped, confirmRemoval, restoreStarter } = useFirstSteps();
  const steps = data?.steps.filter(({ isSkipped, isDone }) => isDone || !isSkipped) ?? [];
  const done = steps.filter(({ isDone }) => isDone).length;
  if (!data || isChartWorthy !== false || done === steps.length) return null;
  const { starter } = data;
  return (
    <section className={frame.block} aria-labelledby="first-steps">
      <div className={classes.head}>
        <h2 id="first-steps">{firstStepsTexts.firstSteps}</h2>
        <p className={classes.done}>{firstStepsTexts.ofDone(done, steps.length)}</p>
        <span className={classes.progress} aria-hidden>
          {steps.map(({ name }, index) => (
            <span key={name} data-done={index < done || undefined} />
          ))}
        </span>
      </div>
      <ol className={frame.rows}>
        {steps.map(({ name, isDone }) => (
          <StepRow key={name} name={name} isDone={isDone} onSkip={() => void setSkipped(name, true)} />
        ))}
      </ol>
      {role === 'admin' && starter !== 'none' && (
        <p className={classes.foot}>
          {starter === 'present' ? (
            <TextButton onClick={confirmRemoval}>{firstStepsTexts.startEmpty}</TextButton>
          ) : (
            <TextButton onClick={() => void restoreStarter()}>{firstStepsTexts.bringBack}</TextButton>
          )}
        </p>
      )}
    </section>
  );
}

interface StepRowProps {
  name: FirstStep;
  isDone: boolean;
  onSkip: () => void;
}

function StepRow({ name, isDone, onSkip }: StepRowProps) {
  const { title, text } = firstStepsTexts.steps[name];
  const { to, Icon } = STEPS[name];
  return (
    <li className={classes.step} data-done={isDone || undefined}>
      <span className={classes.icon}>
        {isDone ? <TbCheck size={18} aria-hidden /> : <Icon size={18} aria-hidden />}
      </span>
      <span className={frame.words}>
        <Link to={to}>
          {title}
          {isDone && <span className={frame.unseen}>{firstStepsTexts.done}</span>}
        </Link>
        {!isDone && <span className={frame.from}>{text}</span>}
      </span>
      {!isDone && (
        <Button
          className={classes.skip}
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-label={firstStepsTexts.skipStep(title)}
          onClick={onSkip}
        >
          {firstStepsTexts.skip}
        </Button>
      )}
    </li>
  );
}
