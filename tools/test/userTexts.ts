import { parseSync } from 'vite';

/** Attributes and properties that hold code, not text. */
const codeName = /^(className|\w*[cC]lass|d|viewBox|style|sizes|media|rel|pattern)$/;

/** Several words or one capitalised word; other strings are keys and identifiers. */
const isReadable = (text: string): boolean => /\p{L}\S*\s+\S/u.test(text) || /^\p{Lu}\p{Ll}+\S?$/u.test(text);

/** What is read here of a node of the syntax: an attribute has a `name`, a property a `key`, and a template a `tag`. */
interface SyntaxNode extends Partial<Record<'name' | 'key' | 'tag', { name?: string }>> {
  type?: string;
  start: number;
  value?: unknown;
  quasis: { value: { cooked: string } }[];
}

/** Parts that hold names or SQL, not text. */
function isCode({ type = '', name, key, tag }: SyntaxNode): boolean {
  if (type === 'JSXAttribute' || type === 'Property') return codeName.test((name ?? key)?.name ?? '');
  return tag?.name === 'sql' || /^(Import(?!Expression)|ExportAll|TS(?!As|Satisfies|NonNull))/.test(type);
}

/** A template's expressions are shown as {}. */
function textOf({ type, value, quasis }: SyntaxNode): string {
  if (type === 'TemplateLiteral') return quasis.map((part) => part.value.cooked).join('{}');
  return (type === 'JSXText' || type === 'Literal') && typeof value === 'string' ? value : '';
}

/** The texts that people read in source code: string literals, templates and text between JSX tags. */
export function userTextsIn(file: string, code: string): { place: string; text: string }[] {
  const found: { place: string; text: string }[] = [];
  const lineOf = ({ start }: SyntaxNode) => code.slice(0, start).split('\n').length;
  // Calls the function for each node, and leaves out what it returns as undefined.
  JSON.stringify(parseSync(file, code).program, (key, node: SyntaxNode | null | bigint) => {
    if (typeof node !== 'object' || node === null) return undefined;
    if (key === 'source' || isCode(node)) return undefined;
    const text = textOf(node).replaceAll(/\s+/g, ' ').trim();
    if (isReadable(text)) found.push({ place: `${file}:${lineOf(node)}`, text });
    return node;
  });
  return found;
}
