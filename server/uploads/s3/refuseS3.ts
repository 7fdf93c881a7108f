/** Checks before the start that the bucket lets the shop read and write, and explains in one line why it does not. */
import { StartRefusal } from '#server/startRefusal.ts';
import { incomingPrefix } from '../photoKeys.ts';
import { S3Refusal, S3Unreachable, s3Client } from './s3Client.ts';
import { s3Storage } from './s3Storage.ts';
import type { S3Place } from './s3Url.ts';

const probe = `${incomingPrefix}start`;

const times = { attempts: 2, attemptMs: 4_000, pauseMs: 200 };

const noTls = 'it does not speak TLS; tls=off speaks to it without';
const unknownAuthority =
  'its certificate is not signed by an authority that this machine knows; NODE_EXTRA_CA_CERTS names others';

/** Reasons that no later try changes: the name of the host, or how it is spoken to. */
const wrong: Record<string, string> = {
  ENOTFOUND: 'there is no such host',
  ERR_SSL_WRONG_VERSION_NUMBER: noTls,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: noTls,
  DEPTH_ZERO_SELF_SIGNED_CERT: unknownAuthority,
  SELF_SIGNED_CERT_IN_CHAIN: unknownAuthority,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownAuthority,
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  CERT_HAS_EXPIRED: 'its certificate has expired',
};

/** A bucket that is away for the moment is no reason not to sell: the returned line says so. Null when all is well. */
export async function refuseS3(place: S3Place | null): Promise<string | null> {
  if (!place) return null;
  const storage = s3Storage(s3Client(place, times));
  const where = `S3_URL: the bucket ${place.bucket} at ${place.endpoint}`;
  try {
    await storage.put(probe, Buffer.from('may the shop write here?'));
    for await (const _ of storage.list(probe)) break;
    const isThere = (await storage.get(probe)) !== null;
    await storage.remove(probe);
    if (!isThere) throw new StartRefusal(`${where} does not give back what it has taken`);
    return null;
  } catch (error) {
    if (error instanceof S3Refusal)
      throw new StartRefusal(`${where} does not let us in (${error.status} ${error.code})`);
    if (!(error instanceof S3Unreachable)) throw error;
    const reason = wrong[error.message];
    if (reason) throw new StartRefusal(`${where} cannot be reached: ${reason}`);
    return `${where} does not respond (${error.message}); until it does, photos show from copies, and none can be added`;
  }
}
