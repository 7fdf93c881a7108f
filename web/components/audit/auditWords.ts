/** The values of audit events in words of the page's language, by their kind. */
import { codeWords } from '#domain/auditCodes.ts';
import type { AuditValue } from '#domain/auditFields.ts';
import { shownLabel } from '#domain/batches.ts';
import { categoryLabel } from '#domain/categories.ts';
import { shownColour } from '#domain/colours.ts';
import { type NetContent, shownNetContent } from '#domain/cosmeticFacts.ts';
import { courierLabel } from '#domain/couriers.ts';
import { formatDay, formatMoment } from '#domain/dates.ts';
import { districtLabel } from '#domain/districts.ts';
import { editedFieldLabel } from '#domain/editedFields.ts';
import { formatExactTaka } from '#domain/money.ts';
import { thanaLabel } from '#domain/thanas.ts';
import { adminUsersTexts } from '#texts/adminUsers.ts';
import { auditTexts } from '#texts/audit.ts';
import { digits, grouped } from '#texts/numbers.ts';
import { uiTexts } from '#texts/ui.ts';

/** Undefined where the value is of another kind, as in events of earlier versions and in values that were cut. */
type Words = string | undefined;

type Texts = Readonly<Record<string, string>>;

const from = (texts: Texts, value: unknown): Words =>
  typeof value === 'string' && Object.hasOwn(texts, value) ? texts[value] : undefined;

const ofNumber = (value: unknown, words: (value: number) => string): Words =>
  typeof value === 'number' ? words(value) : undefined;

const ofText = (value: unknown, words: (value: string) => Words): Words =>
  typeof value === 'string' ? words(value) : undefined;

const ofList = (value: unknown, words: (items: readonly unknown[]) => Words): Words =>
  Array.isArray(value) ? words(value) : undefined;

/** Undefined unless each item has words. */
const listed = (items: readonly unknown[], words: (item: unknown) => Words): Words => {
  const each = items.map(words);
  return each.every((item) => item !== undefined) ? each.join(', ') : undefined;
};

const split = (value: unknown, words: (item: unknown) => Words): Words =>
  ofText(value, (text) => listed(text.split(', '), words));

const partsOf = (item: unknown): Readonly<Record<string, unknown>> =>
  typeof item === 'object' && item !== null ? { ...item } : {};

const named = (item: unknown): Words =>
  typeof item === 'string' ? item : ofText(partsOf(item).name, (name) => name);

const withStock = (name: unknown, stock: unknown): Words =>
  ofText(name, (text) => ofNumber(stock, (pieces) => `${text}: ${grouped(pieces)}`));

/** Also lower case in events of earlier versions, which stored the labels of duties. */
const duty = (value: unknown): Words => ofText(value, (text) => from(codeWords.duties(), text.toLowerCase()));

const switched = (value: unknown): Words => {
  if (typeof value === 'boolean') return value ? auditTexts.on : auditTexts.off;
  return from({ On: auditTexts.on, Off: auditTexts.off }, value);
};

const eitherOf = (value: unknown, yes: string, no: string): Words =>
  typeof value === 'boolean' ? (value ? yes : no) : undefined;

const dayWords = (value: unknown): Words =>
  ofText(value, (day) => (/^\d{4}-\d\d-\d\d$/.test(day) ? formatDay(day) : undefined));

/** Typed values, shown unchanged. */
export const typedWords = {
  typed: (value) => ofText(value, (text) => text),
  courier: (value) => ofText(value, courierLabel),
  names: (value) => ofList(value, (items) => listed(items, named)),
  sizes: (value) =>
    ofList(value, (items) =>
      listed(items, (item) =>
        withStock(
          ofText(partsOf(item).size, (size) => digits(size)),
          partsOf(item).stock,
        ),
      ),
    ),
  specifications: (value) =>
    typeof value === 'object' && value !== null
      ? Object.entries(value)
          .map(([name, text]) => `${name}: ${text}`)
          .join(', ')
      : undefined,
  titles: (value) =>
    ofList(value, (items) => listed(items, (item) => ofText(partsOf(item).title, (title) => title))),
  headings: (value) =>
    typeof value === 'object' && value !== null ? Object.values(value).flat().join(', ') : undefined,
} satisfies { [K in AuditValue]?: (value: unknown) => Words };

/** Values that the shop translates. `district` is the district of a thana. */
export const knownWords: Record<
  Exclude<AuditValue, keyof typeof typedWords>,
  (value: unknown, district: string) => Words
> = {
  number: (value) => ofNumber(value, grouped),
  money: (value) => ofNumber(value, formatExactTaka),
  moment: (value) =>
    ofText(value, (text) => (Number.isNaN(Date.parse(text)) ? undefined : formatMoment(text))),
  day: dayWords,
  days: (value) => split(value, dayWords),
  weeklyOff: (value) => from(codeWords.weeklyOff(), value),
  yesNo: (value) => eitherOf(value, uiTexts.yes, uiTexts.no),
  onOff: switched,
  status: (value) => from(codeWords.status(), value),
  reason: (value) => from(codeWords.reason(), value),
  outcome: (value) => from(codeWords.outcome(), value),
  method: (value) => from(codeWords.method(), value),
  source: (value) => from(codeWords.source(), value),
  editedFields: (value) => split(value, (field) => ofText(field, editedFieldLabel)),
  role: (value) => from(codeWords.role(), value),
  duties: (value) => split(value, duty),
  userStatus: (value) => eitherOf(value, adminUsersTexts.active, adminUsersTexts.inactive),
  stockReason: (value) => from(codeWords.stockReason(), value),
  through: (value) => from(codeWords.through(), value),
  batch: (value) => ofText(value, (label) => (shownLabel(label) === label ? undefined : shownLabel(label))),
  category: (value) => ofText(value, categoryLabel),
  categories: (value) => ofList(value, (items) => listed(items, (item) => ofText(item, categoryLabel))),
  colours: (value) =>
    ofList(value, (items) =>
      listed(items, (item) => {
        const { name, stock } = partsOf(item);
        return withStock(typeof name === 'string' ? shownColour(name) : name, stock);
      }),
    ),
  images: (value) => ofList(value, ({ length }) => auditTexts.images(length)),
  components: (value) => ofList(value, ({ length }) => auditTexts.products(length)),
  netContent: (value) => (isNetContent(value) ? shownNetContent(value) : undefined),
  couponKind: (value) => from(codeWords.couponKind(), value),
  webhookEvents: (value) => split(value, (event) => from(codeWords.webhookEvents(), event)),
  district: (value) => ofText(value, districtLabel),
  thana: (value, district) => ofText(value, (thana) => thanaLabel(district, thana)),
};

const isNetContent = (value: unknown): value is NetContent => {
  const { value: amount, unit } = partsOf(value);
  return typeof amount === 'number' && (unit === 'ml' || unit === 'g' || unit === 'pcs');
};
