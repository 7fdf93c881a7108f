/** Markdown (CommonMark) as a tree. HTML, pictures, code and definitions of links are off: they stay text. */
import MarkdownIt, { type StateBlock, type Token } from 'markdown-it';

export interface MarkdownNode {
  /** As markdown-it names its tokens, without `_open`. */
  type: string;
  token: Token;
  children: MarkdownNode[];
}

const parser = new MarkdownIt('commonmark', { html: false, maxNesting: 100 }).disable([
  'backticks',
  'code',
  'fence',
  'html_block',
  'html_inline',
  'image',
  'reference',
]);

/** Four spaces would begin code, so the parser looks for no list or heading behind them. Code is off: they mean nothing. */
function removeDeepIndent({ bMarks, tShift, sCount, blkIndent }: StateBlock, line: number): boolean {
  const isDeep = (sCount[line] ?? 0) - blkIndent > 3;
  if (isDeep) {
    bMarks[line] = (bMarks[line] ?? 0) + (tShift[line] ?? 0);
    tShift[line] = 0;
    sCount[line] = blkIndent;
  }
  return isDeep;
}

// Both rules only prepare lines for the other rules, so they find nothing themselves.
parser.block.ruler.before('blockquote', 'indented_line', (state, line) => {
  removeDeepIndent(state, line);
  return false;
});
parser.block.ruler.before('lheading', 'indented_lines_of_paragraph', (state, line, end) => {
  let next = line + 1;
  while (next < end && !state.isEmpty(next) && removeDeepIndent(state, next)) next += 1;
  return false;
});

// Addresses stay as they are written. Whoever reads the tree checks them, and says which of them are refused.
parser.validateLink = () => true;
parser.normalizeLink = (address) => address;
parser.normalizeLinkText = (address) => address;

/** A line break in the source is part of the text. Adjacent texts become one. */
function addText(siblings: MarkdownNode[], token: Token): void {
  if (token.type === 'softbreak') token.content = '\n';
  if (token.content === '') return;
  const last = siblings.at(-1);
  if (last?.type === 'text') last.token.content += token.content;
  else siblings.push({ type: 'text', token, children: [] });
}

/** The parser gives a list, in which one token opens a node and another closes it. */
function addTo(root: MarkdownNode[], tokens: readonly Token[]): void {
  const open = [root];
  for (const token of tokens) {
    const siblings = open.at(-1) ?? root;
    if (token.type === 'inline') addTo(siblings, token.children ?? []);
    else if (token.type === 'text' || token.type === 'softbreak') addText(siblings, token);
    else if (token.nesting === -1) open.pop();
    else {
      const node: MarkdownNode = { type: token.type.replace(/_open$/, ''), token, children: [] };
      siblings.push(node);
      if (token.nesting === 1) open.push(node.children);
    }
  }
}

export function treeOf(markdown: string): MarkdownNode[] {
  const root: MarkdownNode[] = [];
  addTo(root, parser.parse(markdown, {}));
  return root;
}
