/**
 * Lighthouse by its command line. Its 176 MB are not needed to run or test the shop, so it is not a
 * dependency. This version is downloaded at the first measurement.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../tools/launch/pinnedNode.mjs';
import { runQuietly, step } from '../../tools/launch/progress.mjs';
import { CHROMIUM_ARGS, chromiumPath } from '../../tools/test/chromium.ts';
import type { PageFigures } from './goals.ts';
import { phoneFontEnv } from './phoneFont.ts';

const VERSION = '13.5.0';
const home = join(root, 'node_modules', '.cache', 'lighthouse');
const command = join(home, 'node_modules', 'lighthouse', 'cli', 'index.js');
const reportFile = join(home, 'report.json');

export async function ensureLighthouse(): Promise<void> {
  if (existsSync(command)) return;
  await mkdir(home, { recursive: true });
  await writeFile(join(home, 'package.json'), '{ "private": true }\n');
  await step(`Fetching Lighthouse ${VERSION}`, () =>
    runQuietly(
      'npm',
      ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--save-exact', `lighthouse@${VERSION}`],
      {
        cwd: home,
      },
    ),
  );
}

interface Report {
  runtimeError?: { message: string };
  categories: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', { score: number | null }>;
  audits: Record<string, Audit>;
}

interface Audit {
  title: string;
  score: number | null;
  scoreDisplayMode: string;
  numericValue?: number;
  details?: { items?: NetworkItem[] };
}

interface NetworkItem {
  resourceType?: string;
  transferSize?: number;
}

export interface PageRun {
  figures: PageFigures;
  /** Failed audits of accessibility, best practices and SEO. */
  failed: string[];
}

/** One run of one page. Chromium sometimes loses the beginning of its trace; then it runs again. */
export const runLighthouse = (url: string): Promise<PageRun> => runOnce(url).catch(() => runOnce(url));

/** In a browser of its own, with an empty cache. */
async function runOnce(url: string): Promise<PageRun> {
  const env = { ...process.env, ...phoneFontEnv, CHROME_PATH: chromiumPath() ?? undefined };
  const flags = ['--headless=new', ...CHROMIUM_ARGS].join(' ');
  const output = ['--output=json', `--output-path=${reportFile}`, '--quiet', '--no-enable-error-reporting'];
  await runQuietly(process.execPath, [command, url, ...output, `--chrome-flags=${flags}`], { env });
  const report = JSON.parse(await readFile(reportFile, 'utf8')) as Report;
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return { figures: figuresOf(report), failed: failedIn(report) };
}

function figuresOf({ categories, audits }: Report): PageFigures {
  const scoreOf = (name: keyof typeof categories) => 100 * (categories[name].score ?? 0);
  const numberOf = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const sent = audits['network-requests']?.details?.items ?? [];
  const kilobytes = (type?: string) =>
    sent
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1_000;
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    bestPractices: scoreOf('best-practices'),
    seo: scoreOf('seo'),
    largestPaintMs: numberOf('largest-contentful-paint'),
    blockingMs: numberOf('total-blocking-time'),
    shift: numberOf('cumulative-layout-shift'),
    scriptKb: kilobytes('Script'),
    styleKb: kilobytes('Stylesheet'),
    fontKb: kilobytes('Font'),
    documentKb: kilobytes('Document'),
    wholeKb: kilobytes(),
  };
}

/** Performance has its own figures. For the other categories, the audits below 100. */
const failedIn = ({ audits }: Report): string[] =>
  Object.values(audits)
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
    .map(({ title }) => title);
