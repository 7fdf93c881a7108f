import { expect, it } from 'vitest';
import { auditSubjects } from '#domain/audit.ts';
import { auditFields, auditValues } from '#domain/auditFields.ts';
import { readLanguageFrom } from '#texts/language.ts';
import { changesOf } from './auditChanges.ts';
import { nameOf } from './auditEvent.ts';
import { labelOf } from './auditLabels.ts';
import { knownWords, typedWords } from './auditWords.ts';

type Details = Record<string, unknown>;

const linesOf = (subject: string, details: Details, subjectId = '1') =>
  changesOf({ subject, subjectId, subjectName: 'Ring', details }).map(
    ({ label, from, to }) => `${label.text}: ${from ? `${from.text} → ` : ''}${to.text}`,
  );

const inBoth = (subject: string, details: Details, subjectId?: string) => {
  const english = linesOf(subject, details, subjectId);
  readLanguageFrom(() => 'bn');
  return [english, linesOf(subject, details, subjectId)];
};

const change = (from: unknown, to: unknown) => ({ from, to });

it.each<[subject: string, details: Details, english: string, bangla: string]>([
  [
    'order',
    { status: change('shipped', 'delivered') },
    'Status: Shipped → Delivered',
    'অবস্থা: পাঠানো হয়েছে → পৌঁছে গেছে',
  ],
  ['order', { amount: 350.5 }, 'Amount: ৳350.50', 'টাকা: ৳৩৫০.৫০'],
  ['order', { method: 'bkash' }, 'Method: bKash', 'মাধ্যম: বিকাশ'],
  ['order', { reason: 'no_answer' }, 'Reason: Could not be reached', 'কারণ: ফোনে পাওয়া যায়নি'],
  ['order', { reason: 'damaged' }, 'Reason: Damaged', 'কারণ: নষ্ট'],
  ['order', { outcome: 'refused' }, 'Outcome: Refused', 'ফলাফল: নেবেন না'],
  ['order', { outcome: 'short' }, 'Outcome: Short', 'ফলাফল: কম'],
  ['order', { source: 'phone' }, 'Taken: Phone', 'অর্ডার নেওয়া: ফোন'],
  ['order', { fields: 'Address, Items' }, 'What changed: Address, Items', 'যা বদলেছে: ঠিকানা, পণ্য'],
  ['order', { note: 'Gift wrap' }, 'Note: Gift wrap', 'নোট: Gift wrap'],
  ['product', { changes: { price: change(300, 1350) } }, 'Price: ৳300 → ৳1,350', 'দাম: ৳৩০০ → ৳১,৩৫০'],
  [
    'product',
    { changes: { originalPrice: change(null, 500) } },
    'Original price: nothing → ৳500',
    'আগের দাম: কিছু না → ৳৫০০',
  ],
  ['product', { changes: { stock: change(10, 1012) } }, 'Stock: 10 → 1,012', 'স্টক: ১০ → ১,০১২'],
  [
    'product',
    { changes: { category: change('rings', 'bangles') } },
    'Category: Rings → Bangles',
    'ধরন: আংটি → চুড়ি',
  ],
  ['product', { changes: { featured: change(false, true) } }, 'Featured: No → Yes', 'বাছাই করা: না → হ্যাঁ'],
  [
    'product',
    { changes: { tags: change([], ['eid', 'gold']) } },
    'Tags: nothing → eid, gold',
    'ট্যাগ: কিছু না → eid, gold',
  ],
  [
    'product',
    { changes: { images: change([{ url: '/1' }], [{ url: '/1' }, { url: '/2' }]) } },
    'Images: 1 image → 2 images',
    'ছবি: ১টি ছবি → ২টি ছবি',
  ],
  [
    'product',
    { changes: { images: change([{ url: '/1' }], [{ url: '/2' }]) } },
    'Images: changed',
    'ছবি: বদলানো হয়েছে',
  ],
  [
    'product',
    { changes: { sizes: change([{ size: 'S', stock: 5 }], [{ size: 'S', stock: 4 }]) } },
    'Sizes: S: 5 → S: 4',
    'সাইজ: S: ৫ → S: ৪',
  ],
  [
    'product',
    { changes: { colors: change([], [{ name: 'Red', stock: 4 }]) } },
    'Colors: nothing → Red: 4',
    'রং: কিছু না → লাল: ৪',
  ],
  [
    'product',
    { changes: { specifications: change({}, { Material: 'Brass' }) } },
    'Specifications: nothing → Material: Brass',
    'বিবরণ: কিছু না → Material: Brass',
  ],
  [
    'product',
    { changes: { components: change([], [{ product: '1' }]) } },
    'Products in the combo: nothing → 1 product',
    'কম্বোর পণ্য: কিছু না → ১টি পণ্য',
  ],
  [
    'product',
    { changes: { netContent: change(null, { value: 30, unit: 'ml' }) } },
    'Net content: nothing → 30 ml',
    'পরিমাণ: কিছু না → ৩০ মিলি',
  ],
  ['product', { reason: 'count' }, 'Reason: Counted again', 'কারণ: আবার গোনা'],
  ['product', { through: 'bulk edit' }, 'Changed by: Bulk edit', 'যেভাবে বদলানো: একসঙ্গে অনেক পণ্য'],
  [
    'product',
    { changes: { expiresOn: change(null, '2026-12-31') } },
    'Best before: nothing → 31 Dec 2026',
    'মেয়াদ শেষ: কিছু না → ৩১ ডিসেম্বর ২০২৬',
  ],
  ['product', { changes: { label: change('L-1', 'L-1') } }, 'Batch: L-1', 'ব্যাচ: L-1'],
  ['product', { batch: 'Without a date' }, 'Batch: Without a date', 'ব্যাচ: মেয়াদ লেখা নেই'],
  [
    'product',
    { counts: [{ unit: 'size', unitName: 'S', label: '', from: 5, to: 3 }] },
    'Size S: 5 → 3',
    'সাইজ S: ৫ → ৩',
  ],
  [
    'product',
    { counts: [{ unit: 'colour', unitName: 'red', label: '', from: 5, to: 3 }] },
    'Red: 5 → 3',
    'লাল: ৫ → ৩',
  ],
  [
    'product',
    { counts: [{ unit: 'batch', unitName: '1', label: 'A-1', from: 5, to: 3 }] },
    'A-1: 5 → 3',
    'A-1: ৫ → ৩',
  ],
  ['user', { role: change('user', 'admin') }, 'Role: User → Admin', 'ভূমিকা: ব্যবহারকারী → অ্যাডমিন'],
  [
    'user',
    { duties: change('orders', 'orders, money') },
    'Duties: Orders → Orders, Money',
    'দায়িত্ব: অর্ডার → অর্ডার, টাকা',
  ],
  ['user', { duties: change('Orders', 'all') }, 'Duties: Orders → All duties', 'দায়িত্ব: অর্ডার → সব দায়িত্ব'],
  ['user', { isActive: change(true, false) }, 'Status: Active → Inactive', 'অবস্থা: চালু → বন্ধ'],
  [
    'coupon',
    { kind: change('percent', 'free_delivery') },
    'Takes off: Percent off → Free delivery',
    'কী ছাড়: শতকরা ছাড় → ফ্রি ডেলিভারি',
  ],
  [
    'coupon',
    { endsAt: change(null, '2026-06-30T18:00:00.000Z') },
    'Ends: nothing → 1 Jul 2026, 00:00',
    'শেষ: কিছু না → ১ জুলাই ২০২৬, ০০:০০',
  ],
  [
    'coupon',
    { categories: change([], ['rings']) },
    'Only for: nothing → Rings',
    'শুধু যেগুলোর জন্য: কিছু না → আংটি',
  ],
  ['webhook', { active: change(true, false) }, 'Webhook: On → Off', 'ওয়েবহুক: চালু → বন্ধ'],
  [
    'webhook',
    { events: change('order.placed', '') },
    'Messages when: An order was placed → nothing',
    'যখন বার্তা যায়: নতুন অর্ডার এলে → কিছু না',
  ],
  [
    'courierLayout',
    { courier: change(null, 'pathao') },
    'Courier: nothing → Pathao',
    'কুরিয়ার: কিছু না → Pathao',
  ],
  [
    'courierLayout',
    { columns: change([{ title: 'ID' }], [{ title: 'ID' }, { title: 'COD' }]) },
    'Columns: ID → ID, COD',
    'কলাম: ID → ID, COD',
  ],
  [
    'statementLayout',
    { columns: change({ paid: ['Paid'] }, { paid: ['Paid', 'Net'] }) },
    'Columns: Paid → Paid, Net',
    'কলাম: Paid → Paid, Net',
  ],
  [
    'shop',
    { changes: { phoneLogin: change('On', 'Off') } },
    'Login by phone: On → Off',
    'মোবাইল নম্বর দিয়ে লগ ইন: চালু → বন্ধ',
  ],
  [
    'shop',
    { changes: { 'deliveryDays.weeklyOff': change('friday', 'none') } },
    'Couriers’ weekly day off: Friday → None',
    'কুরিয়ারের সাপ্তাহিক ছুটি: শুক্রবার → নেই',
  ],
  [
    'shop',
    { changes: { 'deliveryDays.daysOff': change('', '2026-12-16') } },
    'Days off: nothing → 16 Dec 2026',
    'ছুটির দিন: কিছু না → ১৬ ডিসেম্বর ২০২৬',
  ],
  ['content', { name: 'Home', version: 12 }, 'Version: 12', 'সংস্করণ: ১২'],
])('%s %j is in words of the language', (subject, details, english, bangla) => {
  expect(inBoth(subject, details)).toEqual([[english], [bangla]]);
});

