/** What a text in the admin's order search can mean. */
import { toLatinDigits } from './digits.ts';
import { findDistrict } from './districts.ts';
import { readOrderNumber } from './orderNumbers.ts';
import { normalisePhone } from './phones.ts';
import { thanasInBangla } from './thanas.ts';

export interface OrderSearch {
  /** Part of a name, in lower case. Null for digits only. */
  name: string | null;
  /**
   * Part of a thana or district, in lower case. Null for digits only, and for text found in nearly every
   * place.
   */
  place: string | null;
  /** Thanas whose Bangla name contains the text, by the names stored with orders. */
  thanas: readonly string[];
  /** Part of an email, in lower case. Null for text found in nearly every email. */
  email: string | null;
  /** A district in any spelling, by the name stored with orders. */
  district: string | null;
  /** The beginning of a phone number, in stored form. */
  phoneStarts: readonly string[];
  orderNumber: string | null;
  /** The digits of an order number without the shop's prefix. */
  orderDigits: string | null;
  /** The end of an id, as lists (6 characters) and details (8) show it. */
  idEnd: string | null;
  /** A courier's number of a parcel, whole, in lower case. */
  consignment: string | null;
}

const PHONE_START = /^\d{3,11}$/;
/** A mobile number without its leading 0. */
const WITHOUT_ZERO = /^1[3-9]\d{1,8}$/;
const ORDER_DIGITS = /^\d{6,15}$/;
/** Shorter texts match nearly every place and email, and shorter numbers nearly every email. */
const MIN_LETTERS = 3;
const MIN_DIGITS = 6;
const ID_END = /^(?:[\da-f]{6}|[\da-f]{8})$/;
/** Couriers' numbers have digits, often letters before them, and no spaces. */
const CONSIGNMENT = /^(?=.*\d)[\w/-]{5,100}$/;

function phoneStartsOf(typed: string): string[] {
  const digits = normalisePhone(typed);
  if (!PHONE_START.test(digits)) return [];
  return WITHOUT_ZERO.test(digits) ? [digits, `0${digits}`] : [digits];
}

const isSelective = (text: string): boolean => text.length >= (/^\d+$/.test(text) ? MIN_DIGITS : MIN_LETTERS);

/** What a text typed into the order search may mean. Parts that would match nearly every order are null. */
export function readOrderSearch(typed: string): OrderSearch {
  const plain = toLatinDigits(typed).trim().replace(/^#\s*/, '');
  const compact = plain.replace(/[\s-]/g, '').toLowerCase();
  const phoneStarts = phoneStartsOf(plain);
  const name = phoneStarts.length > 0 ? null : typed.toLowerCase();
  return {
    name,
    place: name && isSelective(name) ? name : null,
    thanas: name && isSelective(name) ? thanasInBangla(name) : [],
    email: isSelective(plain) ? plain.toLowerCase() : null,
    district: findDistrict(typed)?.name ?? null,
    phoneStarts,
    orderNumber: readOrderNumber(plain),
    orderDigits: ORDER_DIGITS.test(compact) ? compact : null,
    idEnd: ID_END.test(compact) ? compact : null,
    consignment: CONSIGNMENT.test(plain) ? plain.toLowerCase() : null,
  };
}
