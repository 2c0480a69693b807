import { Button, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { TbRefresh } from 'react-icons/tb';
import classes from './state.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as shellTexts from '#web/admin/texts/shell.ts';

interface StateProps {
  title: string;
  /** What it means and what will be here. */
  text?: ReactNode;
  /** Buttons and links. */
  children?: ReactNode;
  /** What stands in the dunes; one of scenes.tsx. */
  scene?: ReactNode;
  /** Heading level: 1 if the state is the whole screen, 3 below the heading of a card. */
  order?: 1 | 2 | 3;
}

/** An empty state: illustration, explanation and next step. */
export function EmptyState({ title, text, children, scene, order = 2 }: StateProps) {
  return (
    <div className={classes.state}>
      <DunesArt scene={scene} />
      <Title order={order} className={classes.title}>
        {title}
      </Title>
      {text && <p className={classes.text}>{text}</p>}
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  );
}

/** A load failure with a retry. */
export function FailedState({
  title,
  onRetry,
  text = shellTexts.nothingIsLost,
}: {
  title: string;
  text?: string;
  onRetry: () => void;
}) {
  return (
    <div className={classes.state} role="alert">
      <Title order={2} className={classes.title} data-failed>
        {title}
      </Title>
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>
        <Button variant="default" leftSection={<TbRefresh aria-hidden />} onClick={onRetry}>
          {commonTexts.tryAgain}
        </Button>
      </div>
    </div>
  );
}

/** Dunes at sunset. */
export function DunesArt({ scene }: { scene?: ReactNode }) {
  return (
    <svg className={classes.art} viewBox="0 0 172 98" aria-hidden="true">
      <rect className={classes.sky} width="172" height="98" />
      <circle className={classes.sun} cx="98" cy="44" r="11" />
      <path className={classes.far} d="M0 45c22-9 38-10 58-3s38 9 62 0 38-7 52-2v58H0z" />
      <path className={classes.middle} d="M0 62c26 4 40-14 66-11s34 18 58 14 32-12 48-9v42H0z" />
      <path className={classes.near} d="M0 78c30 6 46-6 70-2s52 12 102-6v28H0z" />
      <path className={classes.first} d="M36 98c18-4 30-22 48-20s34 18 62 20z" />
      {scene}
    </svg>
  );
}
