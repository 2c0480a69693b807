import type { ComponentType } from 'react';
import type { ServiceBlockType } from '#contract/constants.ts';
import { Prose } from '#web/ui/prose.tsx';
import styles from './block.module.css';
import { Custom } from './blocks/custom.tsx';
import { Deliverables } from './blocks/deliverables.tsx';
import { Outcomes } from './blocks/outcomes.tsx';
import { Plans } from './blocks/plans.tsx';
import { Problems } from './blocks/problems.tsx';
import { Questions } from './blocks/questions.tsx';
import { Steps } from './blocks/steps.tsx';
import { TechStack } from './blocks/tech-stack.tsx';
import type { ShownSection } from './shown-sections.ts';

export interface ItemsProps {
  items: readonly unknown[];
}

/** How the items of each type of section are drawn. */
const designs: Record<ServiceBlockType, ComponentType<ItemsProps>> = {
  problems: Problems,
  outcomes: Outcomes,
  deliverables: Deliverables,
  process: Steps,
  tech: TechStack,
  pricing: Plans,
  faqs: Questions,
  custom: Custom,
};

export function Block({ section: { id, type, title, label, content, items } }: { section: ShownSection }) {
  const Items = designs[type];
  const heading = `${id}-heading`;
  return (
    <section id={id} className={styles.block} {...(title ? { 'aria-labelledby': heading } : { 'aria-label': label })}>
      {title && (
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
      )}
      {content && <Prose className={styles.content} html={content} />}
      {items.length > 0 && <Items items={items} />}
    </section>
  );
}
