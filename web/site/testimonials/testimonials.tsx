import type { Testimonial } from '#contract/collections/testimonials.ts';
import { blockTexts } from '#contract/texts/blocks.ts';
import { Carousel } from '#web/ui/carousel/carousel.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { Section } from '#web/ui/section.tsx';
import { fieldPath, headingPaths } from '#web/ui/field-path.ts';
import type { BlockProps } from '../blocks/block-view.ts';
import { EmptyPart } from '../layout/empty-part.tsx';
import { Empty } from '#web/ui/state.tsx';
import { usePageTexts } from '../page-texts.ts';
import { FacePicker } from './face-picker.tsx';
import { Quote } from './quote.tsx';
import styles from './testimonials.module.css';

interface TestimonialsData {
  testimonials: Testimonial[] | undefined;
}

/** Clients' quotes, one at a time. */
export function Testimonials({ content, data, place }: BlockProps<'testimonials', TestimonialsData>) {
  const texts = usePageTexts();
  const { eyebrow, heading, showsWhenEmpty } = content;
  const testimonials = data.testimonials ?? [];
  if (testimonials.length === 0 && !showsWhenEmpty) return <EmptyPart place={place} heading={heading} />;
  return (
    <Section ridge="b" id={place.anchor} aria-labelledby={`${place.anchor}-heading`}>
      <SectionHeading
        id={`${place.anchor}-heading`}
        level={place.level}
        eyebrow={eyebrow}
        title={heading}
        paths={headingPaths(content)}
      />
      {testimonials.length === 0 ? (
        <Empty
          message={texts.testimonialsEmpty || blockTexts.noTestimonials}
          data-field={fieldPath(texts, 'testimonialsEmpty')}
        />
      ) : (
        <div className={styles.stage}>
          <div className={styles.dunes}>
            <div />
          </div>
          <Carousel
            label={blockTexts.testimonials}
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
