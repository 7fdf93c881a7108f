import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Web } from './app.ts';
import { startDevelopmentWeb } from './http/developmentWeb.ts';
import type { PageRenderer } from './http/pages.ts';
import type { StartedResources } from './startedResources.ts';

const root = join(import.meta.dirname, '..');
const builtPages = {
  en: pathToFileURL(join(root, 'build/server/index.js')).href,
  bn: pathToFileURL(join(root, 'build/bn/server/index.js')).href,
};
const builtFiles = join(root, 'build/client');

/** `development` compiles pages at each request. `none` serves the API alone. */
export type PagesOrigin = 'built' | 'development' | 'none';

export async function loadWeb(pages: PagesOrigin, started: StartedResources): Promise<Web | undefined> {
  if (pages === 'none') return undefined;
  if (pages === 'development') {
    const { close, ...web } = await startDevelopmentWeb(root);
    started.add(close);
    return web;
  }
  const english = (await import(builtPages.en)) as PageRenderer;
  const bangla = (await import(builtPages.bn)) as PageRenderer;
  return {
    renderer: async (language) => (language === 'bn' ? bangla : english),
    clientDir: builtFiles,
  };
}
