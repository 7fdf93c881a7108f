/** The environment, read and checked once at the start. Nothing else in the shop looks at it. */
import { resolve } from 'node:path';
import type { ShopSettings } from '#domain/shop.ts';
import * as values from './settingValues.ts';
import { readShop } from './shopEnvironment.ts';
import { StartRefusal } from './startRefusal.ts';

export interface Settings {
  /** 0 takes any free one. */
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  /** Null: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | null;
  /** Null: the first start makes admin@example.com with a random password. */
  adminEmail: string | null;
  adminPassword: string | null;
  demoCatalogue: boolean;
  /** Null: no figures are shown. */
  metricsPort: number | null;
  /** Null: mails are files in the outbox under `dataDir`. */
  smtpUrl: string | null;
  limitsFactor: number;
  /** How many proxies in front are believed about the client's address. */
  trustProxy: number;
  /** Without a slash at its end. */
  publicUrl: string;
  /** How the shop is set until an admin sets it otherwise. */
  initialShop: ShopSettings;
}

export type Environment = Readonly<Record<string, string | undefined>>;

export class SettingsError extends StartRefusal {}

export function readSettings(env: Environment): Settings {
  const read = <T, D>(name: string, value: values.SettingValue<T>, otherwise: D): T | D => {
    const got = env[name];
    // An empty variable is an unset one: files of settings leave them so.
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
    host,
    dataDir: resolve(read('DATA_DIR', values.directory, './data')),
    databaseUrl,
    adminEmail: read('ADMIN_EMAIL', values.email, null),
    adminPassword: read('ADMIN_PASSWORD', values.password, null),
    demoCatalogue: read('DEMO_CATALOGUE', values.onOrOff, databaseUrl === null),
    metricsPort: read('METRICS_PORT', values.port, null),
    smtpUrl: read('SMTP_URL', values.smtpUrl, null),
    limitsFactor: read('LIMITS_FACTOR', values.factor, 1),
    trustProxy: read('TRUST_PROXY', values.proxies, 0),
    publicUrl: read('PUBLIC_URL', values.publicUrl, addressOf(host, port)),
    initialShop: readShop(read),
  };
}

/** What a browser on this machine opens: the addresses that stand for all of a machine's are none to open. */
export function addressOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

const MOST_SHOWN = 80;

/** One line whatever was given, and nothing that may hold a password. */
function shown(got: string, secret: boolean | undefined): string {
  if (secret) return `a value of ${got.length} characters, not shown here`;
  return JSON.stringify(got.length > MOST_SHOWN ? `${got.slice(0, MOST_SHOWN)}…` : got);
}
