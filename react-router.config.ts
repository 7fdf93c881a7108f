import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  ssr: true,
  // The whole route table is a few kilobytes. It is sent once, so that no page requests parts of it.
  routeDiscovery: { mode: 'initial' },
  // A loader is a few lines of its route's file. A file of its own would cost each first view one more request.
  splitRouteModules: false,
} satisfies Config;
