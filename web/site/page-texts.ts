import { query, type Reply } from '#web/api.ts';
import { useQuery } from '#web/site/query-client/use-query.tsx';

type PageTexts = Reply<'GET /page-texts'>;

/** Staff have changed none of them. */
const UNCHANGED: PageTexts = {
  projectsBox: {},
  postBox: {},
  serviceBox: {},
  pricingServices: {},
  version: 0,
  updatedAt: '',
};

/** The words that staff have put in place of those of the site. They come with the page, and are not fetched again. */
export function usePageTexts(): PageTexts {
  return useQuery({ ...query('GET /page-texts'), enabled: false }).data ?? UNCHANGED;
}

/** The words around one field that leads to the contact form, as people edit them. */
export interface BoxContent {
  heading?: string | undefined;
  lead?: string | undefined;
  label?: string | undefined;
  placeholder?: string | undefined;
  button?: string | undefined;
}

/** The same words as the site shows them. */
export interface BoxWords {
  title: string;
  lead: string;
  label: string;
  placeholder?: string;
  button: string;
}

/** The words of a box: those of staff, and where they have none, those of the site. */
export function boxWords({ heading, ...own }: BoxContent, words: BoxWords): BoxWords {
  return {
    title: heading || words.title,
    lead: own.lead || words.lead,
    label: own.label || words.label,
    placeholder: own.placeholder || words.placeholder || '',
    button: own.button || words.button,
  };
}
