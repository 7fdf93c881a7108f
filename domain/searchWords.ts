/** The shoppers' words in Bangla and Latin script, and the catalogue words they stand for. */
import type { Category } from './categories.ts';
import { colourWords } from './messages/colourWords.ts';

export interface Vocabulary {
  /** Categories, color slugs or tags. All are in the products' searchable text. */
  means: readonly string[];
  words: readonly string[];
  /** Also said of what is not of this kind: rings come in a set, too. A description that says so is enough. */
  isLoose?: boolean;
}

/** Kinds of products that are tags instead of categories, and where a shop without them has the like. */
export const tagKinds = {
  nose: { near: ['earrings'] },
  head: { near: ['necklaces', 'combo'] },
  anklet: { near: ['bangles'] },
  waist: { near: ['necklaces'] },
  hair: { near: ['earrings'] },
} as const satisfies Record<string, { near: readonly Category[] }>;

export type TagKind = keyof typeof tagKinds;

const colourVocabulary: readonly Vocabulary[] = [
  { means: ['rose-gold'], words: ['rose gold', 'rosegold', 'রোজ গোল্ড'] },
  ...Object.entries(colourWords)
    .filter(([slug]) => slug !== 'rose-gold')
    .map(([slug, words]) => ({ means: [slug], words: words.split(' ') })),
];

const jewelry = ['bangles', 'earrings', 'necklaces', 'rings', 'combo'];

