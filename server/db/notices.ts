/** Notices between the processes on one database that the content has changed. */
export interface Notices {
  /** Notifies the others. */
  tell: () => Promise<void>;
  /**
   * Calls `onChange` for each notice. Also calls it when the connection breaks (`isHearing` false) and when it is back:
   * notices may be lost in between.
   */
  hear: (onChange: (isHearing: boolean) => void) => void;
  close: () => Promise<void>;
}

/** For a database with only one process. */
export const nobodyElse: Notices = { tell: async () => {}, hear: (onChange) => onChange(true), close: async () => {} };
