/** A page rendered because nobody has asked for it yet, against React alone writing the same elements. */
import { Window } from 'happy-dom';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { BenchShop } from './benchShop.ts';
import { compare } from './compare.ts';
import { type Row, rateRow } from './figures.ts';
import { sampleLoops } from './load.ts';

const least = 0.5;

/** The page's elements as React would be given them, without a component, a hook or a read around them. */
function elementsOf(html: string): ReactElement {
  const { document, HTMLElement: _ } = new Window();
  document.write(html);
  const seen = (node: ChildNode, place: number): ReactNode => {
    if (node.nodeType === 3) return node.textContent;
    if (node.nodeType !== 1) return null;
    const element = node as unknown as Element;
    const name = element.tagName.toLowerCase();
    const given = Object.fromEntries(
      [...element.attributes]
        .filter((each) => /^[a-z][a-z-]*$/.test(each.name) && each.name !== 'style')
        .map((each) => [each.name === 'class' ? 'className' : each.name, each.value]),
    );
    if (name === 'script' || name === 'style') {
      const inner = { dangerouslySetInnerHTML: { __html: element.textContent ?? '' } };
      return createElement(name, { key: place, ...given, ...inner });
    }
    const children = [...element.childNodes].map(seen);
    return createElement(name, { key: place, ...given }, ...(children.length > 0 ? children : []));
  };
  return seen(document.documentElement as unknown as ChildNode, 0) as ReactElement;
}

export async function pageRenders(shop: BenchShop): Promise<Row[]> {
  const { id } = await shop.db
    .selectFrom('products')
    .select('id')
    .where('listed', '=', true)
    .executeTakeFirstOrThrow();
  const asked = [
    ['home page on a miss', '/?'],
    ['category page on a miss', '/products?category=rings&'],
    ['product page on a miss', `/products/${id}?`],
  ] as const;
  const rows: Row[] = [];
  for (const [measure, path] of asked) rows.push(await pageRender(shop, measure, path));
  return rows;
}

let visits = 0;

async function pageRender(
  { app, options, shoppers }: BenchShop,
  measure: string,
  path: string,
): Promise<Row> {
  const page = await app.fastify.inject(path);
  const elements = elementsOf(page.body);
  const alone = renderToString(elements).length;
  const compared = await compare(
    options,
    (seconds) =>
      sampleLoops({ loops: 1, seconds, postmaster: shoppers.postmaster }, async () => {
        const { statusCode } = await app.fastify.inject(`${path}visit=${visits++}`);
        if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
      }),
    (seconds) =>
      sampleLoops({ loops: 1, seconds, postmaster: shoppers.postmaster }, async () =>
        renderToString(elements),
      ),
  );
  app.cache.forgetAll();
  return rateRow(
    measure,
    least,
    compared,
    `${Math.round(page.body.length / 1024)} KB, ${Math.round(alone / 1024)} KB by React alone`,
  );
}
