/** For parts of a page that could not be loaded. A server's own message wins over these. */

export const site = 'Failed to load the name and contact details';
export const appearance = 'Failed to load the colours and type';
export const menus = 'Failed to load the menu';
export const footer = 'Failed to load footer';
export const faq = 'Failed to load FAQ';
export const testimonials = 'Failed to load testimonials';
export const hero = 'Failed to load hero';
export const work = 'Failed to load the selected work';
export const workflow = 'Failed to load the steps';
export const about = 'Failed to load about';
export const serviceSection = 'Failed to load services';
export const contact = 'Failed to load contact section';
export const pricing = 'Failed to load pricing';
export const reviews = 'Failed to load reviews';
export const blogPost = 'Failed to load post';
export const blog = 'Failed to load blog posts';
export const service = 'Failed to load service';
export const services = 'Failed to load services';
export const project = 'Failed to load portfolio item';
export const projects = 'Failed to load portfolio';
export const pageTexts = 'Failed to load the headings and small texts';
