import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { sqliteCode } from './failures.ts';

/** A read-only statement, and the id of its reply. */
export interface ReadRequest {
  id: number;
  sql: string;
  parameters: readonly SQLInputValue[];
}
export type ReadReply = { id: number; rows: unknown[] } | { id: number; message: string; errcode: number | undefined };

const { path, timeout } = workerData as { path: string; timeout: number }; // our own process starts it
const file = new DatabaseSync(path, { readOnly: true, timeout });

parentPort?.on('message', (question: ReadRequest) => parentPort?.postMessage(readRows(question)));

function readRows({ id, sql, parameters }: ReadRequest): ReadReply {
  try {
    return { id, rows: file.prepare(sql).all(...parameters) };
  } catch (error) {
    return { id, message: error instanceof Error ? error.message : String(error), errcode: sqliteCode(error) };
  }
}
