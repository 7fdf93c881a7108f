/** Installs the programs of the cluster from Debian. Their services stay off: the test starts its own. */
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

const programs: Record<string, string> = {
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  pgbackrest: '/usr/bin/pgbackrest',
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  prometheus: '/usr/bin/prometheus',
  iptables: '/usr/sbin/iptables',
  systemd: '/usr/bin/systemd-analyze',
};

/** Debian asks it before it starts a service; 101 forbids. */
const policy = '/usr/sbin/policy-rc.d';

const quietly = (file: string, ...args: string[]) =>
  execFileSync(file, args, { stdio: 'pipe', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });

/** Called once, before all parts. */
export default function installPrograms(): void {
  const missing = Object.keys(programs).filter((name) => !existsSync(programs[name] ?? ''));
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version'))
    throw new Error(`npm run test:cluster needs root on Debian 12, to install ${missing.join(', ')}`);
  const hadPolicy = existsSync(policy);
  if (!hadPolicy) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    quietly('apt-get', 'update');
    quietly('apt-get', 'install', '--yes', '--no-install-recommends', ...missing);
  } finally {
    if (!hadPolicy) rmSync(policy);
  }
}
