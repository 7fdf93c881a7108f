/** From one page to the next in a warm browser on loopback: from the click till the data stands. */
import { chromium, devices, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../../tools/chromium.ts';
import { median } from '../figures.ts';

interface Navigation {
  name: string;
  from: string;
  /** The link that is pointed at, then clicked. */
  link: string;
  /** Stands on the next page once its data is there, and not on this one. */
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

/** What a hand takes between reaching a link and pressing it. */
const INTENT_MS = 120;

export interface NavigationFigure {
  name: string;
  /** Milliseconds. */
  median: number;
}

const openBrowser = () =>
  chromium.launch({ executablePath: chromiumPath() ?? undefined, args: CHROMIUM_ARGS });

/** A shop makes its photos' sizes when they are first wanted; a page is measured as those see it who come later. */
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

/** Runs in the page: milliseconds from the next click till the selector fits something that is painted. */
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
