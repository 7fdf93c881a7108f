/**
 * Reads Markdown into a tree of known parts. HTML, pictures and code have no meaning in it: they stay text. Links that
 * could run code are reported.
 */
import { isSafeLink, unsafeLink } from '#domain/contentLinks.ts';
import { featureOf, placeholderProblem } from '#domain/contentPlaceholders.ts';
import { type Block, type Inline, plainTextOf, type Section, type Span } from '#domain/richText.ts';
import { contentRules } from '#texts/contentRules.ts';
import { type MarkdownNode, treeOf } from './markdownTree.ts';

type Marks = Omit<Span, 'text'>;

/** Deeper nesting is refused, so that a text cannot exhaust the stack. */
const deepest = 12;

/** Longer lines slow the parser down, and no one writes them. */
const manySigns = /(?:(?:[>*_[\]`~+-]|\d{1,9}[.)])[ \t]*){200}/;

interface Reading {
  /** What is wrong with the text; empty if it can be published. */
  problems: string[];
}

function childrenOf(node: MarkdownNode, depth: number, reading: Reading): MarkdownNode[] {
  if (node.children.length === 0 || depth <= deepest) return node.children;
  reading.problems.push(contentRules.tooDeep);
  return [];
}

function textIn(text: string, reading: Reading): string {
  const problem = placeholderProblem(text);
  if (problem) reading.problems.push(problem);
  return text.replace(/\s*\n\s*/g, ' ');
}

const marksIn = ({ type }: MarkdownNode, marks: Marks): Marks => ({
  ...marks,
  ...(type === 'strong' && { strong: true }),
  ...(type === 'em' && { emphasis: true }),
});

/** Null for what has parts of its own. */
function spanOf(node: MarkdownNode, marks: Marks, reading: Reading): Span | null {
  if (node.type === 'text') return { text: textIn(node.token.content, reading), ...marks };
  return node.type === 'hardbreak' ? { text: '\n' } : null;
}

function spansOf(nodes: readonly MarkdownNode[], marks: Marks, depth: number, reading: Reading): Span[] {
  return nodes.flatMap((node): Span[] => {
    const span = spanOf(node, marks, reading);
    if (span) return [span];
    return spansOf(childrenOf(node, depth, reading), marksIn(node, marks), depth + 1, reading);
  });
}

function inlinesOf(nodes: readonly MarkdownNode[], marks: Marks, depth: number, reading: Reading): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if (node.type === 'link') return linkOf(node, marks, depth, reading);
    const span = spanOf(node, marks, reading);
    if (span) return [span];
    return inlinesOf(childrenOf(node, depth, reading), marksIn(node, marks), depth + 1, reading);
  });
}

function linkOf(node: MarkdownNode, marks: Marks, depth: number, reading: Reading): Inline[] {
  const spans = spansOf(childrenOf(node, depth, reading), marks, depth + 1, reading);
  const address = String(node.token.attrGet('href'));
  if (isSafeLink(address)) return [{ to: address, spans }];
  reading.problems.push(unsafeLink(address));
  return spans;
}

const isList = ({ type }: MarkdownNode): boolean => type === 'bullet_list' || type === 'ordered_list';

/** Each item as one line; the items of a list within a list follow as items of their own. */
function itemsOf(node: MarkdownNode, depth: number, reading: Reading): Inline[][] {
  return childrenOf(node, depth, reading).flatMap((item) => {
    const parts = childrenOf(item, depth, reading);
    const own = parts.filter((part) => !isList(part));
    const line = own.flatMap((part, place) => [
      ...(place > 0 ? [{ text: '\n' }] : []),
      ...inlinesOf([part], {}, depth, reading),
    ]);
    const nested = parts.filter(isList);
    return [line, ...nested.flatMap((list) => itemsOf(list, depth + 2, reading))];
  });
}

function paragraphOf(node: MarkdownNode, reading: Reading): Block {
  const [only] = node.children;
  const name = node.children.length === 1 && only?.type === 'text' ? featureOf(only.token.content) : null;
  return name
    ? { kind: 'feature', name }
    : { kind: 'paragraph', content: inlinesOf(node.children, {}, 0, reading) };
}

const levelOf = (heading: MarkdownNode): number => Number(heading.token.tag.slice(1));

function blocksOf(node: MarkdownNode, reading: Reading): Block[] {
  switch (node.type) {
    case 'paragraph':
      return [paragraphOf(node, reading)];
    case 'bullet_list':
    case 'ordered_list':
      return [{ kind: 'list', isOrdered: node.type === 'ordered_list', items: itemsOf(node, 0, reading) }];
    case 'blockquote':
      return node.children.map((part) => ({ kind: 'note', content: inlinesOf([part], {}, 1, reading) }));
    case 'heading':
      return [
        { kind: 'heading', level: levelOf(node) > 3 ? 4 : 3, content: inlinesOf([node], {}, 0, reading) },
      ];
    default:
      return [];
  }
}

/** `#` and `##` begin a section with a title, a rule one without. */
function addTo(sections: Section[], node: MarkdownNode, reading: Reading): void {
  if (node.type === 'hr') sections.push({ title: '', blocks: [] });
  else if (node.type === 'heading' && levelOf(node) < 3) {
    const title = plainTextOf([{ kind: 'paragraph', content: inlinesOf(node.children, {}, 0, reading) }]);
    if (title === '') reading.problems.push(contentRules.headingRequired);
    sections.push({ title, blocks: [] });
  } else sections.at(-1)?.blocks.push(...blocksOf(node, reading));
}

/** A level 4 heading follows a level 3 heading, so that no level is skipped. */
function withoutSkippedLevels({ title, blocks }: Section): Section {
  let hasLevel3 = false;
  const levelled = blocks.map((block): Block => {
    if (block.kind !== 'heading') return block;
    hasLevel3 ||= block.level === 3;
    return hasLevel3 ? block : { ...block, level: 3 };
  });
  return { title, blocks: levelled };
}

export interface ParsedMarkdown {
  sections: Section[];
  /** What must be corrected before the text can be saved. */
  problem: string | null;
}

export function parseMarkdown(markdown: string): ParsedMarkdown {
  if (manySigns.test(markdown)) return { sections: [], problem: contentRules.tooDeep };
  const reading: Reading = { problems: [] };
  const sections: Section[] = [{ title: '', blocks: [] }];
  for (const node of treeOf(markdown)) addTo(sections, node, reading);
  const filled = sections.filter(({ title, blocks }) => title !== '' || blocks.length > 0);
  return { sections: filled.map(withoutSkippedLevels), problem: reading.problems[0] ?? null };
}

/** The answer to a question has no sections: its headings become paragraphs. */
export function parseAnswer(markdown: string): { blocks: Block[]; problem: string | null } {
  const { sections, problem } = parseMarkdown(markdown);
  const blocks = sections.flatMap(({ title, blocks }): Block[] => [
    ...(title ? [{ kind: 'paragraph' as const, content: [{ text: title, strong: true }] }] : []),
    ...blocks,
  ]);
  const feature = blocks.find((block) => block.kind === 'feature');
  const outside = feature?.kind === 'feature' ? contentRules.featureInPage(`{${feature.name}}`) : null;
  return { blocks, problem: problem ?? outside };
}
