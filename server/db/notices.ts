/** How the processes on one database tell each other that the content has changed. */
export interface Notices {
  /** Tells the others. */
  tell: () => Promise<void>;
  /**
   * Calls `onChange` when another one told so, or may have: while nothing can be heard, that is at once and again when
   * something can. `isHearing` says which of the two it is.
   */
  hear: (onChange: (isHearing: boolean) => void) => void;
  close: () => Promise<void>;
}

/** For a database that one process has for itself. */
export const nobodyElse: Notices = { tell: async () => {}, hear: (onChange) => onChange(true), close: async () => {} };
