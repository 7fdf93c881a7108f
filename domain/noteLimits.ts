/** The characters of a note for the courier, of a note for the recipient, and of a landmark. */
export const ORDER_NOTE_MAX = 500;
export const GIFT_NOTE_MAX = 300;
export const LANDMARK_MAX = 120;
