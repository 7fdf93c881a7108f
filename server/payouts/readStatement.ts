/** Reads a courier's statement by the layout that was chosen, or by the one that fits best. */
import { isId } from '#domain/ids.ts';
import { Problem } from '#domain/problems.ts';
import {
  builtInStatement,
  builtInStatements,
  fittingLayout,
  likelyHeadings,
  MAX_TITLE_LINES,
  type StatementLayout,
} from '#domain/statementLayouts.ts';
import { readStatementRow, type StatementRow } from '#domain/statementRows.ts';
import type { Database } from '#server/database/connect.ts';
import { readSheet } from '#server/products/readSheet.ts';
import { payoutsTexts } from '#texts/payouts.ts';
import { listLayouts } from './statementLayoutQueries.ts';

export interface Statement {
  /** The name of the layout. */
  layout: string;
  rows: StatementRow[];
}

/** `layout`: the id of a saved one or the name of a built-in one. Empty: any, the courier's own first. */
async function layoutsToTry(db: Database, courier: string, layout: string): Promise<StatementLayout[]> {
  const saved = await listLayouts(db);
  if (layout !== '') {
    const chosen = isId(layout) ? saved.find(({ id }) => id === layout) : builtInStatement(layout);
    if (!chosen) throw new Problem('layoutNotFound');
    return [chosen];
  }
  const all = [...saved, ...builtInStatements];
  const isOwn = ({ name }: StatementLayout) => name.toLowerCase() === courier.toLowerCase();
  return [...all.filter(isOwn), ...all.filter((other) => !isOwn(other))];
}

const isFilled = (cell: string): boolean => cell.trim() !== '';

/** Without a layout that fits, the refusal carries the headings of the file to choose from. */
export async function readStatement(
  db: Database,
  bytes: Buffer,
  { courier, layout }: { courier: string; layout: string },
): Promise<Statement> {
  const layouts = await layoutsToTry(db, courier, layout);
  const { headings, rows, fault } = await readSheet(bytes, { isHeading: isFilled, within: MAX_TITLE_LINES });
  if (fault)
    throw new Problem('sheetUnreadable', { message: payoutsTexts.rowFault(fault.row, fault.message) });
  const lines = [{ row: 1, cells: headings }, ...rows];
  const table = lines.map(({ cells }) => cells);
  const found = fittingLayout(layouts, table);
  if (found) {
    const body = lines.slice(found.line + 1);
    return {
      layout: found.layout.name,
      rows: body.map(({ row, cells }) => readStatementRow(row, found.places, cells)),
    };
  }
  throw new Problem('columnsUnknown', { headings: likelyHeadings(table).map((text) => text.slice(0, 200)) });
}
