/** The size that was found, in words. */
export const fittingTexts = {
  bangleAcross: (cm: string) => `${cm} cm across inside`,
  bangle: (mark: string, inches: string, cm: string) => `${mark} = ${inches} inches, ${cm} cm across inside`,
  ring: (around: string, across: string, us: string, uk: string) =>
    `${around} mm around, ${across} mm across inside; US ${us}, UK ${uk}`,
  fits: (size: string) => `Your size is ${size}`,
  between: (smaller: string, size: string) => `Between ${smaller} and ${size}: take ${size}`,
  below: (size: string) => `Smaller than our smallest size, ${size}`,
  above: (size: string) => `Larger than our largest size, ${size}`,
  meaning: (size: string, words: string) => `${size}: ${words}.`,
  tooLoose: (size: string, words: string) => `${size} would be loose (${words}).`,
  tooTight: (size: string, words: string) =>
    `Even ${size} would be too tight (${words}). Please ask us before you order.`,
  soldOut: (size: string) => `${size} is sold out.`,
  soldOutTake: (size: string, next: string) => `${size} is sold out. ${next} is the next larger size.`,
  notOffered: (size: string) => `This product does not come in ${size}.`,
  notOfferedTake: (size: string, next: string) =>
    `This product does not come in ${size}. ${next} is the next larger size.`,
};

/** What is typed from a tape. */
export const tapeTexts = {
  units: { cm: 'cm', mm: 'mm', in: 'inches' },
  enterHand: (from: string, to: string, unit: string) =>
    `Please enter what the tape shows around your hand: ${from} to ${to} ${unit}`,
  enterFinger: (from: string, to: string, unit: string) =>
    `Please enter what the tape shows around your finger: ${from} to ${to} ${unit}`,
};

/** Things of a known size that are laid on the screen. */
export const screenReferenceTexts = {
  card: 'Bank card or smart NID',
  taka5Portrait: '5 taka coin with a portrait',
  taka5Bridge: '5 taka coin with the bridge',
  taka2Children: '2 taka coin with two children',
  taka1Portrait: '1 taka coin with a portrait',
};

export const lastSizeTexts = {
  yourSize: (size: string) => `Your size last time: ${size}`,
};
