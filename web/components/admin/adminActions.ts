/** The forms that admin pages send to their actions. Unknown forms are refused; no intent is a default. */
import { z } from 'zod';
import { roleField } from '#domain/accounts.ts';
import { placeKeySchema } from '#domain/courierPlaces.schema.ts';
import { confirmationField } from '#domain/orderCalls.schema.ts';
import { orderStatusField, settableStatusField } from '#domain/orderStatus.schema.ts';
import { adminTexts } from '#texts/admin.ts';
import { toast } from '#web/ui/toast.ts';

const id = z.string().min(1);
/** A field that may be repeated. */
const listOf = <S extends z.ZodType>(one: S) =>
  z.union([one.transform((value) => [value]), z.array(one).min(1)]);
const ids = listOf(id);
const statuses = listOf(orderStatusField);

/** Forms of the order dialog whose body is sent to the API as it is; the API checks it. */
const orderFormNames = [
  'close',
  'deliverInPart',
  'reopen',
  'returnItems',
  'exchange',
  'edit',
  'recordPayment',
  'deletePayment',
  'book',
  'deleteBooking',
] as const;
export type OrderFormName = (typeof orderFormNames)[number];

const jsonText = z.string().transform((text, { issues }): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    issues.push({ code: 'custom', message: adminTexts.notJson, input: text });
    return z.NEVER;
  }
});

export const orderActionSchema = z.discriminatedUnion('intent', [
  /** `from`: the statuses that the admin saw, in the order of the ids. */
  z.object({ intent: z.literal('move'), id: ids, from: statuses, status: settableStatusField }),
  z.object({ intent: z.literal('call'), id, outcome: confirmationField, note: z.string() }),
  z.object({ intent: z.literal('note'), id, note: z.string() }),
  z.object({ intent: z.literal('deleteNote'), id, noteId: id }),
  /** `key`: the idempotency key. */
  z.object({ intent: z.enum(orderFormNames), id, key: id, body: jsonText }),
]);
export type OrderAction = z.output<typeof orderActionSchema>;

export const productActionSchema = z.object({ intent: z.enum(['delete', 'restore']), id });

export const userActionSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('role'), id, role: roleField }),
  z.object({ intent: z.literal('active'), id, isActive: z.enum(['true', 'false']) }),
]);

export const customerActionSchema = z.object({ intent: z.literal('switchOffSecondFactor') });

export const courierActionSchema = z.object({ intent: z.literal('delete'), id });

export const couponActionSchema = z.object({ intent: z.literal('delete'), id });

export const payoutActionSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.enum(['confirm', 'check', 'delete']) }),
  /** `from` as in `move`. */
  z.object({ intent: z.literal('deliver'), id: ids, from: statuses }),
]);

export const outstandingActionSchema = z.object({ intent: z.literal('writeOff'), id });

export const statementLayoutActionSchema = z.object({ intent: z.literal('deleteLayout'), id });

export const placeActionSchema = placeKeySchema.extend({ intent: z.literal('reset') });

export const OUTDATED_PAGE = adminTexts.outdatedPage;

function fieldsOf(form: FormData): Record<string, unknown> {
  const names = [...new Set(form.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const [one, ...more] = form.getAll(name);
      return [name, more.length > 0 ? [one, ...more] : one];
    }),
  );
}

/** Returns null and shows an error for a form that the page does not know. */
export async function readAction<S extends z.ZodType>(
  schema: S,
  request: Request,
): Promise<z.output<S> | null> {
  const { success, data } = schema.safeParse(fieldsOf(await request.formData()));
  if (success) return data;
  toast(OUTDATED_PAGE, 'bad');
  return null;
}
