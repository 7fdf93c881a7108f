/** Finding a size: on the screen, with a tape, or from the tables. */
export const sizingTexts = {
  // The page
  help: 'Help',
  findYourSize: 'Find Your Size',
  description:
    'Measure your bangle or ring size: on your screen, with a card and a bangle or ring of yours, or with a tape.',
  lead: 'Measure on your screen, with a bangle or ring that fits you, or with a tape.',
  sizes: 'Sizes',
  bangles: 'Bangles',
  rings: 'Rings',
  pixels: (width: number) => `${width} pixels`,
  howToMeasure: 'How to measure',
  backToSizes: 'Back to sizes',
  // The tables
  bangleSizes: 'Bangle sizes',
  ringSizes: 'Ring sizes',
  headSize: 'Size',
  headMarked: 'Marked',
  headAcross: 'Across inside',
  headAroundHand: 'Around hand',
  headAround: 'Around',
  headUs: 'US',
  headUk: 'UK',
  cm: (length: string) => `${length} cm`,
  mm: (length: string) => `${length} mm`,
  across: 'across inside',
  bangleRule: 'Measure across the inside of a bangle that fits you.',
  handRule:
    'Or tuck your thumb into your palm, as if you were putting on a bangle, and measure around the widest part of your hand.',
  findBelow: (between: string) => `Find your size below. ${between}`,
  ringRule: 'Measure across the inside of a ring that fits you.',
  fingerRule: 'Or wrap a strip of paper around your finger, mark where it meets, and measure its length.',
  findRingBelow: 'Find your size below. Between two sizes, and for a broad band, take the larger one.',
  ringNumbers:
    'Sizes are the numbers that jewelers in Bangladesh and India use. US and UK sizes are the nearest ones.',
  // How large the screen is
  screenQuestion: 'First, tell us how large your screen is, with',
  cardHow:
    'Lay the card upright on the screen, its left edge on the left line. Move the right line to its right edge. If the card is wider than your screen, take a coin.',
  coinHow: 'Lay the coin on the circle, and make the circle exactly as large as the coin.',
  cardWidth: 'Width of the card',
  coinSize: 'Size of the coin',
  cardShortSide: 'short side of the card',
  itFitsExactly: 'It fits exactly',
  zoomedIn: 'The page is zoomed in. Zoom out with two fingers, so that sizes are true.',
  zoomChanged:
    'The page is zoomed differently from when you measured this screen, or this is another screen. Zoom back, or measure it again.',
  measureScreenAgain: 'Measure the screen again',
  // Measuring
  findYourBangleSize: 'Find your bangle size',
  findYourRingSize: 'Find your ring size',
  findOnScreen: 'Find my size on this screen',
  findMySize: 'Find my size',
  measureWith: 'Measure with',
  ownBangle: 'A bangle that fits me',
  ownBangleHow:
    'Lay it flat on the screen, and change the disc until it just fills the inside. If the bangle is wider than the screen, look above and below.',
  fist: 'My fist on the screen',
  fistHow:
    'Make a fist and hold the knuckles to the screen, that of the first finger on the left line. Move the right line to the knuckle of the little finger. If your fist is wider than the screen, take a tape.',
  tape: 'A tape or a strip of paper',
  tapeHandHow:
    'Tuck your thumb into your palm, as if you were putting on a bangle. Measure around the widest part of your hand.',
  ownRing: 'A ring that fits me',
  ownRingHow: 'Lay it flat on the screen, and change the disc until it just fills the inside.',
  tapeFingerHow: 'Measure around the finger, not too tight: the ring must pass the knuckle.',
  discSize: 'Size of the disc',
  knuckleToKnuckle: 'Knuckle to knuckle',
  screenTooSmall: 'This is as large as your screen. If yours is larger, please measure with a tape.',
  /** What a slider stands at, read out. */
  measured: (length: string, size: string) => `${length}. ${size}`,
  aroundHand: 'Around the hand',
  aroundFinger: 'Around the finger',
  unit: 'In',
  takeSize: (size: string) => `Take size ${size}`,
  seeOur: { bangles: 'See our bangles', rings: 'See our rings' },
};
