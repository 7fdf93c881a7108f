import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readEnvironment, SettingsError } from './environment.ts';

const folder = mkdtempSync(join(tmpdir(), 'kakon-settings-'));
const file = join(folder, 'file');
writeFileSync(file, '');
afterAll(() => rmSync(folder, { recursive: true }));

function refusal(env: Record<string, string>): string {
  try {
    readEnvironment(env);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  throw new Error(`${JSON.stringify(env)} was taken`);
}

describe('with nothing set', () => {
  const settings = readEnvironment({});

  test('the shop is for this machine alone and holds its data here', () => {
    expect(settings).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: null,
      databaseDirectUrl: null,
      migrate: true,
      metricsHost: '127.0.0.1',
      drainDelay: 0,
      publicUrl: 'http://127.0.0.1:3000',
      limitsFactor: 1,
      trustProxy: 0,
    });
  });

  test('there is no built-in admin password', () => {
    expect(settings).toMatchObject({ adminEmail: null, adminPassword: null });
  });

  test('the shop is called Kakon', () => {
    expect(settings.initialShopSettings).toMatchObject({ name: 'Kakon', orderPrefix: 'KA' });
  });

  test('an empty variable counts as none', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: '', ADMIN_PASSWORD: '', SHOP_NAME: '' })).toEqual(
      settings,
    );
  });
});

describe('the demo catalogue', () => {
  const url = 'postgres://shop:secret@db.example/shop';
  test.each([
    [{}, true],
    [{ DEMO_CATALOGUE: 'off' }, false],
    [{ DATABASE_URL: url }, false],
    [{ DATABASE_URL: url, DEMO_CATALOGUE: 'on' }, true],
  ])('%o: %s', (env, expected) => {
    expect(readEnvironment(env).demoCatalogue).toBe(expected);
  });
});

test('everything that is set is taken', () => {
  const settings = readEnvironment({
    PORT: '8080',
    HOST: '0.0.0.0',
    DATA_DIR: join(folder, 'ক খ', 'new'),
    DATABASE_URL: 'postgresql://localhost/shop',
    DATABASE_DIRECT_URL: 'postgresql://localhost:5432/shop',
    DATABASE_POOL: '12',
    PROCESSES: '4',
    MIGRATE: 'off',
    METRICS_HOST: '10.0.0.5',
    DRAIN_DELAY: '15',
    ADMIN_EMAIL: ' Owner@Example.COM ',
    ADMIN_PASSWORD: 'sixsix',
    SMTP_URL: 'smtps://user:secret@mail.example:465',
    S3_URL: 's3://KEY:a%2Fb%2Bc@s3.example:9000/kakon-photos?region=eu-west-1&tls=off&leave=on',
    LIMITS_FACTOR: '0.5',
    TRUST_PROXY: '2',
    PUBLIC_URL: 'https://kakon.example/',
    SHOP_NAME: 'Bala',
    SHOP_ORDER_PREFIX: 'BA',
    SHOP_FACEBOOK: 'https://social.example/bala',
  });
  expect(settings).toMatchObject({
    port: 8080,
    dataDir: join(folder, 'ক খ', 'new'),
    databaseDirectUrl: 'postgresql://localhost:5432/shop',
    databasePool: 12,
    processes: 4,
    s3: {
      endpoint: 'http://s3.example:9000',
      bucket: 'kakon-photos',
      region: 'eu-west-1',
      keyId: 'KEY',
      secret: 'a/b+c',
      isLeaving: true,
    },
    migrate: false,
    metricsHost: '10.0.0.5',
    drainDelay: 15,
    adminEmail: 'owner@example.com',
    adminPassword: 'sixsix',
    limitsFactor: 0.5,
    trustProxy: 2,
    publicUrl: 'https://kakon.example',
    initialShopSettings: {
      name: 'Bala',
      orderPrefix: 'BA',
      socialLinks: { facebook: 'https://social.example/bala', youtube: '' },
    },
  });
});

test.each([
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
])('HOST=%s is opened as %s', (HOST, publicUrl) => {
  expect(readEnvironment({ HOST }).publicUrl).toBe(publicUrl);
});

