import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  ssr: true,
  // The whole route table is a few kilobytes: sent once, no page needs to ask for its neighbours.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
