import { z } from 'zod';

/** What the server keeps for every record: its sortable id, its version and when it was made and last changed. */
export const stamps = {
  _id: z.string(),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
};
