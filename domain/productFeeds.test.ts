import { describe, expect, it } from 'vitest';
import { defaultSettings } from './defaultSettings.ts';
import { feedFormats } from './feedFormats.ts';
import { type FeedProduct, feedItems, photoAddress } from './productFeeds.ts';

const shop = { name: 'Kakon & Co', origin: 'https://kakon.example', delivery: defaultSettings.delivery };
const id = '0198c0de-0000-7000-8000-00000000abcd';
const photo = '0198c0de-0000-7000-8000-0000000000f0';

const product = (changes: Partial<FeedProduct> = {}): FeedProduct => ({
  _id: id,
  name: 'Moon Ring',
  description: 'A ring of the moon.',
  price: 450,
  category: 'earrings',
  stock: 3,
  sizes: [],
  colors: [],
  images: [
    { url: `/media/${photo}/1280.jpg`, color: '' },
    { url: 'https://photos.example/gold.jpg', color: 'Gold' },
  ],
  ...changes,
});
const itemsOf = (changes: Partial<FeedProduct> = {}) => feedItems(product(changes), shop);
const counted = (stock: number, available = true) => ({ stock, available });

describe('a product without choices', () => {
  it('is one item with every required field', () => {
    expect(itemsOf()).toEqual([
      {
        id,
        itemGroupId: '',
        title: 'Moon Ring',
        description: 'A ring of the moon.',
        link: `https://kakon.example/products/${id}`,
        imageLink: `https://kakon.example/media/${photo}/1600.jpg`,
        moreImages: ['https://photos.example/gold.jpg'],
        isInStock: true,
        price: '450.00 BDT',
        salePrice: '',
        brand: 'Kakon & Co',
        color: '',
        size: '',
        productType: 'Earrings',
        googleCategory: '194',
        shipping: [
          { service: 'Dhaka', price: '60.00 BDT', handling: { min: 0, max: 1 }, transit: { min: 2, max: 3 } },
          {
            service: 'Outside Dhaka',
            price: '120.00 BDT',
            handling: { min: 0, max: 1 },
            transit: { min: 3, max: 5 },
          },
        ],
      },
    ]);
  });

  it('has the crossed-out price as price, and today’s as sale price', () => {
    expect(itemsOf({ originalPrice: 600 })[0]).toMatchObject({
      price: '600.00 BDT',
      salePrice: '450.00 BDT',
    });
    expect(itemsOf({ originalPrice: 450 })[0]).toMatchObject({ price: '450.00 BDT', salePrice: '' });
  });

  it('is delivered free from the threshold of the rule on', () => {
    expect(itemsOf({ price: 1999 })[0]?.shipping[0]?.price).toBe('60.00 BDT');
    expect(itemsOf({ price: 2000 })[0]?.shipping.map(({ price }) => price)).toEqual(['0.00 BDT', '0.00 BDT']);
  });

  it('says that it is sold out, and is left out without a photo', () => {
    expect(itemsOf({ stock: 0 })[0]?.isInStock).toBe(false);
    expect(itemsOf({ images: [] })).toEqual([]);
  });

  it('is cut to the limits of the feeds, between characters', () => {
    const [item] = itemsOf({ name: `${'x'.repeat(149)}😀`, description: 'y'.repeat(6000) });
    expect(item?.title).toBe('x'.repeat(149));
    expect(item?.description).toHaveLength(5000);
  });
});

