/**
 * The page's policy forbids `eval`, and the schema library tries it once when it is loaded, which browsers report as
 * a violation. Told before it is loaded (so this must come first, and must not import it), it doesn't try.
 */
const shared = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
shared.__zod_globalConfig = { ...shared.__zod_globalConfig, jitless: true };

export {};
