/** Reads and checks the environment once at the start. No other module reads it. */
import { resolve } from 'node:path';
import type { ShopSettings } from '#domain/settings.ts';
import * as values from './environmentValues.ts';
import { readShopSettings } from './settingsFromEnvironment.ts';
import { StartRefusal } from './startRefusal.ts';
import type { S3Place } from './uploads/s3/s3Url.ts';

export interface Settings {
  /** 0 takes any free port. */
  port: number;
  /** How many processes serve. */
  processes: number;
  host: string;
  /** An absolute path. */
  dataDir: string;
  /** Null: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | null;
  /** For listening, jobs and migrations, where `databaseUrl` is a pooler. Null: `databaseUrl`. */
  databaseDirectUrl: string | null;
  /** The most connections of a process for requests. */
  databasePool: number;
  /** Whether the start migrates the database. */
  migrate: boolean;
  /** Null: the first start creates admin@example.com with a random password. */
  adminEmail: string | null;
  adminPassword: string | null;
  demoCatalogue: boolean;
  /** Null: no metrics. */
  metricsPort: number | null;
  metricsHost: string;
  /** The collector that receives traces, without a trailing slash. Null: no traces. */
  traceEndpoint: string | null;
  /** The share of requests and jobs that are traced, from 0 to 1. */
  traceShare: number;
  /** Seconds between the signal to stop and the end of accepting connections. Meanwhile the process is not ready. */
  drainDelay: number;
  /** Where photos are stored. Null: on disk under `dataDir`. */
  s3: S3Place | null;
  /** Null: mails are files in the outbox under `dataDir`. */
  smtpUrl: string | null;
  /** Null: SMS are files in the outbox under `dataDir`. */
  smsUrl: string | null;
  limitsFactor: number;
  /** How many proxies in front are trusted for the client's address. */
  trustProxy: number;
  /** Without a trailing slash. */
  publicUrl: string;
  /** The shop's settings until an admin changes them. */
  initialShopSettings: ShopSettings;
}

export type Environment = Readonly<Record<string, string | undefined>>;

export class SettingsError extends StartRefusal {}

export function readEnvironment(env: Environment): Settings {
  const read = <T, D>(name: string, value: values.SettingValue<T>, otherwise: D): T | D => {
    const got = env[name];
    // Treat an empty variable as unset, because env files often leave them empty.
    if (got === undefined || got === '') return otherwise;
    const result = value.schema.safeParse(got);
    if (result.success) return result.data;
    throw new SettingsError(`${name}: got ${shown(got, value.secret)}; it takes ${value.takes}`);
  };
  const port = read('PORT', values.port, 3000);
  const host = read('HOST', values.host, '127.0.0.1');
  const databaseUrl = read('DATABASE_URL', values.databaseUrl, null);
  return {
    port,
    processes: read('PROCESSES', values.processes, 1),
    host,
    dataDir: resolve(read('DATA_DIR', values.directory, './data')),
    databaseUrl,
    databaseDirectUrl: directUrlOf(databaseUrl, read('DATABASE_DIRECT_URL', values.databaseUrl, null)),
    databasePool: read('DATABASE_POOL', values.poolSize, 20),
    migrate: read('MIGRATE', values.onOrOff, true),
    adminEmail: read('ADMIN_EMAIL', values.email, null),
    adminPassword: read('ADMIN_PASSWORD', values.password, null),
    demoCatalogue: read('DEMO_CATALOGUE', values.onOrOff, databaseUrl === null),
    metricsPort: read('METRICS_PORT', values.port, null),
    metricsHost: read('METRICS_HOST', values.host, '127.0.0.1'),
    traceEndpoint: read('OTEL_EXPORTER_OTLP_ENDPOINT', values.collectorUrl, null),
    traceShare: read('OTEL_TRACES_SAMPLER_ARG', values.share, 1),
    drainDelay: read('DRAIN_DELAY', values.drainSeconds, 0),
    s3: read('S3_URL', values.s3Url, null),
    smtpUrl: read('SMTP_URL', values.smtpUrl, null),
    smsUrl: read('SMS_URL', values.smsUrl, null),
    limitsFactor: read('LIMITS_FACTOR', values.factor, 1),
    trustProxy: read('TRUST_PROXY', values.proxies, 0),
    publicUrl: read('PUBLIC_URL', values.publicUrl, addressOf(host, port)),
    initialShopSettings: readShopSettings(read),
  };
}

function directUrlOf(databaseUrl: string | null, directUrl: string | null): string | null {
  if (directUrl === null || databaseUrl !== null) return directUrl;
  throw new SettingsError('DATABASE_DIRECT_URL: it takes effect beside DATABASE_URL only; set both or none');
}

/** The address to open on this machine. A browser cannot open the wildcard addresses 0.0.0.0 and ::. */
export function addressOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Characters. */
const MAX_SHOWN = 80;

/** Always one line, and never a value that may hold a password. */
function shown(got: string, secret: boolean | undefined): string {
  if (secret) return `a value of ${got.length} characters, not shown here`;
  return JSON.stringify(got.length > MAX_SHOWN ? `${got.slice(0, MAX_SHOWN)}…` : got);
}
