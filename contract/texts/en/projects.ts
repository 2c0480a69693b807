import { pluralOf } from '../plural.ts';

const plural = pluralOf('en');

export const title = 'Portfolio';
export const heading = 'Work that lasts';
export const lead = 'Sites in daily use, still looked after by the people who made them.';
export const titleOf = (category: string) => `Portfolio: ${category}`;
export const onPage = (text: string, page: number) => `${text}, page ${page}`;
export const projects = 'Projects';
export const count = (count: number) => plural(count, `${count} project`, `${count} projects`);
export const countIn = (count: string, category: string) => `${count} in ${category}`;
export const categories = 'Categories';
export const all = 'All';
export const tag = (tag: string) => `Tag: ${tag}`;
export const search = (words: string) => `Search: ${words}`;
export const removeTag = (tag: string) => `Remove the tag ${tag}`;
export const removeSearch = (words: string) => `Remove the search for ${words}`;
export const noneIn = (category: string) => `No projects in ${category}.`;
export const noneMatch = 'No projects match this choice.';
export const none = 'No projects to show yet. Ask us what we are working on.';
export const noPage = (page: number) => `There is no page ${page} here.`;
export const showAll = 'Show all projects';
export const firstPage = 'Go to the first page';
export const ask = 'Ask about our work';
export const whatWeDo = 'See what we do';
export const more = (count: number) => plural(count, 'Show one more project', `Show ${count} more projects`);
export const next = 'Next project';
export const allProjects = 'All projects';
export const project = 'Project';
export const facts = 'Facts';
export const client = 'Client';
export const madeBy = 'Made by';
export const date = 'Date';
export const category = 'Category';
export const tags = 'Tags';
export const techUsed = 'Made with';
export const visit = 'See the result';
export const readMore = 'Read more about it';
export const story = 'Story';
export const results = 'Results';
export const pictures = 'Pictures';
export const cover = (title: string) => `${title}, cover`;
export const picture = (title: string, index: number) => `${title}, picture ${index}`;
export const openPicture = (index: number, count: number, alt: string) => `Open picture ${index} of ${count}: ${alt}`;
export const picturesOf = (title: string) => `Pictures of ${title}`;
export const unknown = 'Not found.';
export const goneLead = 'This project is no longer available. You can find all our other projects in the portfolio.';
export const unknownLead = 'There is no project at this address. It may have been renamed or removed.';
export const seeAll = 'See all projects';
export const askAbout = 'Ask us about it';
export const idea = {
  title: 'The next one is yours',
  lead: 'Tell us in a line what it is. You get a first idea and an honest price range.',
  label: 'What is it?',
  placeholder: 'A booking page for our camp',
  button: 'Start a project',
} as const;
