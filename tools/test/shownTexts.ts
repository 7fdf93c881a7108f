/** The texts that stand in code where people read them: between tags, in attributes that show text, in messages. */
import { parseSync } from 'vite';

/** Attributes of elements and components, and properties of objects. */
const showsText =
  /^(aria-(label|description|roledescription|valuetext)|alt|caption|heading|hint|label|message|placeholder|title|\w+(Label|Hint|Title|Message|Text))$/;

/** Their first argument is shown. */
const showsArgument = /^(toast|toastFailure)$/;

interface SyntaxNode {
  type: string;
  start: number;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

/** The parts of an expression that can be its value. */
function valueParts({ type, operator, ...node }: SyntaxNode): readonly unknown[] {
  switch (type) {
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
      return [node.expression];
    case 'ConditionalExpression':
      return [node.consequent, node.alternate];
    case 'LogicalExpression':
      return operator === '&&' ? [node.right] : [node.left, node.right];
    case 'BinaryExpression':
      return operator === '+' ? [node.left, node.right] : [];
    case 'ArrowFunctionExpression':
      return [node.body];
    default:
      return [];
  }
}

/** The parts that people read, by the node itself and not by where it is. */
function shownParts(node: SyntaxNode): readonly unknown[] {
  const { name, key, callee } = node as Partial<Record<string, { name?: string; value?: string }>>;
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return node.children as unknown[];
    case 'JSXAttribute':
      return showsText.test(name?.name ?? '') ? [node.value] : [];
    case 'Property':
      return showsText.test(key?.name ?? key?.value ?? '') ? [node.value] : [];
    case 'CallExpression':
      return showsArgument.test(callee?.name ?? '') ? (node.arguments as unknown[]).slice(0, 1) : [];
    default:
      return [];
  }
}

function textOf({ type, value, quasis }: SyntaxNode): string {
  if (type === 'TemplateLiteral') {
    return (quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked).join('{}');
  }
  return (type === 'Literal' || type === 'JSXText') && typeof value === 'string' ? value : '';
}

/** With file and line. */
export function shownTextsIn(file: string, code: string): { place: string; text: string }[] {
  const found: { place: string; text: string }[] = [];
  const visit = (node: SyntaxNode, isShown: boolean): void => {
    const text = textOf(node).replaceAll(/\s+/g, ' ').trim();
    if (isShown && /\p{L}/u.test(text)) {
      found.push({ place: `${file}:${code.slice(0, node.start).split('\n').length}`, text });
    }
    const shown = shownParts(node);
    const values = isShown ? valueParts(node) : [];
    for (const part of Object.values(node).flat()) {
      if (isNode(part)) visit(part, shown.includes(part) || values.includes(part));
    }
  };
  visit(parseSync(file, code).program as unknown as SyntaxNode, false);
  return found;
}
