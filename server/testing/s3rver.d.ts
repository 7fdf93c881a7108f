/** The part of the package that tests use. It has no types of its own. */
declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  interface Options {
    directory: string;
    address: string;
    /** 0 takes any free port. */
    port: number;
    silent: boolean;
    vhostBuckets: boolean;
    configureBuckets: { name: string; configs: string[] }[];
  }

  export default class S3rver {
    constructor(options: Options);
    run(): Promise<AddressInfo>;
  }
}
