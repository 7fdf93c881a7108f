/**
 * Decides which modules share a file in the browser's build. By default the bundler makes one file of everything that two
 * pages share, which is forty small files on a first view. Here most of the shared code is in a few files: React with the router,
 * which change seldom; the frame, which holds whatever more than one of the catalogue's pages needs; what other pages share
 * with one of those; and a few files for what carts, orders, forms and logins share.
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

/**
 * Small modules that several pages share, in one file for each purpose instead of fifty. A page loads only those that it needs. A file
 * takes along what its modules import, so what others import comes first.
 */
const purposes: Readonly<Record<string, RegExp>> = {
  // What pages need that wait, refuse or have a form.
  'small-parts': new RegExp(
    [
      'virtual:lucide/(circle-alert|circle-check|info|trash|plus|minus|truck|smartphone)$',
      '/ui/(Skeleton|Form|FormAlert|Field|TextInput|Select|EmptyState|useWhileMounted|useLastValue)\\.tsx?$',
      '/layout/(Loading|PageSkeleton)\\.tsx$',
      '/(domain|texts/..)/(labels|loading|phones|orderMessages)\\.ts$',
      '/api/isDecided\\.ts$',
    ].join('|'),
  ),
  // When a parcel arrives and other dates, and what else a product's page shares with those of orders.
  'date-parts':
    /\/(domain|texts\/..)\/(dates|deliveryDates|deliveryTimes|publicHolidays|weekdays|choices|choiceText|pages)\.ts$|\/texts\/..\/delivery\.ts$/,
  // The places of Bangladesh, and what a delivery there costs.
  'place-parts': new RegExp(
    [
      '/domain/(districtList|districts|places|delivery|freeDelivery|discountTexts)\\.ts$',
      '/(domain|texts/..)/prices\\.ts$',
      '/cart/ChoiceText\\.tsx$',
    ].join('|'),
  ),
  // The frame of login, registration and information pages.
  'arch-parts': /\/auth\/AuthPage\.tsx$|\/home\/(ArchPhoto|PreparedPicture)\.tsx$|\/home\/pictures\.ts$/,
  // What the pages of an order share.
  'order-parts': new RegExp(
    [
      '/orders/(LineComponents|StatusBadge|OrderLine|OrderAddress|OrderTotals|CourierNote|GiftNote|orderFigures)\\.tsx?$',
      '/(domain|texts/..)/(orders|orderLines|orderCalls|orderMoney|orderTimeline|orderStatus|payments|deliveryWishes|callTimes|countries|usualSizes|unconfirmedOrders|unconfirmedRules|orderNumbers)\\.ts$',
      '/(orders/openedOrder|reviews/reviewHref)\\.ts$',
      'virtual:lucide/(star|printer|user-round|log-out)',
    ].join('|'),
  ),
  // What the cart and the checkout share.
  'cart-parts': new RegExp(
    [
      '/components/cart/(CouponForm|CouponField|LinePrice|DiscountRow|SavingRow|SumRow)\\.tsx$',
      '/components/checkout/(PendingOrderNote\\.tsx|figures\\.ts)$',
      '/browser/useRetryWhenOnline\\.ts$',
      '/state/cartCoupon\\.ts$',
      '/offline/changeSyncQueue\\.ts$',
      '/domain/(savings|noticeText|cartLineState)\\.ts$',
      '/texts/../(cart|checkout|offline)\\.ts$',
    ].join('|'),
  ),
  // What login and registration share.
  'auth-parts':
    /\/auth\/(AuthForm|EmailField|PasswordField|PhoneLoginLink|useReturnTo)\.tsx?$|\/ui\/PasswordInput\.tsx$|\/auth\/logIn\.ts$|\/texts\/..\/auth\.ts$/,
  // The fields of an address, and what a customer wishes for its delivery.
  'address-parts': new RegExp(
    [
      '/(addresses/(AddressFields|DistrictField|ThanaField|suggestionOf|typedAddress)|delivery/WishFields)\\.tsx?$',
      '/ui/(RadioGroup|SuggestInput)\\.tsx$',
      '/texts/../(addressFields|addressMessages|checkoutFields)\\.ts$',
    ].join('|'),
  ),
};

/** What a product's page shares with those of orders. They need nothing else of it. */
const sharedWithOrders = ['date-parts', 'place-parts'];

/** What checks nearly every form: zod with the fields that most schemas have. */
const commonSchema =
  /\/node_modules\/(zod|@hookform)\/|\/domain\/(text|numbers|(ids|phones|money)\.schema)\.ts$|\/texts\/..\/fields\.ts$/;
/** The library of forms, how errors reach their fields, and fields that only forms have. */
const commonForm =
  /\/node_modules\/react-hook-form\/|\/web\/api\/(formErrors|lazyRules)\.ts$|\/ui\/(TextArea|Checkbox)\.tsx$|\/texts\/..\/controls\.ts$|virtual:lucide\/(eye|eye-off)$/;

const known = { atOnce: new Map<string, readonly string[]>(), ever: new Map<string, readonly string[]>() };

