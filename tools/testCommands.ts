import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { adopt } from './children.mjs';
import { root } from './pinnedNode.mjs';
import { runQuietly } from './progress.mjs';

/** A tool's own script among the packages, run on this same Node. */
export function bin(script: string): string {
  return join(root, 'node_modules', script);
}

/** Speaks only when it fails. */
export function runChecked(script: string, args: string[]): Promise<string> {
  return runQuietly(process.execPath, [script, ...args], { cwd: root });
}

/** Shows what the tool says while it works; true when all went well. */
export function runAloud(script: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const command = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    const child = adopt(command);
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}
