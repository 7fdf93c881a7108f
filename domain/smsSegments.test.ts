import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compactSms, smsEncoding, smsSegments, withIfFree } from './smsSegments.ts';

const a = (count: number) => 'a'.repeat(count);
const ka = (count: number) => 'ক'.repeat(count);

describe('the segments of an SMS', () => {
  it.each([
    ['', 1],
    [a(160), 1],
    [a(161), 2],
    [a(306), 2],
    [a(307), 3],
    [a(459), 3],
    [a(460), 4],
    [ka(70), 1],
    [ka(71), 2],
    [ka(134), 2],
    [ka(135), 3],
    [`${a(69)}ক`, 1],
    [`${a(70)}ক`, 2],
  ])('%j', (text, segments) => {
    expect(smsSegments(text)).toBe(segments);
  });

  it('counts a character of the extension table twice, and does not split it', () => {
    expect(smsSegments(`${a(158)}€`)).toBe(1);
    expect(smsSegments(`${a(159)}€`)).toBe(2);
    // The last place of the first segment stays empty.
    expect(smsSegments(`${a(152)}[${a(152)}`)).toBe(3);
    expect(smsSegments(`${a(151)}[${a(153)}`)).toBe(2);
    expect(smsSegments('{'.repeat(80))).toBe(1);
    expect(smsSegments('{'.repeat(152))).toBe(2);
    expect(smsSegments('{'.repeat(153))).toBe(3);
  });

  it('counts a surrogate pair twice, and does not split it', () => {
    expect(smsSegments(`${ka(68)}😀`)).toBe(1);
    expect(smsSegments(`${ka(69)}😀`)).toBe(2);
    expect(smsSegments(`${ka(66)}😀${ka(66)}`)).toBe(3);
    expect(smsSegments(`${ka(65)}😀${ka(67)}`)).toBe(2);
  });

  it('knows the GSM alphabet: no ৳, no backtick, no Ç in small', () => {
    expect(smsEncoding('Tk 1,250 @kakon.example #123456 Ø£¥§¿à\n')).toBe('gsm');
    for (const other of ['৳', '`', 'ç', '’', '–', 'á', '\t']) expect(smsEncoding(other), other).toBe('ucs2');
  });

  it('never takes fewer segments for a longer text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.string({ maxLength: 20 }), (text, more) => {
        const [one, both] = [smsSegments(text), smsSegments(text + more)];
        expect(both).toBeGreaterThanOrEqual(one);
      }),
    );
  });
});

it('writes typographic characters so that an English text stays GSM', () => {
  expect(compactSms('Gold “Churi” – 2 × 3… it’s\u00a0here')).toBe('Gold "Churi" - 2 x 3... it\'s here');
});

it('writes a Bangla letter as one character', () => {
  expect(compactSms('হয়েছে বাড়ি'.normalize('NFC'))).toHaveLength('হয়েছে বাড়ি'.normalize('NFC').length - 2);
});

it('adds only what costs no segment', () => {
  expect(withIfFree(a(150), a(10))).toBe(a(160));
  expect(withIfFree(a(150), a(11))).toBe(a(150));
});
