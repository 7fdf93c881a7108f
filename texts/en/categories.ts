export const categoryTexts = {
  labels: {
    bangles: 'Bangles',
    earrings: 'Earrings',
    cosmetics: 'Cosmetics',
    necklaces: 'Necklaces',
    rings: 'Rings',
    alna: 'Alna',
    combo: 'Combo',
  },
  combos: 'Combos',
  allProducts: 'All Products',
  collections: {
    bangles: 'Bangles Collection',
    earrings: 'Earrings Collection',
    cosmetics: 'Cosmetics Collection',
    necklaces: 'Necklaces Collection',
    rings: 'Rings Collection',
    alna: 'Alna Collection',
    combo: 'Combo Collection',
  },
  notFound: 'Category not found',
};
