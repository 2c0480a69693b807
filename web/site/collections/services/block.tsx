import type { ComponentType } from 'react';
import type { ServiceBlockType } from '#contract/constants.ts';
import { Prose } from '#web/ui/prose.tsx';
import styles from './block.module.css';
import { CustomBlock } from './blocks/custom.tsx';
import { DeliverablesBlock } from './blocks/deliverables.tsx';
import { OutcomesBlock } from './blocks/outcomes.tsx';
import { PlansBlock } from './blocks/plans.tsx';
import { ProblemsBlock } from './blocks/problems.tsx';
import { QuestionsBlock } from './blocks/questions.tsx';
import { StepsBlock } from './blocks/steps.tsx';
import { TechStackBlock } from './blocks/tech-stack.tsx';
import type { VisibleBlock } from './visible-blocks.ts';

export interface ItemsProps {
  items: readonly unknown[];
}

/** The component for the items of each block type. */
const blockComponents: Record<ServiceBlockType, ComponentType<ItemsProps>> = {
  problems: ProblemsBlock,
  outcomes: OutcomesBlock,
  deliverables: DeliverablesBlock,
  process: StepsBlock,
  tech: TechStackBlock,
  pricing: PlansBlock,
  faqs: QuestionsBlock,
  custom: CustomBlock,
};

/** Pictures are as wide as lists and plans (block.module.css), not as the text. */
const PICTURE_SIZES = '(min-width: 1600px) 1056px, (min-width: 1000px) 868px, calc(100vw - 40px)';

export function ServiceBlockView({ section: { id, type, title, label, content, items } }: { section: VisibleBlock }) {
  const Items = blockComponents[type];
  const heading = `${id}-heading`;
  return (
    <section id={id} className={styles.block} {...(title ? { 'aria-labelledby': heading } : { 'aria-label': label })}>
      {title && (
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
      )}
      {content && <Prose className={styles.content} html={content} pictureSizes={PICTURE_SIZES} />}
      {items.length > 0 && <Items items={items} />}
    </section>
  );
}
