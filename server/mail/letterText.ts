/** A letter as plain text, for readers and machines that show no HTML. */
import type { Block, Letter, Letterhead } from './letter.ts';

const textOf = (block: Block): string => {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'code':
      return `    ${block.code}\n\n${block.note}`;
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'items': {
      const items = block.items.map(({ name, details, amount }) => `- ${name}\n  ${details}: ${amount}`);
      const totals = block.totals.map(({ label, value }) => `${label}: ${value}`);
      return [...items, '', ...totals].join('\n');
    }
    case 'address':
      return [`${block.title}:`, ...block.lines].join('\n');
    case 'link':
      return `${block.label}: ${block.url}`;
  }
};

export const letterText = (letter: Letter, shop: Letterhead): string =>
  `${[
    letter.heading,
    ...letter.blocks.map(textOf),
    ['--', shop.name, shop.address, shop.phone, shop.url].filter(Boolean).join('\n'),
  ].join('\n\n')}\n`;
