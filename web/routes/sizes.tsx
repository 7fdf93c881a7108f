import { sizingTexts } from '#texts/sizing.ts';
import { SizesPage } from '#web/components/sizing/SizesPage.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import type { Route } from './+types/sizes.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: sizingTexts.findYourSize,
    description: sizingTexts.description,
  });

export default SizesPage;
