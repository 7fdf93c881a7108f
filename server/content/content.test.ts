import { sql } from 'kysely';
import { beforeEach, describe, expect, it, test } from 'vitest';
import {
  type ContentKey,
  type ContentOf,
  contentKeys,
  contentKindOf,
  languageOfKey,
  placeOfKey,
} from '#domain/content.ts';
import { shippedContent } from '#domain/shippedContent.ts';
import { changeShopSettings } from '#server/testing/changeShopSettings.ts';
import { buildContent } from '#server/testing/content.ts';
import { buildUpload } from '#server/testing/goods.ts';
import { buildAdmin } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { checkUploads, removeUnusedUploads } from '#server/uploads/unusedUploadQueries.ts';

const shop = await openTestApp({ listening: true });
const { db } = shop;
const admin = await buildAdmin(db);
const token = await shop.tokenOf(admin);

/** A change takes milliseconds, but other tests may use the processor meanwhile. */
const patience = { timeout: 10_000, interval: 20 };

beforeEach(() => sql`truncate content_versions, content_pictures, audit_log, shop_settings`.execute(db));

const returns = shippedContent.returns as ContentOf<'page'>;
const home = shippedContent.home as ContentOf<'home'>;

const piece = async (key = 'returns') => (await shop.call('GET', `/admin/content/${key}`, { token })).body;
const save = (version: number, content: object, key = 'returns') =>
  shop.call('PUT', `/admin/content/${key}/draft`, { token, body: { version, content } });
const preview = (content: object, key = 'returns') =>
  shop.call('POST', `/admin/content/${key}/preview`, { token, body: { content } });
const publish = (version: number, key = 'returns') =>
  shop.call('POST', `/admin/content/${key}/publish`, { token, body: { version } });
const restore = (version: number, older: number, key = 'returns') =>
  shop.call('PUT', `/admin/content/${key}/restore`, { token, body: { version, restore: older } });
/** The response to shoppers whose language is that of the piece. */
const publicly = (key: ContentKey, at = shop) => {
  const path =
    contentKindOf(key) === 'page' ? `/content/pages/${placeOfKey(key)}` : `/content/${placeOfKey(key)}`;
  return at.call('GET', path, { headers: { 'accept-language': languageOfKey(key) } });
};
const shown = async (at = shop) => (await at.call('GET', '/content/pages/returns')).body;
const leadShown = async (at = shop) => (await shown(at)).lead;

describe('an untouched shop', () => {
  test.each(contentKeys)('shows what comes with it: %s', async (key) => {
    const { status, body, headers } = await publicly(key);
    expect(status).toBe(200);
    expect(headers).toHaveProperty('etag');
    expect(headers.vary).toContain('accept-language');
    // Only `tel:{phone}` and the like would be left over.
    expect(JSON.stringify(body)).not.toMatch(/\{\w+\}/);
    expect(await piece(key)).toEqual({
      key,
      version: 0,
      published: null,
      draft: null,
      content: shippedContent[key],
    });
  });

  it('fills in the current settings', async () => {
    await changeShopSettings(db, { delivery: { freeFrom: 3500, insideDhaka: 75, outsideDhaka: 140 } });
    const lead = async () => (await shop.call('GET', '/content/pages/shipping')).body.lead;
    await expect.poll(lead, patience).toContain('৳3,500');
    const { body } = await shop.call('GET', '/content/faq');
    expect(JSON.stringify(body)).toMatch(/৳75 in Dhaka and ৳140.*৳3,500 or more/);
    expect((await shop.call('GET', '/content/home')).body.sideCards[0].text).toContain('৳3,500');
  });

  it('knows no other page', async () => {
    expect((await shop.call('GET', '/content/pages/home')).status).toBe(404);
    expect((await shop.call('GET', '/admin/content/news', { token })).status).toBe(404);
  });
});

