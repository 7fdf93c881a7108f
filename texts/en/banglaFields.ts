/** The fields of what the shop says in Bangla. */
export const banglaFieldTexts = {
  title: 'In Bangla',
  hint: 'Shown on Bangla pages. Leave it empty to show the English text there.',
  name: 'Name in Bangla',
  description: 'Description in Bangla',
};