it('districts and thanas are in words of the language', () => {
  const details = { district: change(null, 'Dhaka'), thana: change('', 'Mirpur Model') };
  expect(inBoth('courierPlace', details, 'pathao/Dhaka/Mirpur Model')).toEqual([
    ['District: nothing → Dhaka', 'Thana/Upazila: nothing → Mirpur Model'],
    ['জেলা: কিছু না → ঢাকা', 'থানা/উপজেলা: কিছু না → মিরপুর মডেল'],
  ]);
});

it('a courier’s place is named in the language', () => {
  const event = {
    _id: '1',
    at: '2026-11-27T10:00:00.000Z',
    actor: null,
    action: 'courierPlace.update',
    subject: 'courierPlace',
    subjectId: 'pathao/Dhaka/Mirpur Model',
    subjectName: 'Pathao: Mirpur Model, Dhaka',
    details: {},
    requestId: '',
  };
  expect(nameOf(event)).toBe('Pathao: Mirpur Model, Dhaka');
  readLanguageFrom(() => 'bn');
  expect(nameOf(event)).toBe('Pathao: মিরপুর মডেল, ঢাকা');
});

it('of long lists, which are stored in part, only the change is told', () => {
  const images = change('…"/1"},{"url":"/2"}]', '…"/2"}]');
  expect(linesOf('product', { changes: { images } })).toEqual(['Images: changed']);
  const part = { ...change([], [{ url: '/9' }]), isPartial: true };
  expect(linesOf('product', { changes: { images: part } })).toEqual(['Images: changed']);
});

