/**
 * Decides which modules share a file in the browser's build. By default the bundler makes one file of everything that two
 * pages share, which is forty small files on a first view. Here most of the shared code is in a few files: React with the router,
 * which change seldom; the frame, which holds whatever more than one of the catalogue's pages needs; and what other pages share
 * with one of those.
 */
import type { Rolldown } from 'vite';

type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const react = /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|rolldown[\\/]runtime/;
const route = /[\\/]web[\\/](root|entry\.client|routes[\\/].+)\.tsx/;
const layoutRoute = /[\\/]web[\\/](root|entry\.client|routes[\\/]page)\.tsx/;
const catalogueRoute = /[\\/]web[\\/]routes[\\/](home|products|product)\.tsx/;
/** The modules themselves, without the query of the entry that the router makes of each. */
const routeModule = /[\\/]web[\\/](root|routes[\\/](page|home|product))\.tsx$/;
const adminRoute = /[\\/]web[\\/]routes[\\/]admin[\\/]/;
const schema = /[\\/]domain[\\/].+\.schema\.ts|[\\/]node_modules[\\/]zod[\\/]/;

/** Small modules that many pages share, in one file for each purpose instead of fifty. A page loads only those that it needs. */
const smallParts: Readonly<Record<string, RegExp>> = {
  // Icons, and what every form and every page that waits needs.
  'small-parts': new RegExp(
    [
      'virtual:lucide',
      '/ui/(Skeleton|Form|FormAlert|Checkbox|TextArea|TextInput|Select|EmptyState|TextWith|useWhileMounted|useLastValue)\\.tsx?$',
      '/layout/(Loading|PageSkeleton)\\.tsx$',
      '/(domain|texts/..)/(labels|loading|phones|orderNumbers|orderMessages)\\.ts$',
      '/offline/changeSyncQueue\\.ts$',
    ].join('|'),
  ),
  // What login and registration share.
  'auth-parts':
    /\/auth\/(AuthForm|EmailField|PasswordField|PhoneLoginLink|useReturnTo)\.tsx?$|\/texts\/..\/auth\.ts$/,
  // Who may open which page of the admin area: a login leads there.
  'team-parts': /\/auth\/adminPlaces\.ts$|\/(domain|texts\/..)\/(duties|adminPlaces)\.ts$/,
  // What carts and orders say.
  'order-parts': new RegExp(
    [
      '/(cart/ChoiceText|orders/(LineComponents|StatusBadge))\\.tsx$',
      '/(domain|texts/..)/(orders|orderCalls|orderStatus|discountTexts|payments|prices|choices|deliveryWishes|usualSizes|unconfirmedOrders|unconfirmedRules)\\.ts$',
    ].join('|'),
  ),
  // The fields of an address, and what a customer wishes for its delivery.
  'address-parts': new RegExp(
    [
      '/(addresses/(AddressFields|DistrictField|ThanaField|suggestionOf|typedAddress)|delivery/WishFields)\\.tsx?$',
      '/ui/(RadioGroup|SuggestInput)\\.tsx$',
      '/texts/../(addressFields|addressMessages|checkoutFields)\\.ts$',
    ].join('|'),
  ),
};

/** What checks nearly every form: zod with the fields that most schemas have. */
const commonSchema =
  /\/node_modules\/(zod|@hookform)\/|\/domain\/(text|numbers|(ids|phones|money)\.schema)\.ts$|\/texts\/..\/fields\.ts$/;
/** The library of forms, and how errors reach their fields. */
const commonForm = /\/node_modules\/react-hook-form\/|\/web\/api\/formErrors\.ts$/;

const known = new Map<string, readonly string[]>();

/** The routes, and the entry, whose static imports lead to a module. Imports through a schema do not count: only forms need those. */
function routesOf(id: string, graph: ModuleGraph): readonly string[] {
  const found = known.get(id);
  if (found) return found;
  const [file] = route.exec(id) ?? [];
  if (file) return [file];
  if (schema.test(id)) return [];
  known.set(id, []);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  const routes = [...new Set(importers.flatMap((importer) => routesOf(importer, graph)))];
  known.set(id, routes);
  return routes;
}

/** The name of a module's file; null leaves the choice to the bundler. */
function chunkOf(id: string, graph: ModuleGraph): string | null {
  // What these pages alone need is little beside what they share, so it is in the same file: a first view compresses and
  // requests fewer files.
  const [, , own] = routeModule.exec(id) ?? [];
  if (routeModule.test(id)) return own && own !== 'page' ? `${own}-parts` : 'frame';
  if (route.test(id) || schema.test(id)) return null;
  const routes = routesOf(id, graph);
  const catalogue = routes.flatMap((file) => catalogueRoute.exec(file)?.[1] ?? []);
  if (routes.some((file) => layoutRoute.test(file)) || catalogue.length > 1) return 'frame';
  const [page] = catalogue;
  const ofShoppers = routes.filter((file) => !adminRoute.test(file)).length;
  if (routes.length === 1 || ofShoppers === 0) return null;
  // What other pages share with a catalogue page is one file. An admin's preview loads what the page alone needs, too.
  if (page) return ofShoppers === 1 ? `${page}-parts` : `shared-with-${page}`;
  return Object.keys(smallParts).find((name) => smallParts[name]?.test(id)) ?? null;
}

/**
 * True for our own code that only admin pages share: it is one file, so that the route table, which every page loads, names one
 * instead of a hundred. A file takes along what its modules import, so a module is left out that imports other pages' code.
 */
function isAdminPart(id: string, graph: ModuleGraph): boolean {
  const routes = route.test(id) || id.includes('node_modules') ? [] : routesOf(id, graph);
  const imports = graph.getModuleInfo(id)?.importedIds ?? [];
  const hasFile = (one: string) =>
    [react, commonSchema, commonForm].some((file) => file.test(one)) ||
    chunkOf(one, graph) !== null ||
    isAdminPart(one, graph);
  return routes.length > 1 && routes.every((file) => adminRoute.test(file)) && imports.every(hasFile);
}

/** The modules of the files whose names begin so. */
const filesOf = (start: string) => (id: string, graph: ModuleGraph) => {
  const name = chunkOf(id, graph);
  return name?.startsWith(start) ? name : null;
};

/** The first takes along what it imports, so what is shared comes before those who share it. */
const groups = [
  { name: 'react', test: react },
  { name: filesOf('frame') },
  { name: filesOf('shared-with-') },
  { name: 'forms', test: commonForm },
  ...Object.keys(smallParts).map((name) => ({ name: filesOf(name) })),
  { name: filesOf('') },
  { name: 'schemas', test: commonSchema },
  { name: (id: string, graph: ModuleGraph) => (isAdminPart(id, graph) ? 'admin' : null) },
];

export const chunks = {
  groups: groups.map((group, index) => ({ ...group, priority: groups.length - index })),
};
