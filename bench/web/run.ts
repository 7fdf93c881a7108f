/** `npm run bench:web`: the pages on a cheap phone, in English and Bangla, against their goals. */
import '../../tools/launch/endWithNpm.mjs';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { addressIn } from '#domain/languageAddresses.ts';
import { languages } from '#domain/languages.ts';
import { buildIfStale } from '../../tools/build/build.ts';
import { root } from '../../tools/launch/pinnedNode.mjs';
import { ensureChromium } from '../../tools/test/chromium.ts';
import { openBenchShop } from '../benchShop.ts';
import { median } from '../figures.ts';
import { readOptions } from '../options.ts';
import { figureNames, type PageFigures } from './goals.ts';
import { ensureLighthouse, type PageRun, runLighthouse } from './lighthouse.ts';
import { measureNavigations, visitOnce } from './navigations.ts';
import { ensurePhoneFont } from './phoneFont.ts';
import { tableOf } from './table.ts';

const { values } = parseArgs({
  options: {
    repeats: { type: 'string', default: '3' },
    output: { type: 'string', default: 'bench/results/web.json' },
    /** Only pages with this in their name, as `home`, `Bangla` or `product in Bangla`, or `navigations` for only those. */
    only: { type: 'string', default: '' },
  },
});
const repeats = Number(values.repeats);
const isAsked = (name: string) => name.includes(values.only);

/** The median of each figure over the runs. */
const medianOf = (runs: readonly PageRun[]): PageFigures =>
  Object.fromEntries(
    figureNames.map((name) => [name, median(runs.map(({ figures }) => figures[name]))]),
  ) as PageFigures;

async function measurePage(name: string, url: string) {
  await visitOnce(url);
  const runs: PageRun[] = [];
  for (let turn = 0; turn < repeats; turn += 1) {
    console.error(`Measuring: ${name}, ${turn + 1} of ${repeats}`);
    runs.push(await runLighthouse(url));
  }
  const failed = [...new Set(runs.flatMap((run) => run.failed))];
  return { name, figures: medianOf(runs), failed };
}

await ensureChromium();
await ensureLighthouse();
await ensurePhoneFont();
await buildIfStale();
const shop = await openBenchShop(readOptions([]));
try {
  const { id } = await shop.db
    .selectFrom('products')
    .select('id')
    .where('listed', '=', true)
    .where('category', '=', 'bangles')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const paths = { home: '/', category: '/products?category=bangles', product: `/products/${id}` };
  const asked = languages.flatMap((language) =>
    Object.entries(paths).map(([name, path]) => ({
      name: language === 'en' ? name : `${name} in Bangla`,
      url: shop.address + addressIn(language, path),
    })),
  );
  const pages = [];
  for (const { name, url } of asked) {
    if (isAsked(name)) pages.push(await measurePage(name, url));
  }
  const navigations = isAsked('navigations') ? await measureNavigations(shop.address, 5) : [];
  if (pages.length + navigations.length === 0) throw new Error(`No page has the name ${values.only}`);
  const output = join(root, values.output);
  await mkdir(dirname(output), { recursive: true });
  const machine = { cores: cpus().length, model: cpus()[0]?.model, node: process.version };
  const result = { at: new Date().toISOString(), machine, repeats, pages, navigations };
  await writeFile(output, `${JSON.stringify(result, null, 2)}\n`);
  console.log(tableOf(pages, navigations));
} finally {
  await shop.close();
}
