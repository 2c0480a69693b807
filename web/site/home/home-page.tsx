import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api.ts';
import { About } from '../about/about.tsx';
import { Head } from '../head.tsx';
import { Hero } from '../hero/hero.tsx';
import { hasTitle, isEmpty } from '../hero/is-empty.ts';
import { later } from '../later/later.tsx';
import { useBrand } from '../layout/brand.ts';
import type { Read } from '../routes.ts';
import { Services } from '../services/services.tsx';
import styles from './home-page.module.css';

export function reads(read: Read) {
  return Promise.all([
    read('GET /hero'),
    read('GET /about'),
    read('GET /service-section'),
    read('GET /testimonials'),
    read('GET /reviews'),
    read('GET /faq'),
    read('GET /contact/section'),
  ]);
}

const Workflow = later(async () => (await import('../workflow/workflow.tsx')).Workflow);
const Testimonials = later(async () => (await import('../testimonials/testimonials.tsx')).Testimonials);
const Reviews = later(async () => (await import('../reviews/reviews.tsx')).Reviews);
const Faq = later(async () => (await import('../faq/faq.tsx')).Faq);
const ContactSection = later(async () => (await import('../contact/contact-section.tsx')).ContactSection);

export const parts = [Workflow, Testimonials, Reviews, Faq, ContactSection];

/** The landing page. */
export function Page() {
  const { data: hero } = useQuery(query('GET /hero'));
  const brand = useBrand();
  return (
    <>
      <Head title={hero ? `${hero.titleLine1} ${hero.titleLine2}`.trim() : ''} description={hero?.description ?? ''} />
      {hero && isEmpty(hero) && <div className={styles.dusk} />}
      {!(hero && hasTitle(hero)) && <h1 className="visually-hidden">{brand || 'Home'}</h1>}
      <Hero />
      <About />
      <Services />
      <Workflow />
      <Testimonials />
      <Reviews />
      <Faq />
      <ContactSection />
    </>
  );
}
