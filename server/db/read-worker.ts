import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { sqliteCode } from './failures.ts';

/** A statement that only reads, and the number by which its answer is known. */
export interface Question {
  id: number;
  sql: string;
  parameters: readonly SQLInputValue[];
}
export type Reply = { id: number; rows: unknown[] } | { id: number; message: string; errcode: number | undefined };

const { path, timeout } = workerData as { path: string; timeout: number }; // our own process starts it
const file = new DatabaseSync(path, { readOnly: true, timeout });

parentPort?.on('message', (question: Question) => parentPort?.postMessage(answer(question)));

function answer({ id, sql, parameters }: Question): Reply {
  try {
    return { id, rows: file.prepare(sql).all(...parameters) };
  } catch (error) {
    return { id, message: error instanceof Error ? error.message : String(error), errcode: sqliteCode(error) };
  }
}
