/**
 * The store itself, as a process that sends its port. It runs with `--openssl-legacy-provider`, because it makes the tokens
 * of its long lists by DES.
 */
import S3rver from '@20minutes/s3rver';

const [directory = '', bucket = ''] = process.argv.slice(2);

// The test runner was killed.
process.once('disconnect', () => process.exit());
const store = new S3rver({
  ...{ directory, address: '127.0.0.1', port: 0, silent: true, vhostBuckets: false },
  configureBuckets: [{ name: bucket, configs: [] }],
});
const { port } = await store.run();
process.send?.(port);
