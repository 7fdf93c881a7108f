/**
 * Asks the npm registry for known vulnerabilities of the packages that build and run the shop. A `high` or `critical` one
 * fails. If the registry does not respond, for example without a network, the check counts as skipped.
 */
import { root } from '../launch/pinnedNode.mjs';
import { runQuietly } from '../launch/progress.mjs';
import { type Count, onePassed } from './count.ts';

const ARGS = ['audit', '--omit=dev', '--audit-level=high', '--fetch-retries=0', '--fetch-timeout=15000'];

/** npm's last words on vulnerabilities; without a response of the registry it has others. */
const SUMMARY = /^\d+ .*vulnerabilit/m;

export async function auditPackages(): Promise<Count> {
  try {
    await runQuietly('npm', ARGS, { cwd: root, timeout: 30_000 });
    return onePassed;
  } catch (error) {
    if (error instanceof Error && SUMMARY.test(error.message)) throw error;
    console.log('- vulnerabilities of packages: unknown, the registry does not respond');
    return { passed: 0, skipped: 1, failures: [] };
  }
}
