export const contentNames = {
  home: 'Home page',
  faq: 'Frequently Asked Questions',
  shipping: 'Shipping Information',
  returns: 'Returns & Exchanges',
  about: 'About Us',
  contact: 'Contact',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
};
