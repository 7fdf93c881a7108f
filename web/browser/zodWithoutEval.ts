/**
 * The page's policy forbids `eval`. The schema library tries it once when it loads, and browsers report that as a
 * violation. This setting stops the try. It must run before the library loads, so import this file first and do not
 * import the library here.
 */
const shared = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
shared.__zod_globalConfig = { ...shared.__zod_globalConfig, jitless: true };

export {};
