/** Parts of a page that the shop makes itself. In Markdown, each is written as `{name}` on a line of its own. */
export const pageFeatures = [
  'fee_table',
  'contact_buttons',
  'contact_facts',
  'name_in_bangla',
  'shop_button',
] as const;
export type PageFeature = (typeof pageFeatures)[number];
