import type { Config } from '@react-router/dev/config';

const isBangla = process.env.KAKON_LANGUAGE === 'bn';

export default {
  appDirectory: 'web',
  // Each language is a build of its own, so that a browser loads the texts of one (tools/build/build.ts).
  basename: isBangla ? '/bn' : '/',
  buildDirectory: isBangla ? 'build/bn' : 'build',
  ssr: true,
  // The whole route table is a few kilobytes. It is sent once, so that no page requests parts of it.
  routeDiscovery: { mode: 'initial' },
  // A loader is a few lines of its route's file. A file of its own would cost each first view one more request.
  splitRouteModules: false,
} satisfies Config;
