import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldErrors } from './fieldErrors.ts';
import { cleanLine, cleanParagraph, line, requiredLine, requiredParagraph } from './text.ts';

const anyText = fc.string({ unit: 'binary' });
const holdsControls = /[^\P{Cc}\n\t]/u;

describe('cleaning', () => {
  test('removes everything that the database refuses', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const cleaned of [cleanLine(text), cleanParagraph(text)]) {
          expect(cleaned).not.toMatch(holdsControls);
          expect(cleaned.isWellFormed()).toBe(true);
          expect(cleaned).toBe(cleaned.trim());
        }
        expect(cleanLine(text)).not.toMatch(/[\n\t]/);
      }),
    );
  });

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(cleanParagraph(cleanParagraph(text))).toBe(cleanParagraph(text));
      }),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
      }),
    );
  });

  test('keeps meaningful characters', () => {
    expect(cleanLine('  রেশমি\tচুড়ি\u0000 ')).toBe('রেশমি চুড়ি'.normalize('NFC'));
    expect(cleanParagraph('one\r\ntwo\rthree\n')).toBe('one\ntwo\nthree');
  });
});

describe('required text', () => {
  const name = requiredLine('Full name', 10);

  test.each([[undefined], [null], [7], [''], ['   '], ['\u0000'], ['\u200B \u2060']])(
    'refuses %j',
    (value) => {
      const result = name.safeParse(value);
      expect(result.error?.issues[0]?.message).toBe('Full name is required');
    },
  );

  test('refuses text over its limit', () => {
    expect(name.safeParse('x'.repeat(11)).error?.issues[0]?.message).toBe(
      'Full name must be at most 10 characters',
    );
    expect(name.parse(` ${'x'.repeat(10)} `)).toBe('x'.repeat(10));
    expect(requiredParagraph('Comment', 3).safeParse('four').success).toBe(false);
  });

  test('an optional line may be empty', () => {
    expect(line('Title', 5).parse('  ')).toBe('');
    const result = line('Title', 5).safeParse(4);
    expect(result.error && fieldErrors(result.error)).toEqual({ '': 'Title must be text' });
  });
});
