import {
  LEFT_OUT_KINDS,
  LEFT_OUT_NAMED,
  type LeftOut as LeftOutEntry,
  type LeftOutKind,
} from '#contract/records/static-export.ts';

/** What an export leaves out, with the first addresses of each kind. */
export interface LeftOut {
  note: (kind: LeftOutKind, address: string) => void;
  list: () => LeftOutEntry[];
}

export function openLeftOut(): LeftOut {
  const entries = new Map<LeftOutKind, LeftOutEntry>();
  return {
    note(kind, address) {
      const entry = entries.get(kind) ?? { kind, count: 0, where: [] };
      entries.set(kind, entry);
      if (entry.where.includes(address)) return;
      entry.count += 1;
      if (entry.where.length < LEFT_OUT_NAMED) entry.where.push(address);
    },
    list: () => LEFT_OUT_KINDS.flatMap((kind) => entries.get(kind) ?? []),
  };
}
