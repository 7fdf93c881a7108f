/**
 * Decides which modules share a file in the browser's build. By default the bundler makes a file of the modules that exactly
 * the same pages need, which is forty small files on a first view. Here a file holds what families of pages share.
 */
import type { Rolldown } from 'vite';

type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const react = /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/;
/** What checks nearly every form: zod with the fields that most schemas have. */
const commonSchema =
  /\/node_modules\/(zod|@hookform)\/|\/domain\/(text|numbers|(ids|phones|money)\.schema)\.ts$|\/texts\/..\/fields\.ts$/;
/** Pages, and the parts of pages that are loaded later and share much with other pages. */
const entry =
  /[\\/]web[\\/](root|entry\.client|routes[\\/].+|components[\\/].+[\\/](AddressBook|AddressDialog|TrackedOrder))\.tsx/;
/** Pages in one file with what they alone need: a first view compresses and requests fewer files. */
const joined = /[\\/]web[\\/](root|routes[\\/](page|home|products|product|cart|track))\.tsx$/;

/** Pages that need nearly the same. An entry is in the first family that fits. */
const families: Readonly<Record<string, RegExp>> = {
  layout: /web[\\/](root|entry\.client|routes[\\/]page)\./,
  home: /routes[\\/]home/,
  category: /routes[\\/]products/,
  product: /routes[\\/]product/,
  cart: /routes[\\/]cart/,
  checkout: /routes[\\/]checkout/,
  order: /routes[\\/](orderSuccess|receipt)/,
  account: /routes[\\/]account/,
  address: /Address(Book|Dialog)/,
  track: /routes[\\/]track|TrackedOrder/,
  login: /routes[\\/]auth[\\/](login|register)/,
  code: /routes[\\/]auth/,
  // What links in emails and SMS open.
  link: /routes[\\/](stockAlerts|stopSms)/,
  questions: /routes[\\/]faq/,
  information: /routes[\\/]information/,
  sizes: /routes[\\/]sizes/,
  admin: /routes[\\/]admin[\\/]/,
  other: /./,
};

/**
 * The files of what several families share: a module is in the first that names, together, families which all need it.
 * "Another" is any further page, "later" a menu or dialog of other pages. Every page loads the frame, which holds what more than
 * one page of the catalogue needs.
 */
const sharedFiles: Readonly<Record<string, readonly string[]>> = {
  frame: ['layout', 'home category', 'home product', 'category product'],
  // When a parcel arrives and other dates.
  dates: ['product order', 'product account'],
  'shared-with-product': ['product another', 'product later'],
  'shared-with-home': ['home another', 'home later'],
  'shared-with-category': ['category another'],
  'category-later': ['category later'],
  // What pages need that wait, refuse or have a field.
  'small-parts': ['login cart', 'login order', 'order other'],
  'account-messages': ['login account'],
  'arch-parts': ['login link', 'login information'],
  forms: ['login checkout', 'login track'],
  // The places of Bangladesh, and what a delivery there costs.
  places: ['cart order'],
  'order-parts': ['checkout order', 'checkout track'],
  'cart-parts': ['cart checkout', 'cart account', 'cart later', 'checkout account'],
  'account-parts': ['account order'],
  'order-figures': ['order address', 'order later'],
  'login-parts': ['login code'],
  'information-parts': ['information questions', 'information sizes'],
};

const familyOf = (file: string): string =>
  Object.keys(families).find((family) => families[family]?.test(file)) ?? 'other';

/** The entries that load a module: by static imports alone, or ever. */
function entriesOf(id: string, graph: ModuleGraph, when: 'atOnce' | 'ever'): readonly string[] {
  const importing = new Set([id]);
  for (const one of importing) {
    const { importers = [], dynamicImporters = [] } = (!entry.test(one) && graph.getModuleInfo(one)) || {};
    for (const importer of when === 'ever' ? [...importers, ...dynamicImporters] : importers)
      importing.add(importer);
  }
  return [...new Set([...importing].flatMap((one) => entry.exec(one)?.[0] ?? []))];
}

/** The families of shoppers' pages among those of entries. */
const shopFamilies = (entries: readonly string[]) =>
  new Set(entries.map(familyOf).filter((family) => family !== 'admin'));

/** The name of a module's file; null leaves the choice to the bundler. */
function findFile(id: string, graph: ModuleGraph): string | null {
  const entries = entriesOf(id, graph, 'atOnce');
  const isAlone = entry.test(id) || (entries.length < 2 && !entries.some((one) => joined.test(one)));
  if (isAlone && !joined.test(id)) return null;
  const needing = shopFamilies(entries);
  const isLater = [...shopFamilies(entriesOf(id, graph, 'ever'))].some((family) => !needing.has(family));
  if (needing.size === 0) {
    if (!isLater) return 'admin';
    // A menu or dialog of the shop needs it, too: for it, shoppers would load the file of the whole admin area. Menus, icons
    // and schemas are apart, since dialogs need either.
    if (/\.schema\.ts$/.test(id)) return 'more-schemas';
    return /[\\/]ui[\\/]|virtual:lucide/.test(id) ? 'menus' : 'dialogs';
  }
  const terms = new Set([
    ...needing,
    ...(needing.size > 1 ? ['another'] : []),
    ...(isLater ? ['later'] : []),
  ]);
  const needIt = (names: string) => names.split(' ').every((name) => terms.has(name));
  const shared = Object.keys(sharedFiles).find((file) => sharedFiles[file]?.some(needIt));
  return shared ?? [...needing, ...(isLater ? ['later'] : [])].sort().join('-');
}

const known = new Map<string, string | null>();

/** Every group asks for the file of every module. */
function fileOf(id: string, graph: ModuleGraph): string | null {
  const file = known.has(id) ? (known.get(id) ?? null) : findFile(id, graph);
  known.set(id, file);
  return file;
}

const groupOf = (fits: (file: string) => boolean) => ({
  name: (id: string, graph: ModuleGraph) => {
    const file = fileOf(id, graph);
    return file && fits(file) ? file : null;
  },
});

/**
 * A file takes along what its modules import, unless a file before it has that. Whoever needs a module needs what it imports, so
 * what more families share comes first.
 */
const groups = [
  { name: 'react', test: react },
  ...Object.keys(sharedFiles).map((shared) => groupOf((file) => file === shared)),
  { name: 'schemas', test: commonSchema },
  groupOf((file) => file !== 'admin'),
  groupOf((file) => file === 'admin'),
];

export const chunks = {
  groups: groups.map((group, index) => ({ ...group, priority: groups.length - index })),
};
