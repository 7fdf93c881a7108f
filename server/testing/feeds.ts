/** Fetches and reads the feeds. */
import { sql } from 'kysely';
import type { FeedName } from '#domain/feedNames.ts';
import type { Database } from '#server/database/connect.ts';
import type { TestApp } from './testApp.ts';

export const fetchFeed = ({ app }: TestApp, name: FeedName) =>
  app.fastify.inject({ method: 'GET', url: `/feeds/${name}` });

export interface XmlItem {
  id: string;
  price: string;
  availability: string;
  missing: number;
}

/** PostgreSQL parses the document strictly, with namespaces: it throws if the XML is not well formed. */
export async function itemsIn(db: Database, xml: string): Promise<XmlItem[]> {
  const { rows } = await sql<XmlItem>`
    select i.*, (i.title is null)::int + (i.description is null)::int + (i.link is null)::int
      + (i.image_link is null)::int + (i.brand is null)::int + (i.condition is null)::int as missing
    from xmltable(xmlnamespaces('http://base.google.com/ns/1.0' as g), '/rss/channel/item'
      passing xmlparse(document ${xml.replace(/^<\?xml[^>]*\?>/, '')})
      columns id text path 'g:id', price text path 'g:price', availability text path 'g:availability',
              title text path 'g:title', description text path 'g:description', link text path 'g:link',
              image_link text path 'g:image_link', brand text path 'g:brand', condition text path 'g:condition') i`.execute(
    db,
  );
  return rows;
}
