/** A module of plain JavaScript as its statements: what each declares and which names it speaks of. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

export interface ImportedName {
  local: string;
  imported: string;
  source: string;
}

export interface Part {
  /** As it stands, `export` included. */
  text: string;
  declares: readonly string[];
  isExported: boolean;
  mentions: ReadonlySet<string>;
}

export interface ModuleParts {
  imports: readonly ImportedName[];
  parts: readonly Part[];
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

/** A name after a dot or before a colon is no mention of what the module calls so. */
const isOwnKey = (node: SyntaxNode, field: string): boolean =>
  !node.computed &&
  ((node.type === 'MemberExpression' && field === 'property') ||
    (field === 'key' && !(node.type === 'Property' && node.shorthand)));

const children = (node: SyntaxNode): SyntaxNode[] =>
  Object.entries(node).flatMap(([field, value]) =>
    isOwnKey(node, field) ? [] : (Array.isArray(value) ? value : [value]).filter(isNode),
  );

/** The names that a pattern gives: `{ a, b: [c] }` gives a and c. */
function namesIn(pattern: SyntaxNode): string[] {
  if (pattern.type === 'Identifier') return [nameOf(pattern)];
  if (pattern.type === 'AssignmentPattern') return namesIn(pattern.left as SyntaxNode);
  return children(pattern).flatMap(namesIn);
}

function declaredBy(statement: unknown): string[] {
  if (!isNode(statement)) return [];
  if (statement.type === 'VariableDeclaration')
    return (statement.declarations as SyntaxNode[]).flatMap(({ id }) => namesIn(id as SyntaxNode));
  return /^(Function|Class)Declaration$/.test(statement.type) ? [nameOf(statement.id)] : [];
}

/** What is called otherwise inside of a node than outside of it. */
function namedInside({ type, params, body, init, left, param }: SyntaxNode): string[] {
  if (/^(Function|ArrowFunction)/.test(type)) return (params as SyntaxNode[]).flatMap(namesIn);
  if (type === 'BlockStatement') return (body as SyntaxNode[]).flatMap(declaredBy);
  if (type === 'CatchClause') return isNode(param) ? namesIn(param) : [];
  return /^For/.test(type) ? declaredBy(init ?? left) : [];
}

function mentionsIn(node: SyntaxNode): Set<string> {
  if (node.type === 'Identifier') return new Set([nameOf(node)]);
  const own = namedInside(node);
  const found = children(node).flatMap((child) => [...mentionsIn(child)]);
  return new Set(found.filter((name) => !own.includes(name)));
}

const nameOf = (node: unknown): string => (node as { name: string }).name;

function importedBy({ specifiers, source }: SyntaxNode): ImportedName[] {
  return (specifiers as SyntaxNode[]).map((specifier) => ({
    local: nameOf(specifier.local),
    imported: specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : specifier.type,
    source: (source as { value: string }).value,
  }));
}

function partOf(statement: SyntaxNode, code: string): Part {
  const isExported = statement.type === 'ExportNamedDeclaration';
  const declared = isExported ? (statement.declaration as SyntaxNode | null) : statement;
  if (!declared) throw new Error(`Say what is exported where it stands: ${textOf(statement, code)}`);
  return {
    text: textOf(statement, code),
    declares: declaredBy(declared),
    isExported,
    mentions: mentionsIn(declared),
  };
}

const textOf = ({ start, end }: SyntaxNode, code: string): string => code.slice(start, end);

export function partsOf(body: readonly SyntaxNode[], code: string): ModuleParts {
  const isImport = ({ type }: SyntaxNode) => type === 'ImportDeclaration';
  return {
    imports: body.filter(isImport).flatMap(importedBy),
    parts: body.filter((statement) => !isImport(statement)).map((statement) => partOf(statement, code)),
  };
}
