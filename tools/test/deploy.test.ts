/**
 * The files of deploy/ that no test starts: systemd and Prometheus by their rules. Docker and Kubernetes: see
 * deployContainers.test.ts. The others are what `npm run test:cluster` starts.
 */
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../launch/pinnedNode.mjs';
import { textOf } from './sources.ts';

/** The margin for open requests after DRAIN_DELAY, as tools/launch/shop.ts has it. */
const stopSeconds = 10;

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
