/**
 * Which modules travel together to the browser. Left to itself the bundler makes a file of everything that two
 * pages have in common, forty small ones on a first view; here what every page needs comes in two: React with the
 * router, which change seldom, and the frame.
 */
interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

const everywhere = /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/;
const frame = /[\\/]web[\\/]root\.tsx/;

/** The frame, or something that it imports, directly or not, from the start. */
function isOfFrame(id: string, graph: ModuleGraph, seen: Set<string>): boolean {
  if (frame.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return graph.getModuleInfo(id)?.importers.some((importer) => isOfFrame(importer, graph, seen)) ?? false;
}

export const chunks = {
  groups: [
    { name: 'react', test: everywhere, priority: 2 },
    {
      name: (id: string, graph: ModuleGraph) =>
        !frame.test(id) && isOfFrame(id, graph, new Set()) ? 'frame' : null,
      priority: 1,
    },
  ],
};
