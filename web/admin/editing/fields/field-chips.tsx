import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import type { z } from 'zod';
import { metaOf } from '#contract/field-meta.ts';
import { useCurrentSection } from '#web/ui/use-current-section.ts';
import classes from './field-chips.module.css';
import { blockId, fieldBlocks } from './layout.ts';
import * as fieldsTexts from '#web/admin/texts/fields.ts';

/** Below this number one sees all blocks by scrolling a little. */
const MIN = 3;
const PHONE = '(max-width: 767px)';

/** On a phone: one chip for each block of a long form, which stays in sight and jumps there. */
export function FieldChips({ schema }: { schema: z.ZodType }) {
  const isPhone = useMediaQuery(PHONE, window.matchMedia(PHONE).matches);
  const headings = fieldBlocks(metaOf(schema).shape ?? {}).flatMap(({ heading }) => heading ?? []);
  return isPhone && headings.length >= MIN ? <Chips headings={headings} /> : null;
}

function Chips({ headings }: { headings: string[] }) {
  const current = useCurrentSection(headings.map(blockId), '-30% 0px -45% 0px');
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (chip) row.current?.scrollTo({ left: chip.offsetLeft - 16 });
  }, [current]);
  return (
    <nav ref={row} className={classes.chips} aria-label={fieldsTexts.partsOfThisForm}>
      {headings.map((heading) => (
        <button
          key={heading}
          type="button"
          className={classes.chip}
          aria-current={current === blockId(heading) || undefined}
          onClick={() => {
            const target = document.getElementById(blockId(heading));
            target?.scrollIntoView();
            target?.focus({ preventScroll: true });
          }}
        >
          {heading}
        </button>
      ))}
    </nav>
  );
}
