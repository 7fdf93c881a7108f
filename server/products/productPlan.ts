/** What a change of many products would do, shown before it is done, and done only as it was shown. */
import { createHash } from 'node:crypto';
import type { Answer } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import type { ProductForm } from '#domain/products.ts';
import { cellText, sheetColumns, sheetFields } from '#domain/sheetColumns.ts';
import type { Replacing, Saving } from './saveQueries.ts';

type PlanAnswer = Answer<typeof endpoints.importProducts>;
export type PlanFault = PlanAnswer['faults'][number];

/** Where it stands in the sheet; null in a selection. */
interface Placed {
  row: number | null;
}

export interface ProductPlan {
  /** Rows or selected products. */
  total: number;
  created: readonly (Saving & Placed)[];
  changed: readonly (Replacing & Placed & { version: number })[];
  faults: readonly PlanFault[];
  notes: readonly string[];
  /** What else the plan hangs on: the change or the sheet, and which products there are. */
  seal: string;
}

/** As many as can be looked through on a screen. */
const shownFaults = 200;
const shownChanges = 100;

/** Different as soon as the same request would do something else. */
export function confirmationOf({ created, changed, seal }: ProductPlan): string {
  const hash = createHash('sha256').update(seal).update(String(created.length));
  for (const { id, version } of changed) hash.update(`${id} ${version}\n`);
  return hash.digest('base64url');
}

/** Every field that becomes another, as a sheet writes it. */
function fieldsBetween(before: ProductForm | null, form: ProductForm) {
  return sheetFields
    .map((field) => ({
      field: sheetColumns[field].heading,
      from: before ? cellText(field, before) : '',
      to: cellText(field, form),
    }))
    .filter(({ from, to }) => from !== to);
}

const shownChange = ({
  row,
  id,
  before,
  form,
}: Placed & { id: string | null; before: ProductForm | null; form: ProductForm }) => ({
  row,
  _id: id,
  name: before?.name ?? form.name,
  isNew: before === null,
  fields: fieldsBetween(before, form),
});

export function planAnswer(plan: ProductPlan, isDone: boolean): PlanAnswer {
  const { total, created, changed, faults, notes } = plan;
  const changes = [
    ...changed,
    ...created.map((saving) => ({ ...saving, id: isDone ? saving.id : null, before: null })),
  ].sort((one, other) => (one.row ?? 0) - (other.row ?? 0));
  const isReady = !isDone && faults.length === 0 && changes.length > 0;
  return {
    isDone,
    total,
    created: created.length,
    changed: changed.length,
    unchanged: faults.length > 0 ? 0 : total - changes.length,
    faults: faults.slice(0, shownFaults),
    faultCount: faults.length,
    changes: changes.slice(0, shownChanges).map(shownChange),
    notes: [...notes],
    confirm: isReady ? confirmationOf(plan) : null,
    written: isDone ? changes.map(({ id }) => id as string) : [],
  };
}

/** Compared field by field: a form that says the same needs no writing. */
export const isSame = (before: ProductForm, form: ProductForm): boolean =>
  JSON.stringify(comparable(before)) === JSON.stringify(comparable(form));

const comparable = (form: ProductForm) => sheetFields.map((field) => form[field] ?? null);
