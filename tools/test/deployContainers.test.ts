/** Docker and Kubernetes, which no test starts: by schemas and rules. */
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

describe('Docker', () => {
  const text = textOf('deploy/docker/Dockerfile');
  const compose: Document = parse(textOf('deploy/docker/compose.yaml'), { merge: true });

  it('has a Dockerfile without findings, not as root, with a health check', () => {
    expect(validate(text)).toEqual([]);
    expect([...text.matchAll(/^USER (.*)$/gm)].at(-1)?.[1]).toBe('node');
    expect(text).toMatch(/^HEALTHCHECK /m);
    // The lock file names the packages of one platform, which `npm ci` refuses.
    expect(text).toContain('RUN node tools/launch/install.mjs\n');
    for (const [, path] of text.matchAll(/^COPY --from=build \/kakon\/(\S+)/gm))
      expect(['build', 'node_modules'].includes(path ?? '') || existsSync(join(root, path ?? '')), path).toBe(
        true,
      );
  });

  it('copies every layer that is imported', () => {
    const { imports } = JSON.parse(textOf('package.json')) as { imports: Record<string, unknown> };
    const layers = Object.keys(imports).map((name) => name.slice(1, -2));
    expect(layers).toContain('domain');
    for (const layer of layers.filter((each) => each !== 'web'))
      expect(text).toContain(`COPY --from=build /kakon/${layer} ./${layer}\n`);
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
    expect([...new Set([...balanced].map(([, name]) => name))]).toEqual(
      names.filter((name) => /^shop\d/.test(name)),
    );
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

  it('has what the migration needs in the files that are applied before it', () => {
    const [{ spec }] = ofKind('Job') as [Document];
    const [{ envFrom }] = spec.template.spec.containers;
    const before = ['settings', 'secret.example'].flatMap((name) =>
      parseAllDocuments(textOf(`deploy/kubernetes/${name}.yaml`)).map((document) => document.toJS()),
    );
    const namesOf = (kind: string) =>
      before.filter((each) => each.kind === kind).map(({ metadata }) => metadata.name);
    expect(namesOf('Namespace')).toEqual(['kakon']);
    for (const { configMapRef, secretRef } of envFrom)
      expect(namesOf(configMapRef ? 'ConfigMap' : 'Secret')).toContain((configMapRef ?? secretRef).name);
    const readme = textOf('deploy/README.md');
    const order = ['settings', 'migrate', 'shop'].map((name) =>
      readme.lastIndexOf(`kubernetes/${name}.yaml`),
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
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
