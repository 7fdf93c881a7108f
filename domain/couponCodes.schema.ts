import { cartFieldTexts } from '#texts/cartFields.ts';
import { couponCodeOf } from './couponCodes.ts';
import { requiredLine } from './text.ts';

/** A code as a customer types it. One that no coupon could have is refused like an unknown one. */
export const couponCodeField = requiredLine(() => cartFieldTexts.code, 60).transform(couponCodeOf);
