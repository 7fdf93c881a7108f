/**
 * Which modules travel together to the browser. Left to itself the bundler makes a file of everything that two
 * pages have in common, forty small ones on a first view; here what they share comes in two: React with the
 * router, which change seldom, and the frame with all that more than one of the pages shows that are browsed.
 */
import { isSchemas } from './schemasApart.ts';

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

const everywhere = /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|rolldown[\\/]runtime/;
const route = /[\\/]web[\\/](root|routes[\\/].+)\.tsx/;
const frame = /[\\/]web[\\/](root|routes[\\/]page)\.tsx/;
const browsing = /[\\/]web[\\/]routes[\\/](home|products|product)\.tsx/;

type Reached = ReadonlySet<string>;
const nowhere: Reached = new Set();

/** The pages that load a module from the start. A form's schemas are no page's way to anything. */
function pagesOf(id: string, graph: ModuleGraph, known: Map<string, Reached>): Reached {
  const found = known.get(id);
  if (found) return found;
  const [page] = route.exec(id) ?? [];
  if (page) return new Set([page]);
  if (isSchemas(id)) return nowhere;
  known.set(id, nowhere);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  const pages: Reached = new Set(importers.flatMap((importer) => [...pagesOf(importer, graph, known)]));
  known.set(id, pages);
  return pages;
}

/** Where a module travels; null leaves it to the bundler. */
function chunkOf(id: string, graph: ModuleGraph, known: Map<string, Reached>): string | null {
  if (route.test(id) || isSchemas(id)) return null;
  // A few lines, wanted by the home page and by who looks ahead to it.
  if (id.endsWith('/loadHome.ts')) return 'frame';
  const pages = [...pagesOf(id, graph, known)];
  const browsed = pages.flatMap((page) => browsing.exec(page)?.[1] ?? []);
  if (pages.some((page) => frame.test(page)) || browsed.length > 1) return 'frame';
  const [page] = browsed;
  if (!page || pages.length === 1) return null;
  // What other pages use too comes in one piece with the page most see it on; of the home page it is too little.
  return page === 'home' ? 'frame' : `${page}-parts`;
}

const known = new Map<string, Reached>();

export const chunks = {
  groups: [
    { name: 'react', test: everywhere, priority: 2 },
    { name: (id: string, graph: ModuleGraph) => chunkOf(id, graph, known), priority: 1 },
  ],
};
