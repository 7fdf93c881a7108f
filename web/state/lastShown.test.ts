import { type DataStrategyResult, redirect } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { Problem } from '#domain/problems.ts';
import { isUnreachable } from '#web/api/problemKind.ts';
import { toastQueue } from '#web/ui/toast.ts';
import { forgetPages, notePage, orLastShown } from './lastShown.ts';
import { areSettingsExpired, expireSettings, noteRootData } from './settings.ts';

type Results = Record<string, DataStrategyResult>;

const failed = (result: unknown): DataStrategyResult => ({ type: 'error', result });
const loaded = (result: unknown): DataStrategyResult => ({ type: 'data', result });
const noResponse = failed(new TypeError('Failed to fetch'));
/** What the router makes of a response with an error status. */
const busy = failed({ status: 503, statusText: '', internal: false, data: 'Busy' });

const load = (address: string, results: Results) =>
  orLastShown(
    { url: new URL(address, 'https://shop.test') } as Parameters<typeof orLastShown>[0],
    async () => results,
  ) as Promise<Results>;

const toasts = () => toastQueue.getState().queue.map(({ text }) => text);

beforeEach(() => toastQueue.setState({ queue: [] }));

describe('a page without a response', () => {
  it('that was open before shows its last data and says so', async () => {
    notePage({ pathname: '/products', search: '?page=2' }, 'seen');
    const results = await load('/products?page=2', { 'routes/products': noResponse });
    expect(results).toEqual({ 'routes/products': loaded('seen') });
    expect(toasts()).toEqual(['You seem to be offline. This is the page as you last saw it.']);
  });

  it('of a user who has logged out is an error of the network', async () => {
    notePage({ pathname: '/checkout', search: '' }, 'the addresses of another user');
    forgetPages();
    const results = await load('/checkout', { 'routes/checkout': noResponse });
    expect(isUnreachable(results['routes/checkout']?.result)).toBe(true);
  });

  it('that was never open is an error of the network', async () => {
    const results = await load('/products?page=3', { 'routes/products': noResponse });
    expect(isUnreachable(results['routes/products']?.result)).toBe(true);
    expect(toasts()).toEqual([]);
  });

  it('may have lost its connection within the response', async () => {
    const torn = failed(new Error('Unable to decode', { cause: new TypeError('network error') }));
    const results = await load('/products?page=3', { 'routes/products': torn });
    expect(isUnreachable(results['routes/products']?.result)).toBe(true);
  });
});

it.each([
  ['data', loaded('new')],
  ['an error response', busy],
  ['a redirect', failed(redirect('/auth/login'))],
  ['a problem', failed(new Problem('broken'))],
])('a page with %s stays as it is', async (_, result) => {
  notePage({ pathname: '/products', search: '' }, 'seen');
  expect(await load('/products', { 'routes/products': result })).toEqual({ 'routes/products': result });
});

describe('the settings', () => {
  beforeEach(() => noteRootData('last'));

  it.each([
    ['no response', noResponse],
    ['a busy shop', busy],
  ])('stay the last ones with %s', async (_, result) => {
    const { root, page } = await load('/nowhere', { root: result, page: busy });
    expect(root).toEqual(loaded('last'));
    expect(page).toBe(busy);
  });

  it.each([
    ['a redirect', failed(redirect('/auth/login'))],
    ['new settings', loaded('new')],
  ])('do not hide %s', async (_, result) => {
    expect(await load('/nowhere', { root: result })).toEqual({ root: result });
  });

  it('are not asked for again at once after a failure', async () => {
    expireSettings();
    await load('/nowhere', { root: noResponse });
    expect(areSettingsExpired()).toBe(false);
  });
});
