/** The plan for a change of many products. It is shown first and applied only as shown. */
import { createHash } from 'node:crypto';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import type { ProductForm } from '#domain/productForm.ts';
import { cellText, sheetColumns, sheetFields } from '#domain/sheetColumns.ts';
import type { ProductToReplace, ProductToSave } from './productListQueries.ts';

type PlanResponse = ResponseOf<typeof endpoints.importProducts>;
export type PlanFault = PlanResponse['faults'][number];

/** The row in the sheet. Null for a selection. */
interface Placed {
  row: number | null;
}

export interface ProductPlan {
  /** Number of rows or selected products. */
  total: number;
  created: readonly (ProductToSave & Placed)[];
  changed: readonly (ProductToReplace & Placed & { version: number })[];
  faults: readonly PlanFault[];
  notes: readonly string[];
  /** Everything else that the plan depends on: the change or the sheet, and the newest product. */
  seal: string;
}

/** As many as a person can review on a screen. */
const shownFaults = 200;
const shownChanges = 100;

/** Changes as soon as the same request would have another effect. */
export function confirmationOf({ created, changed, seal }: ProductPlan): string {
  const hash = createHash('sha256').update(seal).update(String(created.length));
  for (const { id, version } of changed) hash.update(`${id} ${version}\n`);
  return hash.digest('base64url');
}

/** Every field that changes, written as in a sheet. */
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

export function planResponse(plan: ProductPlan, isDone: boolean): PlanResponse {
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

/** Compares field by field. An equal form is not written. */
export const isSame = (before: ProductForm, form: ProductForm): boolean =>
  JSON.stringify(comparable(before)) === JSON.stringify(comparable(form));

const comparable = (form: ProductForm) => sheetFields.map((field) => form[field] ?? null);
