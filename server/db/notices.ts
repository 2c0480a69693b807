/** Notices between the processes on one database that the content has changed. */
export interface Notices {
  /** Notifies the others. */
  notify: () => Promise<void>;
  /**
   * Calls `onChange` for each notice. Also calls it when the connection breaks (`isConnected` false) and when it is back:
   * notices may be lost in between.
   */
  subscribe: (onChange: (isConnected: boolean) => void) => void;
  close: () => Promise<void>;
}

/** For a database with only one process. */
export const noNotices: Notices = {
  notify: async () => {},
  subscribe: (onChange) => onChange(true),
  close: async () => {},
};
