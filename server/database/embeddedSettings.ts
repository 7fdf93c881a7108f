/**
 * How the embedded PostgreSQL is set: durable in every point, small enough for the machine it shares with the shop,
 * and to be reached from this machine only.
 */
const SHOP: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  // Its own directory, which is closed to others.
  unix_socket_directories: process.platform === 'win32' ? '' : '.',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  fsync: 'on',
  synchronous_commit: 'on',
  // More log between checkpoints than the default would make recovery slower than the shop's owner cares to wait.
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  // The shop's statements are short and its cores few: planning for parallel workers or compiling costs more than it gains.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  io_method: 'sync',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // A violated constraint's detail quotes the row, that is, a customer's data.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  cluster_name: 'kakon',
};

/** What a test run's throw-away server gives up: nothing in it has to outlive a power cut. */
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
