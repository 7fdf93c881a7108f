/** Checks that a page fits its screen: nothing widens it, fixed elements are within it, and what a select shows is not cut off. */
import { expect, type Page } from '@playwright/test';

interface Screen {
  width: number;
  height: number;
}

/**
 * Runs in the page. A browser zooms out for a page that is too wide and reports a larger window, so compare with the
 * screen.
 */
function overflowingElements({ width, height }: Screen): string[] {
  const found: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > width) found.push(`the page is ${scrollWidth} wide`);
  if (window.innerWidth > width) found.push(`the window is ${window.innerWidth} wide`);
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}`;
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const { position, overflowX } = getComputedStyle(element);
    // The skip link is above the screen until it has the focus.
    const isSkipLink = element.matches('a[href^="#"]');
    if (position === 'fixed' && !isSkipLink && element.checkVisibility({ visibilityProperty: true })) {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const isWithin = left >= -1 && top >= -1 && right <= width + 1 && bottom <= height + 1;
      if (!isWithin)
        found.push(`${nameOf(element)} is fixed at ${[left, top, right, bottom].map(Math.round)}`);
    }
    // An element positioned against an ancestor outside the scroller is not clipped by the scroller, and widens the
    // page.
    const holder = position === 'absolute' ? element.offsetParent : null;
    const scroller = holder && element.parentElement?.closest('[data-within-scroller]');
    if (scroller && !scroller.contains(holder)) found.push(`${nameOf(element)} escapes its scroller`);
    if (overflowX === 'auto' || overflowX === 'scroll') element.dataset.withinScroller = '';
  }
  return found;
}

/** Runs in the page. A select hides what is too long for it, and its scrollWidth does not say so. The API reference brings its own. */
function cutChoices(): string[] {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  return [...document.querySelectorAll<HTMLSelectElement>('select:not(.swagger-ui *)')].flatMap((select) => {
    const shown = select.selectedOptions[0]?.text ?? '';
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    context.font = font;
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const width = context.measureText(shown).width;
    return select.checkVisibility() && width > room + 1 ? [`${shown}: ${width} pixels in ${room}`] : [];
  });
}

const phoneWidths = [320, 360, 390, 412];

/** Checks one page at several widths. The height stays the same. */
export async function expectWithinScreen(page: Page, widths: readonly number[] = phoneWidths): Promise<void> {
  const { width: before = 0, height = 800 } = page.viewportSize() ?? {};
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(() => page.evaluate(overflowingElements, { width, height }), `at ${width} pixels`)
      .toEqual([]);
    expect(await page.evaluate(cutChoices), `at ${width} pixels`).toEqual([]);
  }
  await page.setViewportSize({ width: before, height });
}