it('of long lists whose items were stored in part, those that differ are told', () => {
  const sizes = { ...change([{ size: '2.4', stock: 3 }], [{ size: '2.4', stock: 5 }]), isPartial: true };
  expect(linesOf('product', { changes: { sizes } })).toEqual(['Sizes: 2.4: 3 → 2.4: 5']);
});

it('typed values are marked, words are not', () => {
  const details = { name: 'Ring', status: 'shipped', note: 'x'.repeat(70), items: '' };
  expect(changesOf({ subject: 'order', subjectId: '1', subjectName: 'Ring', details })).toMatchObject([
    { to: { text: 'Shipped', isTyped: false } },
    { to: { text: `${'x'.repeat(60)}…`, isTyped: true } },
    { to: { text: 'nothing', isTyped: false } },
  ]);
});

it.each<[subject: string, details: Details, line: string]>([
  ['product', { 'size s': change(5, 3) }, 'size s: 5 → 3'],
  ['product', { reason: 'Counted again' }, 'Reason: Counted again'],
  ['order', { status: 'packed' }, 'Status: packed'],
  ['order', { fields: { deep: [1] } }, 'What changed: {"deep":[1]}'],
  ['voucher', { worth: 5 }, 'worth: 5'],
])('%s %j of an earlier version is as it was stored', (subject, details, line) => {
  expect(linesOf(subject, details)).toEqual([line]);
  const [stored] = changesOf({ subject, subjectId: '1', subjectName: '', details });
  expect(stored?.to.isTyped).toBe(true);
});

it('every field has a label in both languages, and every kind its words', () => {
  for (const subject of auditSubjects) {
    for (const field of Object.keys(auditFields[subject])) {
      readLanguageFrom(() => 'en');
      const english = labelOf(subject, field);
      readLanguageFrom(() => 'bn');
      const bangla = labelOf(subject, field);
      expect(english, `${subject} ${field}`).toBeTruthy();
      expect(bangla, `${subject} ${field}`).toMatch(/[ঀ-৿]/);
    }
  }
  expect([...Object.keys(knownWords), ...Object.keys(typedWords)].sort()).toEqual([...auditValues].sort());
});

it('a review is named by its product and customer instead of their ids', () => {
  const details = { productId: '01a0', userId: '019c', product: 'Locket', customer: 'Farhana' };
  expect(inBoth('review', details)).toEqual([
    ['Product: Locket', 'Customer: Farhana'],
    ['পণ্য: Locket', 'ক্রেতা: Farhana'],
  ]);
});