describe('a draft', () => {
  it('is saved for admins, and shoppers see it once it is published', async () => {
    const before = await shown();
    const saved = await save(0, { ...returns, lead: 'Send it back to {address}.' });
    expect(saved).toMatchObject({
      status: 200,
      body: {
        version: 1,
        published: null,
        draft: { version: 1, by: { _id: admin.id, name: 'Shop Owner' } },
        content: { lead: 'Send it back to {address}.' },
      },
    });
    expect(await shown()).toEqual(before);
    const published = await publish(1);
    expect(published.body).toMatchObject({
      published: { version: 1, by: { name: 'Shop Owner' } },
      draft: null,
    });
    expect(await leadShown()).toBe('Send it back to Dhaka, Bangladesh.');
    expect(
      await db
        .selectFrom('audit_log')
        .select(['action', 'subject_id', 'subject_name'])
        .orderBy('id')
        .execute(),
    ).toEqual([
      { action: 'content.draft', subject_id: 'returns', subject_name: 'Returns & Exchanges' },
      { action: 'content.publish', subject_id: 'returns', subject_name: 'Returns & Exchanges' },
    ]);
  });

  it('reaches every process when it is published', async () => {
    const other = await openTestApp({ listening: true, beside: shop });
    for (const at of [shop, other]) await leadShown(at);
    await save(0, { ...returns, lead: 'New' });
    await publish(1);
    for (const at of [shop, other]) await expect.poll(() => leadShown(at), patience).toBe('New');
  });

  it('is refused if someone else has saved meanwhile, and so is publishing', async () => {
    await save(0, returns);
    for (const refused of [
      await save(0, { ...returns, lead: 'Mine' }),
      await publish(0),
      await restore(0, 0),
    ]) {
      expect(refused.status).toBe(refused.body.code === 'versionNotFound' ? 404 : 409);
    }
    const both = await Promise.all([save(1, returns), save(1, { ...returns, lead: 'Mine' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await piece()).version).toBe(2);
  });

  it('saved twice with the same text, after a response that was lost, is one version', async () => {
    const first = await save(0, returns);
    expect(await save(0, returns)).toMatchObject({ status: 200, body: first.body });
    expect((await piece()).version).toBe(1);
    // On top of that version it is a new one, as before.
    expect((await save(1, returns)).body.version).toBe(2);
  });

  it('published twice is published once', async () => {
    await save(0, returns);
    const [first, second] = [await publish(1), await publish(1)];
    expect(second.body).toEqual(first.body);
    expect((await publish(0)).status).toBe(409);
  });

  it.each([
    [{ text: '[x](javascript:alert(1))' }, 'content.text', /must begin with/],
    [{ text: 'Call {fone}' }, 'content.text', /\{fone\} is not known/],
    [{ lead: 'Call {fone}' }, 'content.lead', /\{fone\} is not known/],
    [{ title: '{fee_table}' }, 'content.title', /on a line of its own/],
    [{ title: ' ' }, 'content.title', /Title is required/],
    [{ text: 'x'.repeat(20_001) }, 'content.text', /at most 20000/],
  ])('with %j is refused at its field', async (change, field, message) => {
    for (const refused of [
      await save(0, { ...returns, ...change }),
      await preview({ ...returns, ...change }),
    ]) {
      expect(refused.status).toBe(400);
      expect(refused.body.errors[field]).toMatch(message);
    }
    expect((await piece()).version).toBe(0);
  });

  it('belongs to its page', async () => {
    const refused = await save(0, shippedContent.faq);
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: { 'content.kind': 'This content belongs to another page' } },
    });
    expect((await preview(shippedContent.faq)).status).toBe(400);
  });

  it('of questions names the field of a wrong answer', async () => {
    const faq = structuredClone(shippedContent.faq) as ContentOf<'faq'>;
    const question = faq.groups[1]?.questions[0];
    if (question) question.answer = 'See {fee_table}';
    const refused = await save(0, faq, 'faq');
    expect(Object.keys(refused.body.errors)).toEqual(['content.groups.1.questions.0.answer']);
  });
});

describe('a preview', () => {
  it('is what shoppers would see, and saves nothing', async () => {
    const { body } = await preview({
      ...returns,
      text: '## Hello\n\nCall **{phone}** or [us](tel:{phone}).',
    });
    expect(body.content.sections).toEqual([
      {
        title: 'Hello',
        blocks: [
          {
            kind: 'paragraph',
            content: [
              { text: 'Call ' },
              { text: '01700-000000', strong: true },
              { text: ' or ' },
              { to: 'tel:01700000000', spans: [{ text: 'us' }] },
              { text: '.' },
            ],
          },
        ],
      },
    ]);
    expect((await piece()).version).toBe(0);
  });
});

