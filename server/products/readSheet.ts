/**
 * Reads the bytes of a sheet as rows of cells, from any spreadsheet program: UTF-8 or UTF-16, with commas, semicolons
 * or tabs.
 */
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { unguarded } from '#domain/csv.ts';
import { Problem } from '#domain/problems.ts';
import { MAX_SHEET_ROWS, type SheetFault } from '#domain/productSheet.ts';
import { sheetTexts } from '#texts/productSheet.ts';

export interface Sheet {
  headings: readonly string[];
  /** Rows that are not empty, with their number as a spreadsheet counts: the headings are row 1. */
  rows: readonly { row: number; cells: readonly string[] }[];
  /** Set when reading failed. Then there are no rows. */
  fault: SheetFault | null;
}

const marks: readonly [encoding: string, ...bytes: number[]][] = [
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];

function textOf(bytes: Buffer): string {
  const [encoding] = marks.find(([, ...mark]) => mark.every((byte, place) => bytes[place] === byte)) ?? [
    'utf-8',
  ];
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Refused below.
  }
  throw new Problem('sheetUnreadable');
}

const form = { relax_column_count: true } as const;

export interface HeadingRule {
  /** Tells headings from other cells. */
  isHeading: (cell: string) => boolean;
  /** The headings are in one of so many first rows. */
  within: number;
}

/** Characters in which the headings are looked for. They are parsed at once. */
const HEADINGS_WITHIN = 64 * 1024;

/** The delimiter that gives the most headings in a row. */
function delimiterOf(text: string, { isHeading, within }: HeadingRule): string {
  const beginning = text.slice(0, HEADINGS_WITHIN);
  const headingsBy = (delimiter: string) => {
    try {
      const first = parseAtOnce(beginning, { ...form, delimiter, to: within }) as string[][];
      return Math.max(...first.map((cells) => cells.filter(isHeading).length));
    } catch {
      return -1;
    }
  };
  const tried = [',', ';', '\t'].map((delimiter) => ({ delimiter, headings: headingsBy(delimiter) }));
  return tried.reduce((best, one) => (one.headings > best.headings ? one : best)).delimiter;
}

/** Spreadsheets often write empty rows below the last one, up to a million of them. */
function withoutEmptyEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ' \t\r\n,;'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Parsed in pieces, and other requests take their turn after each: streams alone give them none. */
const pieceLength = 16 * 1024;
async function* piecesOf(text: string): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += pieceLength) {
    yield text.slice(from, from + pieceLength);
    await setImmediate();
  }
}

export async function readSheet(bytes: Buffer, headingRule: HeadingRule): Promise<Sheet> {
  const text = withoutEmptyEnd(textOf(bytes));
  const parser = Readable.from(piecesOf(text)).pipe(
    parse({ ...form, delimiter: delimiterOf(text, headingRule) }),
  );
  const rows: { row: number; cells: string[] }[] = [];
  let headings: string[] | null = null;
  let row = 0;
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      row += 1;
      const cells = record.map(unguarded);
      if (headings === null) headings = cells;
      else if (cells.some((cell) => cell.trim() !== '')) rows.push({ row, cells });
      if (rows.length > MAX_SHEET_ROWS || row > MOST_ROWS_READ)
        return faulty(row, sheetTexts.tooManyRows(MAX_SHEET_ROWS));
    }
  } catch (error) {
    if (error instanceof CsvError) return faulty(Number(error.records) + 1, sheetTexts.misplacedQuote);
    throw error;
  }
  return { headings: headings ?? [], rows, fault: null };
}

/** With the empty rows between others, which are passed over. */
const MOST_ROWS_READ = 10 * MAX_SHEET_ROWS;

const faulty = (row: number, message: string): Sheet => ({
  headings: [],
  rows: [],
  fault: { row, column: '', message },
});
