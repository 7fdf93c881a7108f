/** The texts that people read in source code: string literals, templates and text between JSX tags. */
import { parseSync } from 'vite';

/** Attributes and properties that hold code, not text. */
const codeName = /^(className|\w*[cC]lass|d|viewBox|style|sizes|media|rel|pattern)$/;

/** Attributes of elements and components, and properties of objects. */
const showsText =
  /^(aria-(label|description|roledescription|valuetext)|alt|caption|heading|hint|label|message|placeholder|title|\w+(Label|Hint|Title|Message|Text))$/;

/** Their first argument is shown. */
const showsArgument = /^(toast|toastFailure)$/;

/** What is read here of a node of the syntax: an attribute has a `name`, a property a `key`, and a template a `tag`. */
interface SyntaxNode
  extends Partial<Record<'name' | 'key' | 'tag' | 'callee', { name?: string; value?: string }>> {
  type: string;
  start: number;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

const nameOf = ({ name, key }: SyntaxNode): string => name?.name ?? key?.name ?? key?.value ?? '';

/** Parts that hold names or SQL, not text. */
function isCode(node: SyntaxNode): boolean {
  if (node.type === 'JSXAttribute' || node.type === 'Property') return codeName.test(nameOf(node));
  return (
    node.tag?.name === 'sql' || /^(Import(?!Expression)|ExportAll|TS(?!As|Satisfies|NonNull))/.test(node.type)
  );
}

/** The parts of an expression that can be its value. */
const valueParts: Readonly<Record<string, readonly string[]>> = {
  JSXExpressionContainer: ['expression'],
  ParenthesizedExpression: ['expression'],
  TSAsExpression: ['expression'],
  ConditionalExpression: ['consequent', 'alternate'],
  LogicalExpression: ['left', 'right'],
  'BinaryExpression+': ['left', 'right'],
  ArrowFunctionExpression: ['body'],
};

/** The parts that people read: by the node itself, or as parts of a value that they read. */
function shownParts(node: SyntaxNode, isShown: boolean): readonly unknown[] {
  const { type, callee } = node;
  if (type === 'JSXElement' || type === 'JSXFragment') return node.children as unknown[];
  if (type === 'JSXAttribute' || type === 'Property') return showsText.test(nameOf(node)) ? [node.value] : [];
  if (type === 'CallExpression' && showsArgument.test(callee?.name ?? ''))
    return (node.arguments as unknown[]).slice(0, 1);
  const value = valueParts[type] ?? valueParts[`${type}${node.operator}`] ?? [];
  return isShown ? value.map((part) => node[part]) : [];
}

/** A template's expressions are shown as {}. */
function textOf({ type, value, quasis }: SyntaxNode): string {
  if (type === 'TemplateLiteral')
    return (quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked).join('{}');
  return (type === 'JSXText' || type === 'Literal') && typeof value === 'string' ? value : '';
}

interface FoundText {
  /** File and line. */
  place: string;
  text: string;
}

/** Each text of the code that is asked for: by what it says, and by what it is part of. */
function textsIn(
  file: string,
  code: string,
  isAsked: (text: string, ofShown: boolean, ofCode: boolean) => boolean,
) {
  const found: FoundText[] = [];
  const visit = (node: SyntaxNode, ofShown: boolean, ofCode: boolean): void => {
    const text = textOf(node).replaceAll(/\s+/g, ' ').trim();
    if (isAsked(text, ofShown, ofCode))
      found.push({ place: `${file}:${code.slice(0, node.start).split('\n').length}`, text });
    const shown = shownParts(node, ofShown);
    // The path of an import is no text.
    for (const part of Object.values({ ...node, source: null }).flat())
      if (isNode(part)) visit(part, shown.includes(part), ofCode || isCode(part));
  };
  visit(parseSync(file, code).program as unknown as SyntaxNode, false, false);
  return found;
}

/** Texts that are where people read them: between tags, in attributes that show text, in messages. */
export const shownTextsIn = (file: string, code: string): FoundText[] =>
  textsIn(file, code, (text, ofShown) => ofShown && /\p{L}/u.test(text));

/** Several words or one capitalised word, wherever they are; other strings are keys and identifiers. */
export const userTextsIn = (file: string, code: string): FoundText[] =>
  textsIn(
    file,
    code,
    (text, _, ofCode) => !ofCode && (/\p{L}\S*\s+\S/u.test(text) || /^\p{Lu}\p{Ll}+\S?$/u.test(text)),
  );
