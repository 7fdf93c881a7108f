/**
 * happy-dom's document and window, made once for each worker. A worker imports each module once, and some modules listen to
 * the window from then on: with a new window for each file they would hear nothing.
 */
import { builtinEnvironments, type Environment } from 'vitest/runtime';

export default {
  name: 'lasting-document',
  viteEnvironment: 'client',
  async setup(global, options) {
    if (!('document' in global)) await builtinEnvironments['happy-dom'].setup(global, options);
    return { teardown: () => {} };
  },
} satisfies Environment;
