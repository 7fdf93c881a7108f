/** The changes of an audit event in words: a label and one or two values each. Older events are shown as they are stored. */
import { type AuditedCount, type AuditValue, auditFields } from '#domain/auditFields.ts';
import { colourName } from '#domain/colourPresets.ts';
import { auditTexts } from '#texts/audit.ts';
import { restockMessages } from '#texts/stockChanges.ts';
import { type AuditEvent, courierPlaceOf } from './auditEvent.ts';
import { labelOf } from './auditLabels.ts';
import { knownWords, typedWords } from './auditWords.ts';

export interface Shown {
  text: string;
  /** True if it stays as somebody wrote it, in every language. */
  isTyped: boolean;
}

export interface AuditChange {
  field: string;
  label: Shown;
  /** Absent where nothing was there to change. */
  from?: Shown;
  to: Shown;
}

export type ChangedSubject = Pick<AuditEvent, 'subject' | 'subjectId' | 'subjectName' | 'details'>;

const MAX_CHARACTERS = 60;

const word = (text: string): Shown => ({ text, isTyped: false });
const typed = (text: string): Shown => ({
  text: text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text,
  isTyped: true,
});

const kindOf = (subject: string, field: string): AuditValue | undefined =>
  (auditFields as Readonly<Record<string, Readonly<Record<string, AuditValue>>>>)[subject]?.[field];

const isNothing = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/** Words of the page's language. */
const wordsOf = (kind: AuditValue, value: unknown, district: string) =>
  kind in knownWords ? knownWords[kind as keyof typeof knownWords](value, district) : undefined;

const typedWordsOf = (kind: AuditValue, value: unknown) =>
  kind in typedWords ? typedWords[kind as keyof typeof typedWords](value) : undefined;

interface Place {
  kind: AuditValue | undefined;
  district: string;
}

function shown(value: unknown, { kind, district }: Place): Shown {
  if (isNothing(value)) return word(auditTexts.nothing);
  const words = kind && wordsOf(kind, value, district);
  if (words !== undefined) return word(words);
  const stored = typeof value === 'string' ? value : JSON.stringify(value);
  return typed((kind && typedWordsOf(kind, value)) ?? stored);
}

/** Lists that may be long. A long one is stored as a piece of JSON, which says little. */
const lists: ReadonlySet<AuditValue | undefined> = new Set([
  'sizes',
  'colours',
  'images',
  'components',
  'names',
  'specifications',
  'titles',
  'headings',
] as const);

const isCut = (value: unknown, { kind }: Place): boolean =>
  lists.has(kind) && typeof value === 'string' && value !== '';

/** Their number is shown. Of a part it would be wrong. */
const counted: ReadonlySet<AuditValue | undefined> = new Set(['images', 'components'] as const);

interface StoredChange {
  from: unknown;
  to: unknown;
  /** Of a long list: only the items that differ. */
  isPartial?: boolean;
}

const isChange = (value: unknown): value is StoredChange =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

function changeOf(field: string, value: unknown, { subject, subjectId }: ChangedSubject): AuditChange {
  const known = labelOf(subject, field);
  const label = known === undefined ? typed(field) : word(known);
  const { district } = courierPlaceOf(subjectId);
  const place = { kind: kindOf(subject, field), district };
  if (!isChange(value)) return { field, label, to: shown(value, place) };
  // A field that stayed the same says what was changed: the batch of another date.
  if (JSON.stringify(value.from) === JSON.stringify(value.to)) {
    return { field, label, to: shown(value.to, place) };
  }
  const [from, to] = [shown(value.from, place), shown(value.to, place)];
  // Photos in another order, say: as many as before.
  const isUnclear =
    from.text === to.text ||
    isCut(value.from, place) ||
    isCut(value.to, place) ||
    (value.isPartial === true && counted.has(place.kind));
  return isUnclear ? { field, label, to: word(auditTexts.changed) } : { field, label, from, to };
}

function countedLabel({ unit, unitName, label }: AuditedCount): Shown {
  if (unit === 'size') return word(restockMessages.size(unitName));
  return unit === 'colour' ? word(colourName(unitName)) : typed(label);
}

const countOf = (count: AuditedCount): AuditChange => {
  const place = { kind: 'number', district: '' } as const;
  return {
    field: `${count.unit} ${count.unitName}`,
    label: countedLabel(count),
    from: shown(count.from, place),
    to: shown(count.to, place),
  };
};

/** The name of the subject is shown before its changes. */
const isName = (field: string, value: unknown, { subject, subjectName }: ChangedSubject): boolean =>
  field === 'name' && !isChange(value) && (subject === 'content' || value === subjectName);

/** The ids of what has a name beside them. Older events have the ids alone. */
const isIdOfNamed = (field: string, { details }: ChangedSubject): boolean =>
  (field === 'productId' && 'product' in details) || (field === 'userId' && 'customer' in details);

/** One for each changed field. */
export function changesOf(event: ChangedSubject): AuditChange[] {
  const { changes = {}, counts = [], ...others } = event.details;
  return [
    ...Object.entries({ ...others, ...(changes as object) })
      .filter(([field, value]) => !isName(field, value, event) && !isIdOfNamed(field, event))
      .map(([field, value]) => changeOf(field, value, event)),
    ...(counts as AuditedCount[]).map(countOf),
  ];
}
