/**
 * Lighthouse, from its command line. It brings 176 MB that nobody needs to run or test the shop, so it is no package
 * of the shop's: it is fetched, at this version, when a page is first measured.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHROMIUM_ARGS, chromiumPath } from '../../tools/chromium.ts';
import { root } from '../../tools/pinnedNode.mjs';
import { runQuietly, step } from '../../tools/progress.mjs';
import type { PageFigures } from './goals.ts';

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
  /** Audits of the three categories of right and wrong that are not passed. */
  failed: string[];
}

/** One run of one page. Chromium now and then loses the beginning of its trace: then once more. */
export const runLighthouse = (url: string): Promise<PageRun> => runOnce(url).catch(() => runOnce(url));

/** In a browser of its own, with nothing kept from before. */
async function runOnce(url: string): Promise<PageRun> {
  const env = { ...process.env, CHROME_PATH: chromiumPath() ?? undefined };
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

/** Speed has figures of its own; of the rest, what keeps a page from a hundred. */
const failedIn = ({ audits }: Report): string[] =>
  Object.values(audits)
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
    .map(({ title }) => title);
