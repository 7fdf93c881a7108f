/**
 * Reads the bytes of a sheet as rows of cells, from any spreadsheet program: UTF-8 or UTF-16, with commas, semicolons
 * or tabs.
 */
import { Readable } from 'node:stream';
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

/** The delimiter that gives the most headings in a row. */
function delimiterOf(text: string, { isHeading, within }: HeadingRule): string {
  const known = (delimiter: string) => {
    try {
      const first = parseAtOnce(text, { ...form, delimiter, to: within }) as string[][];
      return Math.max(...first.map((cells) => cells.filter(isHeading).length));
    } catch {
      return -1;
    }
  };
  return [',', ';', '\t'].sort((one, other) => known(other) - known(one))[0] as string;
}

/** Parsed in pieces, so that a large sheet does not block other requests. */
const pieceLength = 64 * 1024;
function* piecesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; from += pieceLength) yield text.slice(from, from + pieceLength);
}

export async function readSheet(bytes: Buffer, headingRule: HeadingRule): Promise<Sheet> {
  const text = textOf(bytes);
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
      if (rows.length > MAX_SHEET_ROWS) return faulty(row, sheetTexts.tooManyRows(MAX_SHEET_ROWS));
    }
  } catch (error) {
    if (error instanceof CsvError) return faulty(Number(error.records) + 1, sheetTexts.misplacedQuote);
    throw error;
  }
  return { headings: headings ?? [], rows, fault: null };
}

const faulty = (row: number, message: string): Sheet => ({
  headings: [],
  rows: [],
  fault: { row, column: '', message },
});
