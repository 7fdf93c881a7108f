/** Makes `virtual:lucide/star` the icon `star` of Lucide, as a component. Its data come from one file for all icons. */
import { fileURLToPath } from 'node:url';
import { icons } from '@iconify-json/lucide';
import type { Plugin } from 'vite';

const component = fileURLToPath(new URL('../../web/ui/icon.ts', import.meta.url));

/** The shapes in an icon's SVG, as `['circle', { cx: '12', … }]`. Color and line are the component's. */
function shapesOf(svg: string): [string, Record<string, string>][] {
  return [...svg.matchAll(/<(\w+) ([^>]*)\/>/g)].map(([, tag = '', attributes = '']) => [
    tag,
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)]
        .map(([, name = '', value = '']) => [name, value])
        .filter(([name = '', value]) => !name.startsWith('stroke') && value !== 'none'),
    ),
  ]);
}

export const lucideIcons = (): Plugin => ({
  name: 'lucide-icons',
  resolveId: { filter: { id: /^virtual:lucide\// }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:lucide\// },
    handler(id) {
      const name = id.slice(id.indexOf('/') + 1);
      const svg = icons.icons[name]?.body;
      if (!svg) return this.error(`Lucide has no icon '${name}'`);
      const code = `import { icon } from ${JSON.stringify(component)};
export default /* @__PURE__ */ icon(${JSON.stringify(shapesOf(svg))});`;
      return { code, moduleSideEffects: false };
    },
  },
});
