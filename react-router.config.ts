import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  ssr: true,
  // The whole route table is a few kilobytes: sent once, no page needs to ask for its neighbours.
  routeDiscovery: { mode: 'initial' },
  // What a page asks for is a line of its file: apart it would be one request more for each first view.
  splitRouteModules: false,
} satisfies Config;