describe('Bangla', () => {
  const bangla = shippedContent['bn-returns'] as ContentOf<'page'>;
  const leads = async (at = shop) => {
    const both = await Promise.all([publicly('returns', at), publicly('bn-returns', at)]);
    return both.map(({ body }) => body.lead);
  };

  it('and English change only when they are published, in every process', async () => {
    const other = await openTestApp({ listening: true, beside: shop });
    const [english, inBangla] = await leads(other);
    expect(await leads()).toEqual([english, inBangla]);
    expect(inBangla).toMatch(/হাতে পাওয়ার ৭ দিনের মধ্যে/);
    const expectLeads = async (...expected: string[]) => {
      for (const at of [shop, other]) await expect.poll(() => leads(at), patience).toEqual(expected);
    };

    await save(0, { ...returns, lead: 'One' });
    await publish(1);
    await expectLeads('One', inBangla);

    await save(0, { ...bangla, lead: 'এক' }, 'bn-returns');
    expect(await leads()).toEqual(['One', inBangla]);
    await publish(1, 'bn-returns');
    await expectLeads('One', 'এক');

    await save(1, { ...returns, lead: 'Two' });
    await publish(2);
    await expectLeads('Two', 'এক');

    await restore(1, 0, 'bn-returns');
    await publish(2, 'bn-returns');
    await expectLeads('Two', inBangla);
    expect(english).not.toBe('Two');
  });

  it('has drafts and a history of its own', async () => {
    await save(0, { ...bangla, lead: 'এক' }, 'bn-returns');
    expect(await piece('bn-returns')).toMatchObject({ version: 1, draft: { version: 1 } });
    expect(await piece()).toMatchObject({ version: 0, draft: null });
    const versions = async (key: string) =>
      (await shop.call('GET', `/admin/content/${key}/versions`, { token })).body.versions.length;
    expect([await versions('bn-returns'), await versions('returns')]).toEqual([1, 0]);
    const named = await db.selectFrom('audit_log').select(['subject_id', 'subject_name']).execute();
    expect(named).toEqual([{ subject_id: 'bn-returns', subject_name: 'Returns & Exchanges (Bangla)' }]);
  });

  it('is previewed in Bangla and refused in the admin’s language', async () => {
    const { body } = await preview({ ...bangla, lead: '{phone}, {days_inside_dhaka}' }, 'bn-returns');
    expect(body.content.lead).toBe('০১৭০০-০০০০০০, ২-৩ দিন');
    const refused = await preview({ ...bangla, lead: '{fone}' }, 'bn-returns');
    expect(refused.body.errors['content.lead']).toMatch(/\{fone\} is not known/);
    expect((await preview(shippedContent['bn-faq'], 'bn-returns')).status).toBe(400);
  });

  it('links to the pages of its language, even by an address that was copied from a Bangla page', async () => {
    const [first, second, ...others] = (shippedContent['bn-home'] as ContentOf<'home'>).banners;
    const banners = [
      { ...first, link: '/bn/products?search=x' },
      { ...second, link: 'https://a.bd/bn/b' },
      ...others,
    ];
    const { body } = await preview({ ...shippedContent['bn-home'], banners }, 'bn-home');
    expect(body.content.banners.map(({ link }: { link: string }) => link)).toEqual([
      '/products?search=x',
      'https://a.bd/bn/b',
      '/products',
    ]);
    const text = '[x](/bn/faq) [y](/bn)';
    const [{ blocks }] = (await preview({ ...bangla, text }, 'bn-returns')).body.content.sections;
    expect(blocks[0].content).toMatchObject([{ to: '/faq' }, { text: ' ' }, { to: '/' }]);
  });

  it('has no public address but that of its page', async () => {
    expect((await shop.call('GET', '/content/pages/bn-returns')).status).toBe(404);
    expect((await shop.call('GET', '/content/bn-home')).status).toBe(404);
  });
});

