/** Plans an import: new products, changed products, and every faulty cell. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { v7 as newId } from 'uuid';
import { batchConflict } from '#domain/batchConflicts.ts';
import { isId } from '#domain/ids.ts';
import {
  cellFault,
  columnOf,
  ownHeadings,
  readEntry,
  readHeadings,
  type SheetEntry,
  type SheetFault,
  withSheetValues,
  withTodaysCounts,
} from '#domain/productSheet.ts';
import { productFormSchema } from '#domain/products.schema.ts';
import type { Database } from '#server/database/connect.ts';
import { problemMessages } from '#texts/problemMessages.ts';
import { sheetTexts } from '#texts/productSheet.ts';
import { checkedCombo, readForCombos } from './checkCombos.ts';
import { gonePhotos, readAddedPhotos } from './checkPhotos.ts';
import { namesTaken, newestProduct } from './planQueries.ts';
import { isSame, type ProductPlan } from './productPlan.ts';
import type { ProductRow } from './productQueries.ts';
import { productsToEdit } from './productQueries.ts';
import { productFormOf } from './productResponse.ts';
import type { Sheet } from './readSheet.ts';

export interface ReadEntries {
  entries: readonly SheetEntry[];
  faults: readonly SheetFault[];
}

/** After this many rows, other requests get a turn. */
const rowsAtOnce = 100;

export function entriesOf({ headings, rows, fault }: Sheet, mayChangeCosts: boolean): ReadEntries {
  if (fault) return { entries: [], faults: [fault] };
  const { layout, faults } = readHeadings(headings, mayChangeCosts);
  if (faults.length > 0) return { entries: [], faults };
  return { entries: rows.map(({ row, cells }) => readEntry(row, layout, cells)), faults: [] };
}

type Outcome =
  | { faults: SheetFault[] }
  | { created: ProductPlan['created'][number] }
  | { changed: ProductPlan['changed'][number] }
  | { unchanged: true };

export async function planImport(db: Database, read: ReadEntries, seal: string): Promise<ProductPlan> {
  const { entries } = read;
  const stored = await productsToEdit(db, idsOf(entries));
  const faults: SheetFault[] = [...read.faults, ...repeated(entries)];
  const created: ProductPlan['created'][number][] = [];
  const changed: ProductPlan['changed'][number][] = [];
  const outcomes: Outcome[] = [];
  for (const [place, entry] of entries.entries()) {
    if (place % rowsAtOnce === rowsAtOnce - 1) await nextTurn();
    outcomes.push(outcomeOf(entry, entry.id === null ? null : stored.get(entry.id)));
  }
  for (const outcome of await withCheckedPhotos(db, await withCheckedCombos(db, outcomes))) {
    if ('faults' in outcome) faults.push(...outcome.faults);
    else if ('created' in outcome) created.push(outcome.created);
    else if ('changed' in outcome) changed.push(outcome.changed);
  }
  return {
    total: entries.length,
    created,
    changed,
    faults: faults.sort((one, other) => one.row - other.row).map((fault) => ({ ...fault, product: '' })),
    notes: await notesOn(db, created),
    seal: `${seal} ${created.length > 0 ? await newestProduct(db) : ''}`,
  };
}

/** The product to be written. Null for an outcome that writes none. */
function savingOf(outcome: Outcome) {
  if ('created' in outcome) {
    const { row, form } = outcome.created;
    return { row, id: null, before: null, form };
  }
  return 'changed' in outcome ? outcome.changed : null;
}

/** The same outcomes, where components that cannot be in a combo are faults. */
async function withCheckedCombos(db: Database, outcomes: readonly Outcome[]): Promise<Outcome[]> {
  const parts = await readForCombos(
    db,
    outcomes.flatMap((outcome) => savingOf(outcome) ?? []),
  );
  return outcomes.map((outcome): Outcome => {
    const saving = savingOf(outcome);
    if (!saving || !('created' in outcome || 'changed' in outcome)) return outcome;
    const { form, errors } = checkedCombo(saving, parts);
    const planned = 'created' in outcome ? outcome.created : outcome.changed;
    if (errors.length > 0) {
      return { faults: errors.map((error) => ({ row: planned.row ?? 0, ...cellFault(error) })) };
    }
    return 'created' in outcome
      ? { created: { ...outcome.created, form } }
      : { changed: { ...outcome.changed, form } };
  });
}

/** The same outcomes, where photos that no longer exist are faults. */
async function withCheckedPhotos(db: Database, outcomes: readonly Outcome[]): Promise<Outcome[]> {
  const existing = await readAddedPhotos(
    db,
    outcomes.flatMap((outcome) => savingOf(outcome) ?? []),
  );
  return outcomes.map((outcome): Outcome => {
    const saving = savingOf(outcome);
    const gone = saving ? gonePhotos(saving, existing) : [];
    if (!saving || gone.length === 0) return outcome;
    const column = columnOf(['images']);
    const faultAt = (index: number) => ({
      row: saving.row ?? 0,
      column,
      message: sheetTexts.imageGone(index + 1),
    });
    return { faults: gone.map(faultAt) };
  });
}

export const idsOf = (entries: readonly SheetEntry[]): string[] => [
  ...new Set(entries.flatMap(({ id }) => (isId(id) ? [id] : []))),
];

function outcomeOf(entry: SheetEntry, stored: ProductRow | null | undefined): Outcome {
  const { row } = entry;
  const fault = (column: string, message: string): Outcome => ({ faults: [{ row, column, message }] });
  if (entry.isTooWide) return fault('', sheetTexts.cellWithoutColumn);
  if (stored === undefined) return fault(ownHeadings.id, problemMessages.productNotFound);
  if (stored && entry.version !== '' && Number(entry.version) !== stored.version) {
    return fault(ownHeadings.version, sheetTexts.changedSince);
  }
  const before = stored && productFormOf(stored);
  const parsed = productFormSchema.safeParse(before ? withSheetValues(before, entry.values) : entry.values);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => ({ row, ...cellFault(issue) }));
    return { faults };
  }
  if (!before) return { created: { row, id: newId(), form: parsed.data } };
  const form = withTodaysCounts(parsed.data, before, entry.counts);
  if (isSame(before, form)) return { unchanged: true };
  const conflict = batchConflict(stored, before, form);
  if (conflict) return fault(columnOf([conflict.field]), conflict.message);
  return { changed: { row, id: stored.id, version: stored.version, before, form } };
}

/** Rows whose product is in an earlier row already. */
function repeated(entries: readonly SheetEntry[]): SheetFault[] {
  const first = new Map<string, number>();
  return entries.flatMap(({ id, row }) => {
    if (id === null) return [];
    const earlier = first.get(id);
    if (earlier === undefined) first.set(id, row);
    return earlier === undefined
      ? []
      : [{ row, column: ownHeadings.id, message: sheetTexts.rowRepeated(earlier) }];
  });
}

/** Two products may have the same name. But usually it is the same product with its id missing in the sheet. */
async function notesOn(db: Database, created: ProductPlan['created']): Promise<string[]> {
  const nameOf = ({ form }: ProductPlan['created'][number]) => form.name.toLowerCase();
  const taken = new Set(await namesTaken(db, created.map(nameOf)));
  const notes: string[] = [];
  for (const saving of created) {
    if (taken.has(nameOf(saving))) {
      notes.push(sheetTexts.nameTaken(saving.row ?? 0, saving.form.name, ownHeadings.id));
    }
    taken.add(nameOf(saving));
  }
  return notes.slice(0, shownNotes);
}

const shownNotes = 50;
