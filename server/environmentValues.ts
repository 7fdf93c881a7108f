/** The allowed values of each environment variable: a schema, and the words for the error message. */
import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { emailField } from '#domain/accounts.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/passwords.ts';
import { parseS3Url, type S3Place } from './uploads/s3/s3Url.ts';

export interface SettingValue<T> {
  schema: z.ZodType<T, string>;
  /** Completes the sentence 'it takes …'. */
  takes: string;
  /** Holds a password, so an invalid value is not printed. */
  secret?: true;
}

const wholeNumber = (from: number, to: number): SettingValue<number> => ({
  schema: z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(from).max(to)),
  takes: `a whole number from ${from} to ${to}`,
});

export const port = wholeNumber(0, 65_535);

export const processes = wholeNumber(1, 64);

export const poolSize = wholeNumber(1, 500);

export const drainSeconds = wholeNumber(0, 600);

export const host: SettingValue<string> = {
  schema: z.string().regex(/^[\w.:-]+$/),
  takes: 'an address of this machine, as 127.0.0.1, or 0.0.0.0 for all of them',
};

export const directory: SettingValue<string> = {
  schema: z.string().refine(isOrMayBeDirectory),
  takes: 'a directory, or a path where one can be made',
};

/** Checks the nearest existing parent, because no directory can be created inside a file. */
function isOrMayBeDirectory(path: string): boolean {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    return found ? found.isDirectory() : isOrMayBeDirectory(dirname(path));
  } catch {
    return false;
  }
}

const url = (protocols: RegExp, takes: string): SettingValue<string> => ({
  schema: z.string().refine((value) => protocols.test(URL.parse(value)?.protocol ?? '')),
  takes,
  secret: true,
});

export const databaseUrl = url(
  /^postgres(ql)?:$/,
  'the URL of a PostgreSQL 15 or newer, as postgres://user:password@host/database',
);

export const smtpUrl = url(/^smtps?:$/, 'the URL of a mail server, as smtp://user:password@host:587');

export const smsUrl = url(
  /^https?:$/,
  'the URL of an SMS gateway, as https://user:password@gateway.example/send',
);

export const s3Url: SettingValue<S3Place> = {
  schema: z.string().transform((value, { addIssue }) => {
    const place = parseS3Url(value);
    if (!place) addIssue('is not the URL of a bucket');
    return place ?? z.NEVER;
  }),
  takes:
    'the URL of a bucket, as s3://KEY:SECRET@s3.example.com/BUCKET?region=eu-west-1, with / and + of the secret as %2F and %2B',
  secret: true,
};

/** Without a trailing slash, so that paths can be appended. */
export const publicUrl: SettingValue<string> = {
  schema: z
    .string()
    .regex(/^https?:\/\/[^/?#\s@]+\/?$/)
    .refine((value) => URL.canParse(value))
    .transform((value) => value.replace(/\/$/, '')),
  takes: "the shop's address as browsers open it, without a path, as https://shop.example",
};

export const collectorUrl: SettingValue<string> = {
  schema: url(/^https?:$/, '').schema.transform((value) => value.replace(/\/$/, '')),
  takes: 'the address of an OpenTelemetry collector, as http://127.0.0.1:4318',
};

export const share: SettingValue<number> = {
  schema: z
    .string()
    .regex(/^(0?\.\d+|[01](\.0+)?)$/)
    .transform(Number),
  takes: 'a number from 0 to 1',
};

export const email: SettingValue<string> = { schema: emailField, takes: 'an email address' };

export const password: SettingValue<string> = {
  schema: z.string().min(PASSWORD_MIN).max(PASSWORD_MAX),
  takes: `${PASSWORD_MIN} to ${PASSWORD_MAX} characters`,
  secret: true,
};

export const onOrOff: SettingValue<boolean> = {
  schema: z.enum(['on', 'off']).transform((value) => value === 'on'),
  takes: 'on or off',
};

export const factor: SettingValue<number> = {
  schema: z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .transform(Number)
    .pipe(z.number().positive().max(1_000_000)),
  takes: 'a number above 0, up to 1000000',
};

export const proxies: SettingValue<number> = {
  schema: z.union([z.literal('off').transform(() => 0), wholeNumber(0, 10).schema]),
  takes: 'off, or the number of proxies in front of the shop, up to 10',
};
