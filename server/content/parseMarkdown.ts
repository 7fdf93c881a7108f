/**
 * Reads Markdown (CommonMark) into a tree of known parts. HTML, pictures and code have no meaning in it: they stay
 * text. Links that could run code are reported.
 */
import { fromMarkdown, type Options } from 'mdast-util-from-markdown';
import { isSafeLink, unsafeLink } from '#domain/contentLinks.ts';
import { featureOf, placeholderProblem } from '#domain/contentPlaceholders.ts';
import { type Block, type Inline, plainTextOf, type Section, type Span } from '#domain/richText.ts';
import { contentRules } from '#texts/contentRules.ts';

type Node = ReturnType<typeof fromMarkdown>['children'][number];
type Marks = Omit<Span, 'text'>;

const withoutCode: Options = {
  extensions: [
    {
      disable: {
        null: [
          'htmlFlow',
          'htmlText',
          'labelStartImage',
          'definition',
          'codeIndented',
          'codeFenced',
          'codeText',
        ],
      },
    },
  ],
};

/** Deeper nesting is refused, so that a text cannot exhaust the stack. */
const deepest = 12;

/** Longer lines slow the parser down, and no one writes them. */
const manySigns = /(?:(?:[>*_[\]`~+-]|\d{1,9}[.)])[ \t]*){200}/;

interface Reading {
  /** What is wrong with the text; empty if it can be published. */
  problems: string[];
}

function childrenOf(node: Node, depth: number, reading: Reading): Node[] {
  if (!('children' in node)) return [];
  if (depth > deepest) {
    reading.problems.push(contentRules.tooDeep);
    return [];
  }
  return node.children as Node[];
}

function textIn(text: string, reading: Reading): string {
  const problem = placeholderProblem(text);
  if (problem) reading.problems.push(problem);
  return text.replace(/\s*\n\s*/g, ' ');
}

function spansOf(nodes: readonly Node[], marks: Marks, depth: number, reading: Reading): Span[] {
  return nodes.flatMap((node): Span[] => {
    if (node.type === 'text') return [{ text: textIn(node.value, reading), ...marks }];
    if (node.type === 'break') return [{ text: '\n' }];
    const inner: Marks = {
      ...marks,
      ...(node.type === 'strong' && { strong: true }),
      ...(node.type === 'emphasis' && { emphasis: true }),
    };
    return spansOf(childrenOf(node, depth, reading), inner, depth + 1, reading);
  });
}

function inlinesOf(nodes: readonly Node[], marks: Marks, depth: number, reading: Reading): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if (node.type === 'link') return linkOf(node, marks, depth, reading);
    if (node.type !== 'strong' && node.type !== 'emphasis') return spansOf([node], marks, depth, reading);
    const inner = { ...marks, [node.type]: true };
    return inlinesOf(childrenOf(node, depth, reading), inner, depth + 1, reading);
  });
}

function linkOf(node: Node & { type: 'link' }, marks: Marks, depth: number, reading: Reading): Inline[] {
  const spans = spansOf(childrenOf(node, depth, reading), marks, depth + 1, reading);
  if (isSafeLink(node.url)) return [{ to: node.url, spans }];
  reading.problems.push(unsafeLink(node.url));
  return spans;
}

/** Each item as one line; the items of a list within a list follow as items of their own. */
function itemsOf(node: Node, depth: number, reading: Reading): Inline[][] {
  return childrenOf(node, depth, reading).flatMap((item) => {
    const parts = childrenOf(item, depth, reading);
    const own = parts.filter(({ type }) => type !== 'list');
    const line = own.flatMap((part, place) => [
      ...(place > 0 ? [{ text: '\n' }] : []),
      ...inlinesOf([part], {}, depth, reading),
    ]);
    const nested = parts.filter(({ type }) => type === 'list');
    return [line, ...nested.flatMap((list) => itemsOf(list, depth + 2, reading))];
  });
}

function paragraphOf(node: Node & { type: 'paragraph' }, reading: Reading): Block {
  const [only] = node.children;
  const name = node.children.length === 1 && only?.type === 'text' ? featureOf(only.value) : null;
  return name
    ? { kind: 'feature', name }
    : { kind: 'paragraph', content: inlinesOf(node.children, {}, 0, reading) };
}

function blocksOf(node: Node, reading: Reading): Block[] {
  switch (node.type) {
    case 'paragraph':
      return [paragraphOf(node, reading)];
    case 'list':
      return [{ kind: 'list', isOrdered: node.ordered === true, items: itemsOf(node, 0, reading) }];
    case 'blockquote':
      return node.children.map((part) => ({ kind: 'note', content: inlinesOf([part], {}, 1, reading) }));
    case 'heading':
      return [{ kind: 'heading', level: node.depth > 3 ? 4 : 3, content: inlinesOf([node], {}, 0, reading) }];
    default:
      return [];
  }
}

/** `#` and `##` begin a section with a title, a rule one without. */
function addTo(sections: Section[], node: Node, reading: Reading): void {
  if (node.type === 'thematicBreak') sections.push({ title: '', blocks: [] });
  else if (node.type === 'heading' && node.depth < 3) {
    const title = plainTextOf([
      { kind: 'paragraph', content: inlinesOf(node.children as Node[], {}, 0, reading) },
    ]);
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
  for (const node of fromMarkdown(markdown, withoutCode).children) addTo(sections, node, reading);
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
