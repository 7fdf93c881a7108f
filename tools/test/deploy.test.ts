/**
 * The files of deploy/ that no test starts: systemd and Prometheus by their rules, and what systemd and HAProxy themselves say
 * about them where they are installed, as on every machine that runs `npm run test:cluster`, which starts the others. Docker
 * and Kubernetes: see deployContainers.test.ts.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { root } from '../launch/pinnedNode.mjs';
import { textOf } from './sources.ts';

/** The margin for open requests after DRAIN_DELAY, as tools/launch/shop.ts has it. */
const stopSeconds = 10;

/** Files in a directory of their own, by their names there. Returns the directory. */
function filesAside(texts: Record<string, string>): string {
  const directory = mkdtempSync(join(tmpdir(), 'kakon-deploy-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), text);
  }
  return directory;
}

/** What a program says about a file, and whether it accepts it. */
function judge(program: string, ...args: string[]): { accepts: boolean; says: string } {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return { accepts: status === 0, says: stderr };
}

it('every file of deploy/ is explained in its README', () => {
  const readme = textOf('deploy/README.md');
  const unnamed = globSync('deploy/**/*.*', { cwd: root }).filter(
    (file) => !readme.includes(file.replace('deploy/', '')),
  );
  expect(unnamed.filter((file) => !file.endsWith('README.md'))).toEqual([]);
});

describe('systemd', () => {
  const sections = ['Unit', 'Service', 'Install', 'Timer'];

  it.each(globSync('deploy/systemd/*', { cwd: root }))(
    '%s has sections and settings, and starts what is there',
    (file) => {
      const lines = textOf(file)
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'));
      for (const line of lines) expect(line).toMatch(/^(\[\w+\]|[A-Z]\w+=.*)$/);
      const named = lines.filter((line) => line.startsWith('[')).map((line) => line.slice(1, -1));
      expect(sections).toEqual(expect.arrayContaining(named));
      const script = /node (\S+\.ts)$/m.exec(lines.join('\n'))?.[1];
      if (script) expect(existsSync(join(root, script))).toBe(true);
    },
  );

  const analyze = '/usr/bin/systemd-analyze';
  /** The programs of a unit are on other machines. */
  const unitOf = (file: string) => textOf(file).replaceAll(/^(Exec\w+=)\S+/gm, '$1/bin/true');
  const verify = (texts: Record<string, string>, unit: string) =>
    judge(analyze, 'verify', '--man=no', '--recursive-errors=no', join(filesAside(texts), unit));

  it.runIf(existsSync(analyze))('accepts every unit, without a word, and would name a wrong setting', () => {
    const units = Object.fromEntries(
      globSync('deploy/systemd/kakon*', { cwd: root }).map((file) => [basename(file), unitOf(file)]),
    );
    expect(Object.keys(units).length).toBeGreaterThan(4);
    for (const unit of Object.keys(units))
      expect(verify(units, unit), unit).toEqual({ accepts: true, says: '' });
    // It is added to units of Debian, which are simple services.
    const service = '[Service]\nExecStart=/bin/true\n';
    const withDropIn = (text: string) =>
      verify({ 'etcd.service': service, 'etcd.service.d/kakon.conf': text }, 'etcd.service');
    const restart = textOf('deploy/systemd/restart.conf');
    expect(withDropIn(restart)).toEqual({ accepts: true, says: '' });
    expect(withDropIn(`${restart}Restrat=always\n`).says).toContain("Unknown key 'Restrat'");
  });

  it('backs up the database every night, and whole once a week, since only a full backup lets old ones expire', () => {
    const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
    const nightsOf = (type: 'full' | 'diff') => {
      const days = /^OnCalendar=(\S+) /m.exec(textOf(`deploy/systemd/kakon-backup@${type}.timer`))?.[1] ?? '';
      return days.split(',').flatMap((range) => {
        const [first = '', last = first] = range.split('..');
        return week.slice(week.indexOf(first), week.indexOf(last) + 1);
      });
    };
    expect(nightsOf('full')).toHaveLength(1);
    expect([...nightsOf('diff'), ...nightsOf('full')].toSorted()).toEqual(week.toSorted());
    expect(textOf('deploy/systemd/kakon-backup@.service')).toContain('--type=%i backup');
  });

  it('gives the shop time to drain', () => {
    const drain = Number(/^DRAIN_DELAY=(\d+)$/m.exec(textOf('deploy/shop/shop.env'))?.[1]);
    const limit = Number(/^TimeoutStopSec=(\d+)$/m.exec(textOf('deploy/systemd/kakon.service'))?.[1]);
    expect(limit).toBeGreaterThanOrEqual(drain + stopSeconds);
  });
});

describe('HAProxy', () => {
  const haproxy = '/usr/sbin/haproxy';
  const check = (text: string) =>
    judge(haproxy, '-c', '-f', join(filesAside({ 'haproxy.cfg': text }), 'haproxy.cfg'));
  const configs = globSync('deploy/{haproxy,docker}/*.cfg', { cwd: root });
  const filled = (file: string) =>
    textOf(file)
      .replaceAll('@ADDRESS@', '127.0.0.1')
      .replaceAll('/etc/haproxy/errors', join(root, 'deploy/haproxy'));

  it.runIf(existsSync(haproxy))('accepts every configuration, and would refuse a wrong setting', () => {
    expect(configs).toHaveLength(3);
    for (const file of configs) {
      const { accepts, says } = check(filled(file));
      expect(accepts, says).toBe(true);
      // The names of containers are known only where they run, and are looked up again there.
      const warnings = says
        .split('\n')
        .filter((line) => line.startsWith('[WARNING]') || line.startsWith('[ALERT]'));
      expect(warnings.filter((line) => !/could not resolve address 'shop\d'/.test(line))).toEqual([]);
    }
    expect(
      check(filled('deploy/docker/haproxy.cfg').replace('timeout check', 'timeout cheque')).accepts,
    ).toBe(false);
  });
});

it('gives an overloaded shop as much time for a health check everywhere as the test of overload measures', () => {
  const secondsIn = (file: string, pattern: RegExp) =>
    [...textOf(file).matchAll(pattern)].map(([, seconds]) => Number(seconds));
  const [measured = 0] = secondsIn('deploy/haproxy/shops.cfg', /^ {2}timeout check (\d+)s$/gm);
  const others = [
    secondsIn('deploy/docker/haproxy.cfg', /^ {2}timeout check (\d+)s$/gm),
    secondsIn('deploy/docker/Dockerfile', /^HEALTHCHECK .*--timeout=(\d+)s/gm),
    secondsIn('deploy/kubernetes/shop.yaml', /timeoutSeconds: (\d+)/g),
  ];
  expect(others.map((each) => each.length)).toEqual([1, 1, 3]);
  for (const seconds of others.flat()) expect(seconds).toBeGreaterThanOrEqual(measured);
});

/** `npm run test:cluster` loads them into Prometheus, where every figure of every alert must exist, also those of the engines. */
it('Prometheus alerts name figures that the shop has', () => {
  const { groups } = parse(textOf('deploy/prometheus/kakon.rules.yml'));
  const metrics = textOf('server/http/metrics.ts') + textOf('server/http/databaseMetrics.ts');
  for (const { alert, expr, labels, annotations } of groups[0].rules) {
    expect(labels.severity, alert).toMatch(/^(page|ticket)$/);
    expect(annotations.summary, alert).toMatch(/\.$/);
    for (const [name] of expr.matchAll(/kakon_\w+/g))
      expect(metrics, alert).toContain(`'${name.replace(/_(count|bucket)$/, '')}'`);
  }
});
