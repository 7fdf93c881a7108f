/** Navigations in a warm browser on loopback: from the click to the next page's data. */
import { chromium, devices, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../../tools/test/chromium.ts';
import { median } from '../figures.ts';

interface Navigation {
  name: string;
  from: string;
  /** The link to hover and click. */
  link: string;
  /** A selector that matches on the next page once its data are there, and not on this page. */
  shows: string;
}

const navigations: readonly Navigation[] = [
  {
    name: 'home → category',
    from: '/',
    link: 'main a[href="/products?category=rings"]',
    shows: 'main article h2',
  },
  {
    name: 'category → product',
    from: '/products?category=rings',
    link: 'main li a[href^="/products/"]',
    shows: '[role="tablist"]',
  },
  {
    name: 'category → home',
    from: '/products?category=rings',
    link: 'header a[href="/"]',
    shows: 'main article h3',
  },
];

/** The time between hover and click. */
const INTENT_MS = 120;

export interface NavigationFigure {
  name: string;
  /** Milliseconds. */
  median: number;
}

const openBrowser = () =>
  chromium.launch({ executablePath: chromiumPath() ?? undefined, args: CHROMIUM_ARGS });

/**
 * The shop makes the sizes of a photo at the first request. Later visitors are measured, so each page is
 * opened once before.
 */
export async function visitOnce(url: string): Promise<void> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage(devices['Moto G4']);
    await page.goto(url, { waitUntil: 'networkidle' });
  } finally {
    await browser.close();
  }
}

export async function measureNavigations(address: string, repeats: number): Promise<NavigationFigure[]> {
  const browser = await openBrowser();
  try {
    const figures: NavigationFigure[] = [];
    for (const navigation of navigations) {
      const times: number[] = [];
      for (let turn = 0; turn < repeats; turn += 1) {
        const context = await browser.newContext({
          baseURL: address,
          viewport: { width: 1280, height: 800 },
        });
        times.push(await timeOf(await context.newPage(), navigation));
        await context.close();
      }
      figures.push({ name: navigation.name, median: median(times) });
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function timeOf(page: Page, { from, link, shows }: Navigation): Promise<number> {
  await page.goto(from, { waitUntil: 'networkidle' });
  const target = page.locator(link).first();
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  await page.waitForTimeout(INTENT_MS);
  const passed = page.evaluate(timeTillShown, shows);
  await target.click();
  return passed;
}

/** Runs in the page. Milliseconds from the next click until the selector matches a painted element. */
function timeTillShown(selector: string): Promise<number> {
  return new Promise((resolve) => {
    const begin = ({ timeStamp }: Event) => {
      const look = () => {
        if (document.querySelector(selector)) resolve(performance.now() - timeStamp);
        else requestAnimationFrame(look);
      };
      look();
    };
    addEventListener('click', begin, { capture: true, once: true });
  });
}
