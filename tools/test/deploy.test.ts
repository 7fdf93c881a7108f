/**
 * The files of deploy/ that no test starts: Docker, Kubernetes, systemd and Prometheus, by schemas and rules. The others are
 * what `npm run test:cluster` starts.
 */
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { Deployment } from 'kubernetes-models/apps/v1';
import { Job } from 'kubernetes-models/batch/v1';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Namespace, PersistentVolumeClaim, Secret, Service } from 'kubernetes-models/v1';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readEnvironment } from '#server/environment.ts';
import { root } from '../launch/pinnedNode.mjs';
import { textOf } from './sources.ts';

const files = globSync('deploy/**/*.*', { cwd: root });
/** The margin for open requests after DRAIN_DELAY, as tools/launch/shop.ts has it. */
const stopSeconds = 10;

const kinds = {
  ConfigMap,
  Deployment,
  Ingress,
  Job,
  Namespace,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  Secret,
  Service,
};

// biome-ignore lint/suspicious/noExplicitAny: documents of many kinds, checked by the schemas
type Document = any;

const documents: Document[] = globSync('deploy/kubernetes/*.yaml', { cwd: root }).flatMap((file) =>
  parseAllDocuments(textOf(file)).map((document) => document.toJS()),
);
const ofKind = (kind: keyof typeof kinds): Document[] => documents.filter((each) => each.kind === kind);

/** Every setting is one of the shop's, and has a value that it takes. */
function expectSettings(settings: Record<string, unknown>): void {
  const env = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)]));
  const known = `${textOf('server/environment.ts')} ${textOf('server/settingsFromEnvironment.ts')}`;
  for (const [name, value] of Object.entries(env)) {
    expect(typeof value).toBe('string');
    expect(known, name).toMatch(new RegExp(`['\\s]${name}\\b`));
  }
  readEnvironment(env);
}

it('every file of deploy/ is explained in its README', () => {
  const readme = textOf('deploy/README.md');
  const unnamed = files.filter((file) => !readme.includes(file.replace('deploy/', '')));
  expect(unnamed.filter((file) => !file.endsWith('README.md'))).toEqual([]);
});

describe('Docker', () => {
  const text = textOf('deploy/docker/Dockerfile');
  const compose: Document = parse(textOf('deploy/docker/compose.yaml'), { merge: true });

  it('has a Dockerfile without findings, not as root, with a health check', () => {
    expect(validate(text)).toEqual([]);
    expect([...text.matchAll(/^USER (.*)$/gm)].at(-1)?.[1]).toBe('node');
    expect(text).toMatch(/^HEALTHCHECK /m);
    for (const [, path] of text.matchAll(/^COPY --from=build \/kakon\/(\S+)/gm))
      expect(['build', 'node_modules'].includes(path ?? '') || existsSync(join(root, path ?? '')), path).toBe(
        true,
      );
  });

  it('has a compose file whose names and settings fit', () => {
    const services: Document[] = Object.values(compose.services);
    const names = Object.keys(compose.services);
    for (const { image, depends_on = {}, volumes = [], environment } of services) {
      expect(image).toBeTruthy();
      const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      expect(names).toEqual(expect.arrayContaining(needed));
      for (const volume of volumes) {
        const [source = ''] = volume.split(':');
        if (source.startsWith('.'))
          expect(existsSync(join(root, 'deploy/docker', source)), source).toBe(true);
        else expect(Object.keys(compose.volumes)).toContain(source);
      }
      if (environment?.DATABASE_URL) {
        const filled = Object.entries(environment).map(([name, value]) => [
          name,
          String(value)
            .replace(/\$\{\w+:\?.*?\}/, 'a@b.example')
            .replace(/\$\{PUBLIC_URL:-(.*?)\}/, '$1'),
        ]);
        expectSettings(Object.fromEntries(filled));
      }
    }
    const balanced = textOf('deploy/docker/haproxy.cfg').matchAll(/^ {2}server \S+ (\w+):3000/gm);
    expect([...balanced].map(([, name]) => name)).toEqual(names.filter((name) => /^shop\d/.test(name)));
  });
});

describe('Kubernetes', () => {
  it('has manifests that fit the schemas', () => {
    expect(documents.length).toBeGreaterThan(7);
    for (const document of documents) {
      const Kind = kinds[document.kind as keyof typeof kinds] as new (data: Document) => { validate(): void };
      expect(() => new Kind(document).validate(), document.kind).not.toThrow();
    }
  });

  it('keeps a shop ready at all times, and gives it time to drain', () => {
    const [{ spec }] = ofKind('Deployment') as [Document];
    const [budget] = ofKind('PodDisruptionBudget') as [Document];
    const [{ data }] = ofKind('ConfigMap') as [Document];
    const pod = spec.template;
    expect(spec.strategy.rollingUpdate.maxUnavailable).toBe(0);
    expect(budget.spec.minAvailable).toBeLessThan(spec.replicas);
    expect(budget.spec.selector.matchLabels).toEqual(pod.metadata.labels);
    expect(pod.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(
      Number(data.DRAIN_DELAY) + stopSeconds,
    );
    const [shop] = pod.spec.containers;
    expect(shop.readinessProbe.httpGet.path).toBe('/api/health');
    expect(shop.livenessProbe.httpGet.path).toBe('/api/health/live');
    expectSettings(data);
    expectSettings(ofKind('Secret')[0].stringData);
  });
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

  it('gives the shop time to drain', () => {
    const drain = Number(/^DRAIN_DELAY=(\d+)$/m.exec(textOf('deploy/shop/shop.env'))?.[1]);
    const limit = Number(/^TimeoutStopSec=(\d+)$/m.exec(textOf('deploy/systemd/kakon.service'))?.[1]);
    expect(limit).toBeGreaterThanOrEqual(drain + stopSeconds);
  });
});

it('Prometheus alerts name figures that the shop has', () => {
  const { groups }: Document = parse(textOf('deploy/prometheus/kakon.rules.yml'));
  const metrics = textOf('server/http/metrics.ts');
  for (const { alert, expr, labels, annotations } of groups[0].rules) {
    expect(labels.severity, alert).toMatch(/^(page|ticket)$/);
    expect(annotations.summary, alert).toMatch(/\.$/);
    for (const [name] of expr.matchAll(/kakon_\w+/g))
      expect(metrics, alert).toContain(`'${name.replace(/_(count|bucket)$/, '')}'`);
  }
});
