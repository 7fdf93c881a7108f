import { SizesPage } from '#web/components/sizing/SizesPage.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import type { Route } from './+types/sizes.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Find Your Size',
    description:
      'Measure your bangle or ring size: on your screen, with a card and a bangle or ring of yours, or with a tape.',
  });

export default SizesPage;
