/**
 * What stands alike on many pages, as a product's card does: React writes it once for all of them, and a page that
 * nobody has asked for yet takes it as it was written. In the browser it is a part like any other.
 */
import { type ComponentProps, createContext, type ReactNode, use } from 'react';

export type PartTag = 'article' | 'footer' | 'nav' | 'section';

/** What the server has kept of earlier pages. */
export interface KnownMarkup {
  find(key: string): string | undefined;
  /** The number by which the part is found again in the page that is being written. */
  number(tag: PartTag, key: string): number;
}

/** Null where nothing is kept. */
export const knownMarkup = createContext<KnownMarkup | null>(null);

interface WrittenOnceProps extends Omit<ComponentProps<'article'>, 'children' | 'ref'> {
  /** Holds no other of its kind. */
  as: PartTag;
  /** Its name and all that it depends on: where these are the same, so is every letter. Nothing in it calls `useId`. */
  by: readonly [name: string, ...unknown[]];
  children: () => ReactNode;
}

export function WrittenOnce({ as: Tag, by, children, ...rest }: WrittenOnceProps) {
  const known = import.meta.env.SSR ? use(knownMarkup) : null;
  if (!known) return <Tag {...rest}>{children()}</Tag>;
  const key = JSON.stringify(by);
  const html = known.find(key);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself wrote it.
  if (html !== undefined) return <Tag {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <Tag {...rest} data-written={known.number(Tag, key)}>
      {children()}
    </Tag>
  );
}
