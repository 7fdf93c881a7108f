import { readFileSync } from 'node:fs';

/** The resident memory of a process in MB. 0 where the system does not tell. */
export function residentMb(pid: number | undefined): number {
  if (process.platform !== 'linux' || pid === undefined) return 0;
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
