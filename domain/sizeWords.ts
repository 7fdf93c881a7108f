/** Sizes as customers write them. Maps, since an object has a word of its own for 'constructor'. */

/** Words for 'size'. */
export const sizeWords: ReadonlySet<string> = new Set([
  ...['size', 'saiz', 'saij', 'sz'],
  ...['সাইজ', 'সাইজের', 'মাপ'],
]);

/** Not words of sentences, unlike the letters, which have to be capitals or stand beside 'size'. */
export const wholeWords: ReadonlyMap<string, string> = new Map(
  Object.entries({ small: 'S', medium: 'M', large: 'L', xl: 'XL' }),
);

export const letters: ReadonlyMap<string, string> = new Map([
  ...wholeWords,
  ...Object.entries({ s: 'S', m: 'M', l: 'L', এস: 'S', এম: 'M', এল: 'L', স্মল: 'S', মিডিয়াম: 'M', লার্জ: 'L' }),
]);
