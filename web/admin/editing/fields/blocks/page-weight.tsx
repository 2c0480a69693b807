import { Button } from '@mantine/core';
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { PAGE_WEIGHT_MAX } from '#contract/constants.ts';
import type { BlockValues } from './block-values.ts';
import classes from './blocks.module.css';
import { SamplePage } from './sample-page.tsx';
import { shownBlocks } from './shown-blocks.ts';
import type { Weights } from './use-weights.ts';
import * as blocksTexts from '#web/admin/texts/blocks.ts';

/** How long the blocks must rest before they are measured again, in ms. */
const REST_MS = 1500;

interface PageWeightProps {
  blocks: readonly BlockValues[];
  weights: Weights;
  /** Whether these are all blocks of the page. */
  isWholePage: boolean;
}

/** What the page weighs, beside the budget. A phone measures when it is asked to, because it loads the page for that. */
export function PageWeight({ blocks, weights, isWholePage }: PageWeightProps) {
  const isWide = useMediaQuery('(min-width: 768px)', true, { getInitialValueInEffect: false });
  const [isAsked, setAsked] = useState(false);
  const [resting] = useDebouncedValue(blocks, REST_MS);
  const shown = useMemo(() => shownBlocks(resting), [resting]);
  if (blocks.length === 0) return null;
  if (!isWide && !isAsked)
    return (
      <Button variant="subtle" color="gray" className={classes.measure} onClick={() => setAsked(true)}>
        {blocksTexts.measureThePageSize}
      </Button>
    );
  return (
    <>
      <SamplePage blocks={shown} onChange={weights.measure} />
      <WeightText {...weights} isWholePage={isWholePage} />
    </>
  );
}

/** A picture below this weight changes little, in bytes. */
const HEAVY_MIN = 30_000;
const NAMED_MAX = 2;

/** The sum beside the budget, and what to do if it is too high. */
export function WeightText({
  sum,
  shared,
  heaviest,
  waiting,
  isWholePage,
}: Omit<Weights, 'weightOf' | 'measure'> & { isWholePage: boolean }) {
  if (sum === null || shared === 0) return null;
  const isOver = shared + sum > PAGE_WEIGHT_MAX;
  const total = blocksTexts.pageSize(inKb(shared + sum), inKb(PAGE_WEIGHT_MAX));
  const named = heaviest.filter(({ bytes }) => bytes >= HEAVY_MIN).slice(0, NAMED_MAX);
  const list = named.map(({ name, bytes }) => blocksTexts.pictureOfSize(name, inKb(bytes))).join(', ');
  const advice = list ? blocksTexts.largestPictures(list) : blocksTexts.fewerBlocks;
  return (
    <p className={classes.weight} data-over={(isWholePage && isOver) || undefined}>
      {isWholePage ? `${total} ${isOver ? advice : blocksTexts.itLoadsFast}` : blocksTexts.theseBlocksAdd(inKb(sum))}
      {waiting > 0 && ` ${blocksTexts.picturesWaiting(waiting)}`}
    </p>
  );
}

/** '84 KB'. */
export function inKb(bytes: number): string {
  return blocksTexts.kb(Math.max(1, Math.round(bytes / 1000)));
}
