/**
 * Formatted text as a tree of known parts. The server makes it from Markdown, and pages render it as elements. It has no
 * place for HTML, so text that somebody writes cannot become code.
 */
import type { z } from 'zod';
import type { blockSchema, inlineSchema, sectionSchema, spanSchema } from './richText.schema.ts';

export type Span = z.output<typeof spanSchema>;
export type Inline = z.output<typeof inlineSchema>;
export type Block = z.output<typeof blockSchema>;
export type Section = z.output<typeof sectionSchema>;

const inlineText = (part: Inline): string =>
  'to' in part ? part.spans.map(({ text }) => text).join('') : part.text;

/** The words of formatted text on one line, for search engines and previews. */
export function plainTextOf(blocks: readonly Block[]): string {
  const linesOf = (block: Block): string[] => {
    if (block.kind === 'feature') return [];
    const lines = block.kind === 'list' ? block.items : [block.content];
    return lines.map((line) => line.map(inlineText).join(''));
  };
  return blocks.flatMap(linesOf).join(' ');
}
