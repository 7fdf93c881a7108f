/** Collects the texts that people read from source code: string literals, templates and text between JSX tags. */
import { parseSync } from 'vite';

export interface UserText {
  file: string;
  line: number;
  text: string;
}

type SyntaxNode = { type: string; start: number } & Record<string, unknown>;

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const nameOf = (node: unknown): string => (isNode(node) && typeof node.name === 'string' ? node.name : '');

/** Attributes and properties that hold code, not text. */
const codeName = /^(className|\w*[cC]lass|d|viewBox|style|sizes|media|rel|pattern)$/;

/** Parts of the syntax that hold names or SQL, not text. */
function isCode(node: SyntaxNode): boolean {
  if (node.type === 'TaggedTemplateExpression') return nameOf(node.tag) === 'sql';
  if (node.type === 'JSXAttribute') return codeName.test(nameOf(node.name));
  if (node.type === 'Property') return codeName.test(nameOf(node.key));
  return /^(Import(?!Expression)|ExportAll|TS(?!As|Satisfies|NonNull))/.test(node.type);
}

/** A template's expressions are shown as {}. */
function literalText(node: SyntaxNode): string | undefined {
  if (node.type === 'JSXText') return String(node.value);
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('{}');
}

/** Several words or one capitalised word; other strings are keys and identifiers. */
const isReadable = (text: string): boolean => /\p{L}\S*\s+\S/u.test(text) || /^\p{Lu}\p{Ll}+\S?$/u.test(text);

export function userTextsIn(file: string, code: string): UserText[] {
  const found: UserText[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const part of value) visit(part);
      return;
    }
    if (!isNode(value) || isCode(value)) return;
    const text = literalText(value)?.replaceAll(/\s+/g, ' ').trim();
    if (text && isReadable(text)) {
      found.push({ file, line: code.slice(0, value.start).split('\n').length, text });
    }
    for (const [key, part] of Object.entries(value)) if (key !== 'source') visit(part);
  };
  visit(parseSync(file, code).program);
  return found;
}