/**
 * The routes, and the entry, that load a module: at once, by static imports, or ever. At once, imports through a schema do not
 * count: only forms need those.
 */
function routesOf(id: string, graph: ModuleGraph, when: keyof typeof known): readonly string[] {
  const [file] = route.exec(id) ?? [];
  const found = file ? [file] : known[when].get(id);
  if (found) return found;
  if (when === 'atOnce' && schema.test(id)) return [];
  known[when].set(id, []);
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
  const loading = when === 'ever' ? [...importers, ...dynamicImporters] : importers;
  const routes = [...new Set(loading.flatMap((importer) => routesOf(importer, graph, when)))];
  known[when].set(id, routes);
  return routes;
}

/** The name of a module's file; null leaves the choice to the bundler. */
function chunkOf(id: string, graph: ModuleGraph): string | null {
  // What these pages alone need is little beside what they share, so it is in the same file: a first view compresses and
  // requests fewer files.
  const [, , own] = routeModule.exec(id) ?? [];
  if (routeModule.test(id)) return own && own !== 'page' ? `${own}-parts` : 'frame';
  if (route.test(id) || schema.test(id)) return null;
  const routes = routesOf(id, graph, 'atOnce');
  const catalogue = routes.flatMap((file) => catalogueRoute.exec(file)?.[1] ?? []);
  if (routes.some((file) => layoutRoute.test(file)) || catalogue.length > 1) return 'frame';
  const ofShoppers = routes.filter((file) => !adminRoute.test(file)).length;
  if (routes.length === 1 || ofShoppers === 0) return null;
  const purpose = Object.keys(purposes).find((name) => purposes[name]?.test(id)) ?? null;
  const [page] = catalogue;
  if (!page) return purpose;
  if (purpose && sharedWithOrders.includes(purpose)) return purpose;
  // What other pages share with a catalogue page is one file. An admin's preview loads what the page alone needs, too.
  return ofShoppers === 1 ? `${page}-parts` : `shared-with-${page}`;
}

/** True if a page outside the admin area loads a module, at once or later. */
const isLoadedByShop = (id: string, graph: ModuleGraph): boolean =>
  routesOf(id, graph, 'ever').some((file) => !adminRoute.test(file));

/** True for our own code that several pages share, all of them admin pages, if only what they load at once counts. */
function isSharedByAdmins(id: string, graph: ModuleGraph): boolean {
  const routes = route.test(id) || id.includes('node_modules') ? [] : routesOf(id, graph, 'atOnce');
  return routes.length > 1 && routes.every((file) => adminRoute.test(file));
}

/**
 * The file of what a menu or dialog of the shop needs, too: for it, shoppers would load the file of the whole admin area. Menus
 * and icons are apart, since they need no rules.
 */
function laterFile(id: string, graph: ModuleGraph): string | null {
  if (!isSharedByAdmins(id, graph) || !isLoadedByShop(id, graph)) return null;
  return /[\\/]ui[\\/]|virtual:lucide/.test(id) ? 'menu-parts' : 'later-parts';
}

/**
 * True for our own code that only admin pages share: it is one file, so that the route table, which every page loads, names one
 * instead of a hundred. A file takes along what its modules import, so a module is left out that imports other pages' code.
 */
function isAdminPart(id: string, graph: ModuleGraph): boolean {
  const imports = graph.getModuleInfo(id)?.importedIds ?? [];
  const hasFile = (one: string) =>
    [react, commonSchema, commonForm].some((file) => file.test(one)) ||
    chunkOf(one, graph) !== null ||
    laterFile(one, graph) !== null ||
    isAdminPart(one, graph);
  return isSharedByAdmins(id, graph) && laterFile(id, graph) === null && imports.every(hasFile);
}

/** The modules of the files whose names begin so. */
const filesOf = (start: string) => (id: string, graph: ModuleGraph) => {
  const name = chunkOf(id, graph);
  return name?.startsWith(start) ? name : null;
};

/** What the shared file of a catalogue page imports. */
const beforePages = ['small-parts', ...sharedWithOrders];

/** The first takes along what it imports, so what is shared comes before those who share it. */
const groups = [
  { name: 'react', test: react },
  { name: filesOf('frame') },
  ...beforePages.map((name) => ({ name: filesOf(name) })),
  { name: filesOf('shared-with-') },
  { name: 'forms', test: commonForm },
  ...Object.keys(purposes)
    .filter((name) => !beforePages.includes(name))
    .map((name) => ({ name: filesOf(name) })),
  { name: filesOf('') },
  { name: 'schemas', test: commonSchema },
  { name: laterFile },
  { name: (id: string, graph: ModuleGraph) => (isAdminPart(id, graph) ? 'admin' : null) },
  // Loaded with the first letter that is typed into a search. Every page names the files that it may load later.
  { name: 'suggestions', test: /\/layout\/suggestionStatus\.ts$|\/texts\/..\/suggestions\.ts$/ },
];

export const chunks = {
  groups: groups.map((group, index) => ({ ...group, priority: groups.length - index })),
};