describe('a wrong setting is refused in one line with what it got and what it takes', () => {
  test.each([
    ['PORT', 'abc', 'a whole number from 0 to 65535'],
    ['PORT', '65536', 'a whole number from 0 to 65535'],
    ['PORT', '-1', 'a whole number from 0 to 65535'],
    ['PORT', '3000.5', 'a whole number from 0 to 65535'],
    ['HOST', 'http://x', 'an address of this machine, as 127.0.0.1, or 0.0.0.0 for all of them'],
    ['DATA_DIR', file, 'a directory, or a path where one can be made'],
    ['DATA_DIR', join(file, 'below'), 'a directory, or a path where one can be made'],
    ['ADMIN_EMAIL', 'owner', 'an email address'],
    ['DEMO_CATALOGUE', 'yes', 'on or off'],
    ['MIGRATE', 'no', 'on or off'],
    ['PROCESSES', '0', 'a whole number from 1 to 64'],
    ['DATABASE_POOL', '0', 'a whole number from 1 to 500'],
    ['DRAIN_DELAY', '1.5', 'a whole number from 0 to 600'],
    [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'collector',
      'the address of an OpenTelemetry collector, as http://127.0.0.1:4318',
    ],
    ['OTEL_TRACES_SAMPLER_ARG', '2', 'a number from 0 to 1'],
    ['METRICS_HOST', 'http://x', 'an address of this machine, as 127.0.0.1, or 0.0.0.0 for all of them'],
    ['LIMITS_FACTOR', '0', 'a number above 0, up to 1000000'],
    ['LIMITS_FACTOR', '1e3', 'a number above 0, up to 1000000'],
    ['TRUST_PROXY', 'true', 'off, or the number of proxies in front of the shop, up to 10'],
    [
      'PUBLIC_URL',
      'kakon.example',
      "the shop's address as browsers open it, without a path, as https://shop.example",
    ],
    [
      'PUBLIC_URL',
      'ftp://kakon.example',
      "the shop's address as browsers open it, without a path, as https://shop.example",
    ],
    ['SHOP_ORDER_PREFIX', 'kakon', 'two capital letters'],
    ['SHOP_FACEBOOK', 'javascript:alert(1)', 'an address that begins with https://'],
  ])('%s=%s', (name, got, takes) => {
    expect(refusal({ [name]: got })).toBe(`${name}: got "${got}"; it takes ${takes}`);
  });

  test.each([
    ['ADMIN_PASSWORD', 'hush!', '6 to 200 characters'],
    ['DATABASE_URL', 'mysql://u:hush!@h/d', 'a PostgreSQL 15 or newer'],
    ['DATABASE_DIRECT_URL', 'mysql://u:hush!@h/d', 'a PostgreSQL 15 or newer'],
    ['SMTP_URL', 'mail.example hush!', 'a mail server'],
    ['S3_URL', 'https://KEY:hush!@s3.example/photos', 'the URL of a bucket'],
    ['S3_URL', 's3://KEY@s3.example/photos?hush!', 'the URL of a bucket'],
    ['S3_URL', 's3://KEY:hush!/+@s3.example/photos', 'the URL of a bucket'],
    ['S3_URL', 's3://KEY:hush!%E0@s3.example/photos', 'the URL of a bucket'],
    ['S3_URL', 's3://KEY:hush!@s3.example', 'the URL of a bucket'],
    ['S3_URL', 's3://KEY:hush!@s3.example/Photos', 'the URL of a bucket'],
    ['S3_URL', 's3://KEY:hush!@s3.example/photos/ours', 'the URL of a bucket'],
    ['S3_URL', 's3://KEY:hush!@s3.example/photos?tls=no', 'the URL of a bucket'],
    ['S3_URL', 's3://KEY:hush!@s3.example/photos?zone=eu', 'the URL of a bucket'],
  ])('%s is not printed', (name, got, takes) => {
    const message = refusal({ [name]: got });
    expect(message).toContain(`${name}: got a value of ${got.length} characters, not shown here; it takes`);
    expect(message).toContain(takes);
    expect(message).not.toContain('hush!');
  });

  test('a bucket is spoken to by TLS and in the usual region unless its URL says otherwise', () => {
    expect(readEnvironment({ S3_URL: 's3://KEY:SECRET@s3.example/kakon-photos' }).s3).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'kakon-photos',
      region: 'us-east-1',
      keyId: 'KEY',
      secret: 'SECRET',
      isLeaving: false,
    });
  });

  test('a direct address beside no other', () => {
    expect(refusal({ DATABASE_DIRECT_URL: 'postgres://u:hush!@h/d' })).toBe(
      'DATABASE_DIRECT_URL: it takes effect beside DATABASE_URL only; set both or none',
    );
  });

  test('a value of many lines stays on one', () => {
    expect(refusal({ PORT: `1\n${'2'.repeat(500)}` }).split('\n')).toHaveLength(1);
  });
});