describe('a product with choices', () => {
  const bangle = {
    category: 'bangles',
    stock: 0,
    sizes: [
      { size: 'S', ...counted(2) },
      { size: 'M', ...counted(0) },
    ],
    colors: [
      { name: 'Gold', ...counted(0) },
      { name: 'Red', ...counted(0, false) },
      { name: 'Silver', ...counted(0) },
    ],
  };

  it('is one item per size and color that a shopper sees, in one group, each with its own stock', () => {
    const items = itemsOf(bangle);
    expect(items.map(({ size, color, isInStock }) => [size, color, isInStock])).toEqual([
      ['S', 'Gold', true],
      ['S', 'Silver', true],
      ['M', 'Gold', false],
      ['M', 'Silver', false],
    ]);
    expect(new Set(items.map(({ itemGroupId }) => itemGroupId))).toEqual(new Set([id]));
    expect(items[0]?.title).toBe('Moon Ring, Size S, Gold');
  });

  it('opens in its size and color, where there is something to choose', () => {
    const address = `https://kakon.example/products/${id}`;
    expect(itemsOf(bangle).map(({ link }) => link)).toEqual([
      `${address}?size=s&color=gold`,
      `${address}?size=s&color=silver`,
      `${address}?size=m&color=gold`,
      `${address}?size=m&color=silver`,
    ]);
    const [ring] = itemsOf({ category: 'rings', sizes: [{ size: '2 & a half', ...counted(3) }] });
    expect(ring?.link).toBe(`${address}?size=2%20%26%20a%20half`);
    expect(itemsOf({ colors: [{ name: 'Gold', ...counted(2) }] })[0]?.link).toBe(address);
  });

  it('has the ids of its items for as long as the choices have these names', () => {
    const ids = itemsOf(bangle).map((item) => item.id);
    expect(new Set(ids).size).toBe(4);
    expect(ids.every((one) => one.startsWith(id) && one.length <= 50)).toBe(true);
    const reversed = { ...bangle, sizes: bangle.sizes.toReversed(), colors: bangle.colors.toReversed() };
    expect(
      itemsOf(reversed)
        .map((item) => item.id)
        .sort(),
    ).toEqual(ids.toSorted());
  });

  it('shows the photo of its color first', () => {
    const [gold, silver] = itemsOf(bangle);
    expect(gold?.imageLink).toBe('https://photos.example/gold.jpg');
    expect(silver?.imageLink).toBe(`https://kakon.example/media/${photo}/1600.jpg`);
  });

  it('with a single color is one item of the product itself', () => {
    expect(itemsOf({ colors: [{ name: 'Gold', ...counted(2) }] })).toMatchObject([
      { id, itemGroupId: '', color: 'Gold', title: 'Moon Ring' },
    ]);
    expect(itemsOf({ colors: [{ name: 'Gold', ...counted(2, false) }] })).toEqual([]);
  });
});

describe('the formats', () => {
  const nasty = { name: `A & B <"C">\u0007`, description: '=cmd, "quoted"\nnext line ]]>' };

  it('CSV has the columns of Meta’s catalogue', () => {
    const { head, itemsText, foot } = feedFormats['facebook.csv'];
    expect(head(shop) + itemsText(itemsOf({ ...nasty, originalPrice: 600 })) + foot).toBe(
      [
        'id,title,description,availability,condition,price,sale_price,link,image_link,additional_image_link,brand,color,size,item_group_id,product_type,google_product_category,shipping',
        `${id},"A & B <""C"">\u0007","'=cmd, ""quoted""\nnext line ]]>",in stock,new,600.00 BDT,450.00 BDT,https://kakon.example/products/${id},https://kakon.example/media/${photo}/1600.jpg,https://photos.example/gold.jpg,Kakon & Co,,,,Earrings,194,"BD::Dhaka:60.00 BDT,BD::Outside Dhaka:120.00 BDT"`,
        '',
      ].join('\r\n'),
    );
  });

  it('XML escapes what it must and leaves out what it cannot hold', () => {
    const xml = feedFormats['google.xml'].itemsText(itemsOf(nasty));
    expect(xml).toContain('<g:title>A &amp; B &lt;&quot;C&quot;&gt;</g:title>');
    expect(xml).toContain(']]&gt;</g:description>');
    expect(feedFormats['google.xml'].head(shop)).toContain('<title>Kakon &amp; Co</title>');
  });
});

it('a photo of another site keeps its address', () => {
  expect(photoAddress('https://photos.example/a b.jpg', shop.origin)).toBe(
    'https://photos.example/a%20b.jpg',
  );
});
