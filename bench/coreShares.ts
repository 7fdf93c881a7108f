/**
 * Gives a process a fixed share of one core, by Linux's control groups of version 1 or 2. It then does as much on a machine
 * that is shared as on one that is quiet, as long as its share is free at all.
 */
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Short, so that a process stands still for milliseconds only: the shop would take long pauses for overload. */
const periodUs = 10_000;

const groupsOfVersion1 = '/sys/fs/cgroup/cpu';
const groupsOfVersion2 = '/sys/fs/cgroup';

const isVersion1 = existsSync(join(groupsOfVersion1, 'cpu.cfs_quota_us'));

/** Only root may make groups. */
export const mayLimit = (): boolean =>
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  (isVersion1 || existsSync(join(groupsOfVersion2, 'cgroup.controllers')));

/** Returns what removes the limit, after the process has ended. */
export function limitToShare(pid: number, share: number): () => void {
  const group = join(isVersion1 ? groupsOfVersion1 : groupsOfVersion2, `kakon-bench-${pid}`);
  const quota = Math.round(share * periodUs);
  if (!isVersion1) writeFileSync(join(groupsOfVersion2, 'cgroup.subtree_control'), '+cpu');
  mkdirSync(group, { recursive: true });
  if (isVersion1) {
    writeFileSync(join(group, 'cpu.cfs_period_us'), String(periodUs));
    writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota));
  } else {
    writeFileSync(join(group, 'cpu.max'), `${quota} ${periodUs}`);
  }
  writeFileSync(join(group, 'cgroup.procs'), String(pid));
  return () => rmdirSync(group);
}

/** The processes that one has started and that still run. */
export const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
