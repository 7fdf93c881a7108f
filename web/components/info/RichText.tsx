import { Fragment } from 'react';
import { isForeignLink } from '#domain/contentLinks.ts';
import type { Block, Inline, Span } from '#domain/richText.ts';
import { Link } from '#web/ui/Link.tsx';
import { PageFeaturePart } from './PageFeaturePart.tsx';

/** Formatted text. All of it is rendered as elements and text, so none of it can run code. */
export function RichText({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks have no ids, and a text changes as a whole
    <BlockPart key={place} block={block} />
  ));
}

function BlockPart({ block }: { block: Block }) {
  if (block.kind === 'feature') return <PageFeaturePart name={block.name} />;
  if (block.kind === 'list') return <ListPart {...block} />;
  const content = <InlineParts parts={block.content} />;
  if (block.kind === 'note') return <p className="text-muted text-sm">{content}</p>;
  if (block.kind === 'paragraph') return <p>{content}</p>;
  const Heading = `h${block.level}` as const;
  return <Heading className="font-medium font-text text-base">{content}</Heading>;
}

function ListPart({ isOrdered, items }: Extract<Block, { kind: 'list' }>) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List>
      {items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items have no ids
        <li key={place}>
          <InlineParts parts={item} />
        </li>
      ))}
    </List>
  );
}

function InlineParts({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no ids
    <Fragment key={place}>{'to' in part ? <TextLink {...part} /> : <SpanPart span={part} />}</Fragment>
  ));
}

function TextLink({ to, spans }: Extract<Inline, { to: string }>) {
  const text = <InlineParts parts={spans} />;
  const className = 'text-accent underline underline-offset-4';
  return isForeignLink(to) ? (
    <a href={to} rel="noopener noreferrer" className={className}>
      {text}
    </a>
  ) : (
    <Link to={to} className={className}>
      {text}
    </Link>
  );
}

function SpanPart({ span: { text, strong, emphasis } }: { span: Span }) {
  if (text === '\n') return <br />;
  const inner = emphasis ? <em>{text}</em> : text;
  return strong ? <strong className="font-medium">{inner}</strong> : inner;
}
