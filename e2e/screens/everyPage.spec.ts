/** Rules for every page of the storefront. Each page of the table must meet all of them. */
import { expect } from '@playwright/test';
import { test } from '../shopTest.ts';
import { storefrontPages } from '../storefrontPages.ts';
import { watchPage } from '../watchPage.ts';
import { expectWithinScreen } from '../withinScreen.ts';

test.use({ serviceWorkers: 'allow' });

/** Runs in the page: touch targets under 44 CSS pixels. Links within a sentence may be smaller. */
function smallTargets(): string[] {
  const thumb = 44;
  const targets = document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"]',
  );
  const isSeen = (target: HTMLElement) =>
    target.checkVisibility({ visibilityProperty: true }) &&
    target.clientWidth + target.getClientRects().length > 1;
  const isOfSentence = (target: HTMLElement) =>
    getComputedStyle(target).display === 'inline' && !target.closest('nav');
  return [...targets]
    .filter((target) => isSeen(target) && !isOfSentence(target))
    .flatMap((target) => {
      // The label of a box is pressed too, and the link of a card covers the whole card.
      const pressed =
        target.closest('label') ??
        (target.closest('article')?.contains(target) && target.matches('a')
          ? target.closest('article')
          : target);
      const { width, height } = (pressed ?? target).getBoundingClientRect();
      const isSmall = width > 1 && height > 1 && (Math.round(width) < thumb || Math.round(height) < thumb);
      return isSmall
        ? [`${Math.round(width)}×${Math.round(height)} ${target.ariaLabel ?? target.textContent}`]
        : [];
    });
}

/** A meta description: one sentence of about 40 characters or more. */
const sentence = /^\p{Lu}.{38,}[.…]$/u;

/** 320 pixels equal a desktop's 1,280 at 400 % zoom. */
const widths: Record<string, readonly number[]> = {
  phone: [320, 360, 390, 412, 768],
  desktop: [640, 1024, 1280, 1680],
};

for (const [what, go] of Object.entries(storefrontPages)) {
  test(`${what} has no console output and no layout shift, fits any width and is accessible`, async ({
    page,
    request,
  }, { project }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const watched = await watchPage(page);
    await go({ page, request });
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', sentence);
    // axe's check lays out the page in another way, which moves what is still loading.
    await watched.expectNoLayoutShift();
    await watched.expectAccessible();
    watched.expectNoConsoleOutput();
    if (project.name === 'phone') expect(await page.evaluate(smallTargets)).toEqual([]);
    await expectWithinScreen(page, widths[project.name]);
  });
}
