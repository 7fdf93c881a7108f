import { digits } from './numbers.ts';

export const accountFieldTexts = {
  language: 'বাংলা বা ইংরেজি বেছে নিন',
  role: 'ভূমিকা ব্যবহারকারী বা অ্যাডমিন হতে হবে',
  name: 'পুরো নাম',
  emailRequired: 'ইমেইল দিতে হবে',
  emailLong: 'ইমেইল ২৫৪ অক্ষরের বেশি হতে পারে না',
  emailInvalid: 'একটি সঠিক ইমেইল দিন',
  passwordRequired: 'পাসওয়ার্ড দিতে হবে',
  passwordShort: 'পাসওয়ার্ড কমপক্ষে ৬ অক্ষরের হতে হবে',
  passwordShortOnReset: 'পাসওয়ার্ড কমপক্ষে ৬ অক্ষরের হতে হবে',
  passwordLong: (characters: number) => `পাসওয়ার্ড ${digits(characters)} অক্ষরের বেশি হতে পারে না`,
  passwordMismatch: 'দুই ঘরের পাসওয়ার্ড মিলছে না',
  confirmPassword: 'পাসওয়ার্ড আবার লিখুন',
  acceptTerms: 'ব্যবহারের শর্ত ও গোপনীয়তার নীতি মেনে নিন',
  currentPassword: 'এখনকার পাসওয়ার্ড',
  currentPasswordMissing: 'এখনকার পাসওয়ার্ড লিখুন',
  currentPasswordRequired: 'এখনকার পাসওয়ার্ড দিতে হবে',
  codeRequired: 'কোড দিতে হবে',
  codeLong: (characters: number) => `কোডটি ${digits(characters)} অক্ষরের হতে হবে`,
};
