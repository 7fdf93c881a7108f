/** Makes `virtual:lucide/star` the icon `star` of Lucide, as a component. Its data come from one file for all icons. */
import { fileURLToPath } from 'node:url';
import { icons } from '@iconify-json/lucide';
import { type Plugin, transformWithOxc } from 'vite';

const component = fileURLToPath(new URL('../../web/ui/icon.ts', import.meta.url));

/** Color and line, and the group that has them, are the component's. */
const ownLine = /<\/?g[^>]*>| (?:stroke[\w-]*="[^"]*"|fill="none")/g;

export const lucideIcons = (): Plugin => ({
  name: 'lucide-icons',
  resolveId: { filter: { id: /^virtual:lucide\// }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:lucide\// },
    async handler(id) {
      const svg = icons.icons[id.slice(id.indexOf('/') + 1)]?.body.replaceAll(ownLine, '');
      if (!svg) return this.error(`Lucide has no icon for ${id}`);
      const jsx = `import { icon } from ${JSON.stringify(component)};
export default /* @__PURE__ */ icon(<>${svg}</>);`;
      const { code } = await transformWithOxc(jsx, 'icon.jsx');
      return { code, moduleSideEffects: false };
    },
  },
});
