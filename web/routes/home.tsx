import { Suspense } from 'react';
import { homeTexts } from '#texts/home.ts';
import { apiOf } from '#web/api/client.ts';
import { cacheIfComplete, loaderHeaders } from '#web/api/orNull.ts';
import { bannerPreloads } from '#web/components/home/banners.ts';
import { FeaturedCarousel } from '#web/components/home/FeaturedCarousel.tsx';
import { HomeIntro } from '#web/components/home/HomeIntro.tsx';
import { HomeSection } from '#web/components/home/HomeSection.tsx';
import { loadHome } from '#web/components/home/loadHome.ts';
import { homeFacts } from '#web/seo/jsonLd.ts';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { useSettings } from '#web/state/settings.ts';
import type { Route } from './+types/home.ts';

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const api = apiOf(context);
  const [shown, settings] = await Promise.all([loadHome(api), api.settings()]);
  return cacheIfComplete({ ...shown, facts: homeFacts({ settings, origin: url.origin }) });
};

export const headers: Route.HeadersFunction = loaderHeaders;

export const meta: Route.MetaFunction = (args) => {
  const { content, facts } = args.loaderData ?? {};
  const [banner] = content?.banners ?? [];
  const preloads = banner ? bannerPreloads(banner.picture) : [];
  return [
    ...preloads.map((preload) => ({ tagName: 'link' as const, ...preload })),
    ...pageMeta(args, {
      description: homeTexts.description,
      jsonLd: facts,
    }),
  ];
};

export default function Home({ loaderData }: Route.ComponentProps) {
  const { content, featured, newArrivals, combos } = loaderData;
  const { name } = useSettings();
  return (
    <div className="flex flex-col gap-16 pb-16 sm:gap-20 sm:pb-24 lg:gap-24">
      <h1 className="sr-only">{homeTexts.heading(name)}</h1>
      <HomeIntro content={content} />
      {/* React hydrates the initial view before these boundaries. */}
      <Suspense>
        <HomeSection
          id="new-arrivals"
          title={homeTexts.newArrivals}
          to="/products?section=new-arrivals"
          products={newArrivals ?? []}
        />
      </Suspense>
      <Suspense>
        <HomeSection
          id="combos"
          title={homeTexts.specialCombos}
          to="/products?category=combo"
          products={combos ?? []}
          isBand
        />
      </Suspense>
      <Suspense>
        <FeaturedCarousel products={featured} />
      </Suspense>
    </div>
  );
}