export const vocabulary: readonly Vocabulary[] = [
  { means: ['bangles'], words: ['churi', 'choori', 'chury', 'curi', 'churee', 'chudi', 'choodi', 'চুড়ি'] },
  { means: ['bangles'], words: ['kacher churi', 'kancher churi', 'কাঁচের চুড়ি'] },
  { means: ['bangles'], words: ['reshmi churi', 'resmi curi', 'রেশমি চুড়ি'] },
  { means: ['bangles'], words: ['bala', 'baala', 'বালা'] },
  { means: ['bangles'], words: ['kakon', 'kankon', 'kankan', 'konkon', 'কাঁকন', 'কঙ্কণ'] },
  { means: ['bangles'], words: ['shakha', 'sakha', 'shankha', 'শাঁখা'] },
  { means: ['bangles'], words: ['pola', 'pala', 'পলা'] },
  { means: ['bangles'], words: ['bracelet', 'breslet', 'braslet', 'ব্রেসলেট'] },
  { means: ['bangles'], words: ['baju', 'bajubondho', 'bajuband', 'বাজুবন্ধ'] },
  { means: ['bangles'], words: ['mantasha', 'mantasa', 'মানতাসা'] },
  { means: ['bangles'], words: ['ratanchur', 'rotonchur', 'রতনচূড়'] },
  { means: ['earrings'], words: ['dul', 'dool', 'দুল'] },
  { means: ['earrings'], words: ['kaner dul', 'kanerdul', 'kander dul', 'কানের দুল'] },
  { means: ['earrings'], words: ['jhumka', 'jhumko', 'jumka', 'jhumki', 'zumka', 'ঝুমকা'] },
  { means: ['earrings'], words: ['kanpasha', 'kan pasha', 'pasha', 'কানপাশা'] },
  { means: ['earrings'], words: ['kantana', 'kan tana', 'কানটানা'] },
  { means: ['earrings'], words: ['tops', 'top', 'tob', 'টপ'] },
  { means: ['earrings'], words: ['bali', 'baali', 'বালি'] },
  { means: ['necklaces'], words: ['har', 'haar', 'হার'] },
  { means: ['necklaces'], words: ['golar har', 'golar haar', 'গলার হার'] },
  { means: ['necklaces'], words: ['mala', 'maala', 'মালা'] },
  { means: ['necklaces'], words: ['necklace', 'neckless', 'nekles', 'neklace', 'নেকলেস'] },
  { means: ['necklaces'], words: ['sitahar', 'shitahar', 'sita har', 'সীতাহার'] },
  { means: ['necklaces'], words: ['chik', 'chick', 'চিক'] },
  { means: ['necklaces'], words: ['choker', 'chokar', 'চোকার'] },
  { means: ['necklaces'], words: ['locket', 'loket', 'lokat', 'লকেট'] },
  { means: ['necklaces'], words: ['chain', 'chen', 'cain', 'চেইন'] },
  { means: ['necklaces'], words: ['hasuli', 'hansuli', 'hashuli', 'হাঁসুলি'] },
  { means: ['necklaces'], words: ['putir mala', 'puthir mala', 'পুঁতির মালা'] },
  { means: ['necklaces'], words: ['muktar mala', 'mukta', 'mukto', 'মুক্তার মালা'] },
  { means: ['necklaces', 'combo'], words: ['golar set', 'গলার সেট'] },
  { means: ['rings'], words: ['angti', 'anti', 'aangti', 'angty', 'ungti', 'আংটি'] },
  { means: ['rings'], words: ['ring', 'rings', 'রিং'] },
  { means: ['rings'], words: ['couple ring', 'kapol ring', 'কাপল রিং'] },
  { means: ['nose'], words: ['nakful', 'nak phul', 'nakfool', 'নাকফুল'] },
  { means: ['nose'], words: ['noth', 'nath', 'nolok', 'নথ', 'নোলক'] },
  { means: ['head'], words: ['tikli', 'tikly', 'টিকলি'] },
  { means: ['head'], words: ['tayra', 'tiara', 'taira', 'টায়রা'] },
  { means: ['anklet'], words: ['nupur', 'noopur', 'nopur', 'নূপুর'] },
  { means: ['anklet'], words: ['payel', 'payal', 'পায়েল'] },
  { means: ['waist'], words: ['komor bicha', 'bicha', 'কোমর বিছা'] },
  { means: jewelry, words: ['gohona', 'gahana', 'goyna', 'gayna', 'গহনা', 'গয়না'] },
  { means: ['cosmetics'], words: ['tip', 'teep', 'bindi', 'টিপ'] },
  { means: ['cosmetics'], words: ['kajal', 'kajol', 'কাজল'] },
  { means: ['cosmetics'], words: ['surma', 'shurma', 'সুরমা'] },
  { means: ['cosmetics'], words: ['alta', 'aalta', 'আলতা'] },
  { means: ['cosmetics'], words: ['mehedi', 'mehndi', 'mehendi', 'মেহেদি'] },
  { means: ['cosmetics'], words: ['lipstick', 'lipistik', 'lipstik', 'লিপস্টিক'] },
  { means: ['cosmetics'], words: ['nail polish', 'nel polish', 'nailpalish', 'নেইল পলিশ'] },
  { means: ['cosmetics'], words: ['eyeliner', 'ailiner', 'আইলাইনার'] },
  { means: ['cosmetics'], words: ['mascara', 'maskara', 'মাসকারা'] },
  { means: ['cosmetics'], words: ['face powder', 'fes pawdar', 'ফেস পাউডার'] },
  { means: ['cosmetics'], words: ['foundation', 'faundation', 'ফাউন্ডেশন'] },
  { means: ['cosmetics'], words: ['sindur', 'sidur', 'shidur', 'সিঁদুর'] },
  { means: ['cosmetics'], words: ['ator', 'attar', 'আতর'] },
  { means: ['cosmetics'], words: ['cream', 'krim', 'ক্রিম'] },
  { means: ['hair'], words: ['khopar kata', 'খোঁপার কাঁটা'] },
  { means: ['hair'], words: ['gajra', 'gazra', 'গাজরা'] },
  { means: ['alna'], words: ['alna', 'aalna', 'আলনা'] },
  { means: ['combo'], words: ['combo', 'kombo', 'কম্বো'] },
  { means: ['combo'], words: ['set', 'jora', 'সেট', 'জোড়া'], isLoose: true },
  { means: ['combo'], words: ['biyer set', 'bou set', 'bridal', 'বিয়ের সেট'] },
  { means: ['bangles'], words: ['bangles', 'bangle', 'bangel', 'bangels', 'চুরি'] },
  {
    means: ['earrings'],
    words: ['earrings', 'earring', 'ear ring', 'ear rings', 'earing', 'earings', 'ইয়াররিং'],
  },
  {
    means: ['cosmetics'],
    words: ['cosmetics', 'cosmetic', 'makeup', 'make up', 'প্রসাধনী', 'কসমেটিকস', 'মেকআপ'],
  },
  { means: ['necklaces'], words: ['necklaces'] },
  { means: ['combo'], words: ['combos'] },
  { means: jewelry, words: ['jewelry', 'jewellery', 'jewelery', 'অলংকার', 'অলঙ্কার', 'জুয়েলারি'] },
  ...colourVocabulary,
];

/** Words around a product that do not describe it. */
export const fillers: readonly string[] = [
  ...['dam', 'koto', 'price', 'chai', 'lagbe', 'er', 'jonno', 'meyeder', 'kom', 'dame', 'bd'],
  ...['দাম', 'কত', 'চাই', 'লাগবে', 'এর', 'জন্য', 'মেয়েদের', 'কম', 'দামে', 'দামের', 'বিডি'],
  ...['taka', 'takar', 'tk', 'টাকা', 'টাকার', 'for', 'the', 'a', 'an', 'of', 'and', 'with', 'in'],
];
