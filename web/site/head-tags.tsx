import { useLayoutEffect } from 'react';

export interface HeadTag {
  element: 'meta' | 'link';
  attributes: Record<string, string>;
}

interface HeadTagsProps {
  title: string;
  tags: HeadTag[];
}

/** Puts the title and tags of the current page into the document's head. */
export const HeadTags = import.meta.env.DEV || import.meta.env.SSR ? RenderedTags : AppliedTags;

/** React moves these elements into the head. */
function RenderedTags({ title, tags }: HeadTagsProps) {
  return (
    <>
      <title>{title}</title>
      {tags.map(({ element: Element, attributes }) => (
        <Element key={JSON.stringify(attributes)} {...attributes} />
      ))}
    </>
  );
}

/** The elements that differ between pages. */
const OF_PAGE =
  'meta[property^="og:"], meta[name="description"], meta[name="robots"], meta[name^="twitter:"], ' +
  'link[rel="canonical"], link[rel="prev"], link[rel="next"]';

/** Preact does not move elements, so this replaces them. */
function AppliedTags({ title, tags }: HeadTagsProps) {
  const json = JSON.stringify(tags);
  useLayoutEffect(() => {
    document.title = title;
    for (const old of document.head.querySelectorAll(OF_PAGE)) old.remove();
    for (const { element, attributes } of JSON.parse(json) as HeadTag[]) {
      const created = document.createElement(element);
      for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
      document.head.append(created);
    }
  }, [title, json]);
  return null;
}
