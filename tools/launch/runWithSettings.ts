/** Runs a command on one file, with the settings of the environment or `.env`. */
import './endWithNpm.mjs';
import { readEnvironment, type Settings } from '#server/environment.ts';
import { reportFailedStart, StartRefusal } from '#server/startRefusal.ts';
import { loadSettingsFile } from './settingsFile.ts';

export async function runWithSettings(
  usage: string,
  work: (file: string, settings: Settings) => Promise<void>,
): Promise<void> {
  try {
    const [file, ...more] = process.argv.slice(2);
    if (!file || more.length > 0) throw new StartRefusal(`Usage: ${usage}`);
    loadSettingsFile();
    await work(file, readEnvironment(process.env));
    process.exitCode = 0;
  } catch (error) {
    reportFailedStart(error);
  }
}
