import { WORK_PROJECTS_MAX } from '../constants.ts';
import { cta, entry, line, hiddenOrder, orderedList, project, text } from '../fields.ts';
import { section } from './section.ts';

/** Finished projects on the home page, after the hero. Without chosen ones it shows the first ones. */
export const work = section('/work', 'Selected work', 'Finished projects, shown on the home page.', {
  eyebrow: line('Small line above the heading', { max: 120, heading: 'Text' }),
  heading: line('Heading', { max: 160, fallback: 'Selected work' }),
  lead: text('Text beside the heading', { max: 600 }),
  cta: cta('Button', { heading: 'Button', help: 'Shown after the projects.' }),
  projects: orderedList('Projects', entry({ slug: project('Project'), order: hiddenOrder() }), {
    item: 'project',
    max: WORK_PROJECTS_MAX,
    heading: 'Projects',
    help: 'Choose from all projects. Without a choice, the home page shows the first four.',
  }),
});
