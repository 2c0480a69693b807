import type { ServicePage } from '#contract/collections/services.ts';
import { Section } from '#web/ui/section.tsx';
import { IdeaBand } from '../../forms/idea-band.tsx';
import { ServiceBlockView } from './block.tsx';
import { ExampleProject } from './example-project.tsx';
import { OtherServices } from './other-services.tsx';
import { QuickLinks } from './quick-links.tsx';
import { ServiceHeader } from './service-header.tsx';
import styles from './service.module.css';
import { visibleBlocks } from './visible-blocks.ts';

/** A service with all its blocks. */
export function ServiceView({ service }: { service: ServicePage }) {
  const sections = visibleBlocks(service);
  const isBare = sections.length === 0 && !service.excerpt;
  return (
    <>
      <ServiceHeader service={service} />
      <Section ridge="a" className={styles.page}>
        <div className={[styles.layout, isBare && styles.bare].filter(Boolean).join(' ')}>
          <div className={styles.side}>
            {sections.length > 0 && <QuickLinks sections={sections} />}
            <OtherServices slug={service.slug} className={styles.beside} />
          </div>
          <div className={styles.column}>
            {service.excerpt && <p className={styles.excerpt}>{service.excerpt}</p>}
            {sections.map((section) => (
              <ServiceBlockView key={section.id} section={section} />
            ))}
            <OtherServices slug={service.slug} className={styles.below} />
          </div>
        </div>
      </Section>
      <ExampleProject service={service} />
      <IdeaBand
        title="Ask for a proposal"
        lead="Tell us in a line what it is about. You get a fixed price in writing, with no obligation."
        label="What do you need?"
        placeholder={service.title}
        button="Ask for a proposal"
      />
    </>
  );
}
