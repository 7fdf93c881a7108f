/**
 * Asks the registry whether any package that the shop runs on is known to be unsafe. Where it does not answer, as on a
 * machine without a network, nothing is known, which is said and counted as skipped; a find of `high` or `critical` fails.
 */
import { spawn } from 'node:child_process';
import { z } from 'zod';
import { root } from './pinnedNode.mjs';
import type { Count } from './testCounts.ts';

const severities = ['critical', 'high', 'moderate', 'low', 'info'] as const;

const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.enum(severities), isDirect: z.boolean() })),
});

const patienceMs = 30_000;

/** What npm says, whatever it ends with; empty where it took too long. */
function askNpm(): Promise<string> {
  return new Promise((resolve) => {
    const words = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=15000'];
    const npm = spawn('npm', words, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], timeout: patienceMs });
    let said = '';
    npm.stdout.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
    npm.on('error', () => resolve('')).on('close', () => resolve(said));
  });
}

/** Null: that is no report. */
export function readReport(said: string): { name: string; severity: string }[] | null {
  try {
    const { vulnerabilities } = report.parse(JSON.parse(said));
    return Object.entries(vulnerabilities).map(([name, { severity }]) => ({ name, severity }));
  } catch {
    return null;
  }
}

export async function auditPackages(): Promise<Count> {
  const found = readReport(await askNpm());
  if (found === null) {
    console.log('- known faults of packages: not asked, since the registry does not answer');
    return { passed: 0, failed: 0, skipped: 1 };
  }
  const grave = found.filter(({ severity }) => severity === 'critical' || severity === 'high');
  for (const { name, severity } of found) console.log(`- known faults of packages: ${name} (${severity})`);
  return grave.length === 0
    ? { passed: 1, failed: 0, skipped: 0 }
    : { passed: 0, failed: grave.length, skipped: 0 };
}
