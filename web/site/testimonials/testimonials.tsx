import { useQuery } from '#web/site/query-client/use-query.tsx';
import type { Testimonial } from '#contract/collections/testimonials.ts';
import { empty, loadFailed } from '#contract/texts.ts';
import { messageOf, query } from '#web/api.ts';
import { Carousel } from '#web/ui/carousel/carousel.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { Section } from '#web/ui/section.tsx';
import { StateSection } from '#web/ui/state-section.tsx';
import { Empty } from '#web/ui/state.tsx';
import { FacePicker } from './face-picker.tsx';
import { Quote } from './quote.tsx';
import styles from './testimonials.module.css';

const TITLE = 'What people say a year later';

/** Clients' quotes, one at a time. */
export function Testimonials() {
  const { data, error, refetch } = useQuery(query('GET /testimonials'));
  if (data) return <TestimonialsView testimonials={data} />;
  return (
    <StateSection
      id="testimonials"
      title={TITLE}
      ridge="b"
      failure={error && messageOf(error, loadFailed.testimonials)}
      onRetry={() => void refetch()}
    />
  );
}

export function TestimonialsView({ testimonials }: { testimonials: Testimonial[] }) {
  return (
    <Section ridge="b" id="testimonials" aria-labelledby="testimonials-heading">
      <SectionHeading id="testimonials-heading" eyebrow="Testimonials" title={TITLE} />
      {testimonials.length === 0 ? (
        <Empty message={empty.testimonials} />
      ) : (
        <div className={styles.stage}>
          <div className={styles.dunes}>
            <div />
          </div>
          <Carousel
            label="Testimonials"
            show="single"
            onDark
            slides={testimonials.map((testimonial) => ({
              key: testimonial._id,
              content: <Quote testimonial={testimonial} />,
            }))}
            picker={(shown, goTo) => <FacePicker testimonials={testimonials} shown={shown} goTo={goTo} />}
          />
        </div>
      )}
    </Section>
  );
}
