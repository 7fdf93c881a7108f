/**
 * Processor time of this process and PostgreSQL, in milliseconds. Less noisy than rates on a shared machine.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export interface ProcessorTime {
  node: number;
  /** Null if the machine does not tell, or PostgreSQL runs elsewhere. */
  database: number | null;
}

/** Linux counts in hundredths of a second. */
const tickMs = 10;

interface Process {
  parent: number;
  ownMs: number;
  endedChildrenMs: number;
}

function processOf(id: number | string): Process | null {
  try {
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15);
    return { parent, ownMs: (user + system) * tickMs, endedChildrenMs: (childUser + childSystem) * tickMs };
  } catch {
    return null;
  }
}

/** Of one process, in milliseconds. */
export const processorMsOf = (id: number): number => processOf(id)?.ownMs ?? 0;

/** The parent of all of PostgreSQL's processes. */
export async function postmasterOf(db: Database): Promise<number | null> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return processOf(rows[0]?.pid ?? 0)?.parent ?? null;
}

function postgresMs(postmaster: number): number | null {
  const parent = processOf(postmaster);
  if (!parent) return null;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(processOf)
    .filter((process) => process?.parent === postmaster);
  return children.reduce((sum, child) => sum + (child?.ownMs ?? 0), parent.ownMs + parent.endedChildrenMs);
}

export function processorTime(postmaster: number | null): ProcessorTime {
  const { user, system } = process.cpuUsage();
  return { node: (user + system) / 1000, database: postmaster === null ? null : postgresMs(postmaster) };
}