describe('the history', () => {
  it('restores an older version, and what comes with the shop, as a draft', async () => {
    await save(0, { ...returns, lead: 'One' });
    await publish(1);
    await save(1, { ...returns, lead: 'Two' });
    await publish(2);
    expect((await restore(2, 1)).body).toMatchObject({ version: 3, draft: {}, content: { lead: 'One' } });
    expect(await leadShown()).toBe('Two');
    await publish(3);
    expect(await leadShown()).toBe('One');
    expect((await restore(3, 0)).body.content).toEqual(returns);
    const { body } = await shop.call('GET', '/admin/content/returns/versions', { token });
    expect(body).toMatchObject({
      versions: [
        { version: 4, restoredFrom: 0, publishedAt: null },
        { version: 3, restoredFrom: 1 },
        { version: 2, restoredFrom: null },
        { version: 1, by: { name: 'Shop Owner' } },
      ],
      hasMore: false,
    });
    expect((await restore(4, 9)).status).toBe(404);
  });

  it('is read in pages', async () => {
    for (let version = 0; version < 12; version += 1) await buildContent(db, 'terms');
    const { body } = await shop.call('GET', '/admin/content/terms/versions', { token });
    expect([body.versions.length, body.hasMore]).toEqual([10, true]);
    const rest = await shop.call('GET', '/admin/content/terms/versions?before=3', { token });
    expect(rest.body).toMatchObject({ versions: [{ version: 2 }, { version: 1 }], hasMore: false });
  });

  it('the list names what is shown and what is a draft', async () => {
    await save(0, returns);
    await publish(1);
    await save(1, { ...returns, lead: 'Next' });
    const { pieces } = (await shop.call('GET', '/admin/content', { token })).body;
    expect(pieces.map(({ key }: { key: string }) => key)).toEqual([...contentKeys]);
    expect(pieces.find(({ key }: { key: string }) => key === 'returns')).toMatchObject({
      version: 2,
      published: { version: 1 },
      draft: { version: 2 },
    });
    expect(pieces[0]).toEqual({ key: 'home', version: 0, published: null, draft: null });
  });
});

describe('the home page', () => {
  const [banner] = home.banners;
  const withPicture = (picture: object, alt = 'Gold bangles') => ({
    ...home,
    banners: [{ ...banner, picture, alt }],
  });
  const buildPicture = async (width: number, height: number) => {
    const publicId = await buildUpload(db, { ownerId: admin.id });
    await db.updateTable('uploads').set({ width, height }).where('id', '=', publicId).execute();
    return { publicId, width, height };
  };

  it('shows an uploaded picture with its true size', async () => {
    const picture = await buildPicture(1920, 900);
    await save(0, withPicture({ ...picture, width: 5000, height: 4000 }), 'home');
    await publish(1, 'home');
    const { body } = await shop.call('GET', '/content/home');
    expect(body.banners).toMatchObject([{ picture, alt: 'Gold bangles' }]);
  });

  it('refuses a small picture, one that is gone, and one without a description', async () => {
    const small = await buildPicture(800, 600);
    const refusals = [
      [withPicture(small), 'picture', /800 × 600 pixels. A banner needs at least 1280 × 600/],
      [withPicture({ ...small, width: 1920, height: 900 }), 'picture', /800 × 600 pixels/],
      [withPicture({ publicId: 'x', width: 1920, height: 900 }), 'picture', /no longer exists/],
      [withPicture(await buildPicture(1920, 900), ''), 'alt', /describe the picture/],
      [withPicture({ shipped: 'nothing' }), 'picture', /choose a picture/],
    ] as const;
    for (const [content, field, message] of refusals) {
      const refused = await save(0, content, 'home');
      expect(refused.status).toBe(400);
      expect(refused.body.errors[`content.banners.0.${field}`]).toMatch(message);
    }
  });

  it.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', 'products'])(
    'refuses a link to %s',
    async (link) => {
      const refused = await save(0, { ...home, banners: [{ ...banner, link }] }, 'home');
      expect(refused.body.errors['content.banners.0.link']).toMatch(/must begin with/);
    },
  );

  it('keeps the pictures of its versions', async () => {
    const picture = await buildPicture(1920, 900);
    await save(0, withPicture(picture), 'home');
    await save(1, home, 'home');
    const olderThan = new Date(Date.now() + 60_000);
    const checked = await checkUploads(db, {
      after: '00000000-0000-0000-0000-000000000000',
      olderThan,
      limit: 100,
    });
    expect(checked.find(({ id }) => id === picture.publicId)?.isUnused).toBe(false);
    expect(await removeUnusedUploads(db, [picture.publicId])).toEqual([]);
    const refused = await shop.call('POST', '/upload/delete', { token, body: picture });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'imageInUse', message: 'This image is still part of the home page or its history' },
    });
  });
});
