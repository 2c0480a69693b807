import { hydrate, options, render, type ComponentChild, type ContainerNode } from 'preact';

// Effects run before the next event, as in React: by default they wait for the next frame, and keys pressed until then
// would find no listener.
options.requestAnimationFrame = queueMicrotask;

/** Takes the place of React DOM's client in the site's scripts. */
export function hydrateRoot(container: ContainerNode, tree: ComponentChild): void {
  hydrate(tree, container);
}

/** Renders into what the container holds: elements of the same kind stay, and get the current attributes and text. */
export function createRoot(container: ContainerNode) {
  return { render: (tree: ComponentChild) => render(tree, container) };
}
