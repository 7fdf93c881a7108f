import type { RenderedHome } from '#domain/renderedContent.ts';
import { CategoryTiles } from './CategoryTiles.tsx';
import { HeroSlider } from './HeroSlider.tsx';
import { SideCards } from './SideCards.tsx';

/** The part of the home page that admins edit: banners, side cards and category pictures. */
export function HomeIntro({ content: { banners, sideCards, categories } }: { content: RenderedHome }) {
  return (
    <>
      <div className="lg:page-width grid gap-2 lg:gap-4 lg:pt-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <HeroSlider banners={banners} />
        <SideCards cards={sideCards} />
      </div>
      <CategoryTiles pictures={categories} />
    </>
  );
}
