// Only load-failure.ts imports these texts: shared with others, they would be a file of their own, which could be missing.

export const theConnectionWasInterrupted = 'The connection was interrupted.';
export const theServerAnsweredFor = (status: string | number, pathname: string | number) =>
  `The server answered ${status} for ${pathname}.`;
export const didNotArrive = (pathname: string | number) => `${pathname} did not arrive.`;
