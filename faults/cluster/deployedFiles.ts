/** The configurations of `deploy/`, filled in as deploy/README.md says, for machines that are loopback addresses. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../tools/launch/pinnedNode.mjs';
import { type Machine, user } from './machines.ts';

const deploy = join(root, 'deploy');

/** What differs from a real machine: addresses, directories, sizes and the group, which marks what runs on it. */
function onLoopback(text: string, { dir, group }: Machine): string {
  return text
    .replaceAll('10.20.0.0/24', '127.0.0.0/8')
    .replaceAll('10.20.0.', '127.20.0.')
    .replaceAll('/var/lib/postgresql', dir)
    .replaceAll('/var/lib/etcd/kakon', join(dir, 'etcd'))
    .replaceAll('/var/lib/kakon', dir)
    .replaceAll('/var/run/postgresql', dir)
    .replaceAll(
      /\/(?:etc|var\/log|var\/spool|tmp)\/(?:pgbackrest|pgbouncer|haproxy\/errors|prometheus)/g,
      dir,
    )
    .replaceAll('/var/backups/pgbackrest', join(dirname(dir), 'repository'))
    .replaceAll('pgbackrest --stanza', `pgbackrest --config=${dir}/pgbackrest.conf --stanza`)
    .replace('group haproxy', `gid ${group}`)
    .replace('maxconn 20000', 'maxconn 2000')
    .replace('shared_buffers: 2GB', 'shared_buffers: 32MB')
    .replace('wal_keep_size: 512MB', 'wal_keep_size: 128MB')
    .replace('max_connections: 200', 'max_connections: 100');
}

/** As `sed -f values.sed -e 's/@NODE@/…/g' -e 's/@ADDRESS@/…/g'` prints it. */
function filled(path: string, { name, address }: Machine): string {
  const values = [
    '-f',
    join(deploy, 'values.sed'),
    '-e',
    `s/@NODE@/${name}/g`,
    '-e',
    `s/@ADDRESS@/${address}/g`,
  ];
  return execFileSync('sed', [...values, join(deploy, path)], { encoding: 'utf8' });
}

export const deployed = (path: string, machine: Machine): string =>
  onLoopback(filled(path, machine), machine);

/** Writes a filled in file into the machine's directory; returns its path. */
export function deployFile(path: string, machine: Machine, change = (text: string) => text): string {
  const file = join(machine.dir, path.split('/').at(-1) ?? path);
  writeFileSync(file, change(deployed(path, machine)), { mode: 0o600 });
  execFileSync('chown', [user.name, file]);
  return file;
}

/** The variables of an environment file. */
export function deployedEnvironment(path: string, machine: Machine): Record<string, string> {
  const lines = deployed(path, machine).split('\n');
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^(\w+)="?(.*?)"?$/.exec(line) ?? [];
      return name ? [[name, value ?? '']] : [];
    }),
  );
}

/** A value of `deploy/values.sed`. */
export function deployedValue(name: string): string {
  const text = readFileSync(join(deploy, 'values.sed'), 'utf8');
  const [, value] = new RegExp(`^s/@${name}@/(.*)/g$`, 'm').exec(text) ?? [];
  if (!value) throw new Error(`deploy/values.sed has no ${name}`);
  return value;
}
