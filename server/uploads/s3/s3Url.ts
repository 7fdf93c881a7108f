/** Reads S3_URL: where the bucket for photos is, and the key that opens it. */

export interface S3Place {
  /** As `https://s3.example.com:9000`. */
  endpoint: string;
  bucket: string;
  region: string;
  keyId: string;
  secret: string;
  /** The shop moves away from the bucket: it still shows the photos there, and stores new ones on disk. */
  isLeaving: boolean;
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const onOrOff = ['on', 'off'];

/** Null for anything but `s3://KEY:SECRET@HOST[:PORT]/BUCKET?region=…&tls=off&leave=on`. */
export function parseS3Url(text: string): S3Place | null {
  const url = URL.parse(text);
  if (url?.protocol !== 's3:' || !url.hostname || !url.username || !url.password || url.hash) return null;
  const { region = 'us-east-1', tls = 'on', leave = 'off', ...unknown } = parametersOf(url);
  const bucket = url.pathname.replace(/^\/|\/$/g, '');
  if (!BUCKET.test(bucket) || !/^[\w-]+$/.test(region)) return null;
  if (!onOrOff.includes(tls) || !onOrOff.includes(leave) || Object.keys(unknown).length > 0) return null;
  const [keyId, secret] = [decoded(url.username), decoded(url.password)];
  const endpoint = URL.parse(`${tls === 'on' ? 'https' : 'http'}://${url.host}`)?.origin;
  if (!keyId || !secret || !endpoint) return null;
  return { endpoint, bucket, region, keyId, secret, isLeaving: leave === 'on' };
}

const parametersOf = (url: URL): Record<string, string | undefined> => Object.fromEntries(url.searchParams);

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
