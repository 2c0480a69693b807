import { hydrate, render, type ComponentChild, type ContainerNode } from 'preact';

/** Takes the place of React DOM's client in the site's scripts. */
export function hydrateRoot(container: ContainerNode, tree: ComponentChild): void {
  hydrate(tree, container);
}

/** Renders into what the container holds: elements of the same kind stay, and get the current attributes and text. */
export function createRoot(container: ContainerNode) {
  return { render: (tree: ComponentChild) => render(tree, container) };
}
