/** What pages say of the shop until an admin writes something else in the settings. */
export const shopDefaults = {
  address: 'Dhaka, Bangladesh',
  hours: '24/7',
  blurb: 'Handmade jewelry and cosmetics, delivered to your door anywhere in Bangladesh.',
  chatGreeting: 'Hello! I am interested in your jewelry products.',
  bannerText: 'Free delivery on orders above {threshold} · Cash on delivery',
};
