import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { MAX_SHEET_ROWS } from '#domain/productSheet.ts';
import { readSheet } from './readSheet.ts';

const read = (text: string) =>
  readSheet(Buffer.from(text), { isHeading: (cell) => ['Name', 'Price'].includes(cell), within: 1 });

/** Counts how often other work had its turn. */
async function turnsDuring<T>(work: Promise<T>): Promise<number> {
  let isDone = false;
  let turns = 0;
  work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await nextTurn();
    turns += 1;
  }
  return turns;
}

it('finds headings and rows, whatever the delimiter', async () => {
  for (const delimiter of [',', ';', '\t']) {
    const { headings, rows } = await read(
      [
        ['Name', 'Price'],
        ['Ring', '300'],
        ['', ''],
        ['Bala', ' '],
      ]
        .map((cells) => cells.join(delimiter))
        .join('\r\n'),
    );
    expect(headings).toEqual(['Name', 'Price']);
    expect(rows.map(({ row, cells }) => [row, cells[0]])).toEqual([
      [2, 'Ring'],
      [4, 'Bala'],
    ]);
  }
});

it('lets other requests have their turns while it reads a large sheet', async () => {
  const sheet = `Name,Price\r\n${`${'x'.repeat(500)},300\r\n`.repeat(2000)}`;
  expect(await turnsDuring(read(sheet))).toBeGreaterThan(20);
});

it('does not parse the empty rows below the last one, and few between others', async () => {
  const empty = `${','.repeat(9)}\r\n`;
  const sheet = `Name,Price\r\nRing,300\r\n${empty.repeat(10 * MAX_SHEET_ROWS)}`;
  expect(await read(sheet)).toMatchObject({ rows: [{ row: 2, cells: ['Ring', '300'] }], fault: null });
  expect((await read(`${sheet}Bala,400\r\n`)).fault).toMatchObject({ row: 10 * MAX_SHEET_ROWS + 1 });
});
