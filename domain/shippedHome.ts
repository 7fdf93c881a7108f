/** The home page that comes with the shop: the first version of its content. */
import { categoryValues } from './categories.ts';
import type { ContentOf } from './content.ts';

export const shippedHome: ContentOf<'home'> = {
  kind: 'home',
  banners: [
    {
      picture: { shipped: 'gold-silk' },
      alt: '',
      overline: 'Made by hand in Bangladesh',
      title: 'Gold for special days',
      text: 'Handmade churi, bala and jhumka for weddings and Eid.',
      linkLabel: 'Shop Now',
      link: '/products',
      ground: 'wine',
    },
    {
      picture: { shipped: 'pearl-stone' },
      alt: '',
      overline: 'Pearl & silver',
      title: 'Simple jewelry for every day',
      text: 'Pearl necklaces, fine rings and silver bala.',
      linkLabel: 'Shop Now',
      link: '/products',
      ground: 'pearl',
    },
    {
      picture: { shipped: 'cosmetics-peach' },
      alt: '',
      overline: 'Cosmetics',
      title: 'A little color, a little attar',
      text: 'Lipstick, alta, kajal and gentle creams.',
      linkLabel: 'Shop Now',
      link: '/products',
      ground: 'peach',
    },
  ],
  sideCards: [
    {
      icon: 'coins',
      title: 'Cash on Delivery',
      text: 'No advance payment. Free delivery over {free_from}.',
      link: '',
    },
    { icon: 'headset', title: 'Customer Support', text: 'We answer {hours}.', link: '' },
    {
      icon: 'badge',
      title: 'Authentic Products',
      text: '100% handmade, checked piece by piece.',
      link: '',
    },
  ],
  categories: categoryValues.map((category) => ({ category, picture: { shipped: category } })),
};
