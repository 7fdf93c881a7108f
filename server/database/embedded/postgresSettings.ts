/**
 * The settings of the embedded PostgreSQL: fully durable, small enough for a machine that it shares with the shop, and
 * reachable from this machine only.
 */
const SHOP: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  // The data directory, which is closed to other users.
  unix_socket_directories: process.platform === 'win32' ? '' : '.',
  unix_socket_permissions: '0700',
  max_connections: '100',
  max_logical_replication_workers: '0',
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  fsync: 'on',
  synchronous_commit: 'on',
  // A larger log than the default would make recovery after a crash slow.
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  // The statements are short and the cores few: parallel workers and compilation cost more than they gain.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  io_method: 'sync',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // The detail of a violated constraint quotes the row, which is customer data.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  cluster_name: 'kakon',
};

/** For the disposable server of a test run, whose data need not survive a power cut. */
const DISPOSABLE: Record<string, string> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

export function postgresArguments({ disposable }: { disposable: boolean }): string[] {
  const settings = disposable ? { ...SHOP, ...DISPOSABLE } : SHOP;
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
