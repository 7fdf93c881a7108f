/** Inputs that cost the most of their kind: a large photo, search texts of nonsense, hostile Markdown, customers' messages. */

import { SEARCH_MAX } from '#domain/askingLimits.ts';
import { readMessage } from '#domain/messages/readMessage.ts';
import { understandQuery } from '#domain/search.ts';
import { parseMarkdown } from '#server/content/parseMarkdown.ts';
import { manyListMarks, repeated } from '#server/testing/hostileMarkdown.ts';
import { readCustomerMessages } from '#server/testing/messages/readCustomerMessages.ts';
import { jpeg } from '#server/testing/pictures.ts';
import { developPhoto } from '#server/uploads/developPhoto.ts';
import type { BenchShop } from './benchShop.ts';
import { median, type Row, spreadOf } from './figures.ts';

async function timesOf(repeats: number, work: () => unknown): Promise<number[]> {
  const times: number[] = [];
  // The first run compiles the code and loads the decoders.
  for (let turn = 0; turn <= repeats; turn += 1) {
    const startedAt = performance.now();
    await work();
    if (turn > 0) times.push(performance.now() - startedAt);
  }
  return times;
}

function rowOf(measure: string, mostMs: number, times: readonly number[]): Row {
  const ours = median(times);
  const goal = `≤ ${mostMs.toLocaleString('en')}`;
  return { measure, unit: 'ms', ours, spread: spreadOf(times), goal, met: ours <= mostMs };
}

const nonsense = ['1 ', 'taka ', '৳', 'under 9 ', 'kaner '].map((part) =>
  part.repeat(SEARCH_MAX / part.length),
);

const hostileMarkdown = [...['![', '**a ', '<', '&#', '\\', '{'].map(repeated), manyListMarks];

export async function slowInputs({ options }: BenchShop): Promise<Row[]> {
  const photo = await jpeg({ width: 4000, height: 3000, grain: 12 });
  const photos = await timesOf(options.repeats, () => developPhoto(photo));
  const searches = await timesOf(options.repeats, () => nonsense.map(understandQuery));
  const markdown = await timesOf(options.repeats, () => hostileMarkdown.map(parseMarkdown));
  const messages = await readCustomerMessages('customerMessages.txt');
  const readings = await timesOf(options.repeats, () => messages.map(({ text }) => readMessage(text)));
  return [
    rowOf('photo of 12 megapixels, made into its master', 1_500, photos),
    rowOf(`${nonsense.length} search texts of ${SEARCH_MAX} letters of nonsense, understood`, 100, searches),
    rowOf(`${hostileMarkdown.length} hostile texts of Markdown, read`, 5_000, markdown),
    rowOf(`${messages.length} messages of customers, read`, messages.length * 10, readings),
  ];
}
