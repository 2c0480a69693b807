import { readFileSync } from 'node:fs';

/** Linux counts the time of processes in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** Seconds of processor time that a process has used so far, in its own code and in the kernel for it. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Resident memory of a process in megabytes. */
export function memoryMb(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = low] = sorted.length % 2 ? [sorted[middle]] : sorted.slice(middle - 1, middle + 1);
  return (low + high) / 2;
}
