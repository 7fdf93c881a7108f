/** One-time codes, as people type and paste them. */

const aDigit = '[0-9০-৯]';
const noDigit = '[^0-9০-৯]';

/**
 * The code in what was typed or pasted, which may have spaces or be a whole message: 'Your code: 123 456' → '123456'. A code
 * that stands alone wins over other numbers beside it. Digits keep their script; the rules of a form read both.
 */
export function codeIn(text: string, length: number): string {
  const [, alone] = new RegExp(`(?:^|${noDigit})(${aDigit}{${length}})(?!${aDigit})`).exec(text) ?? [];
  return alone ?? text.replace(new RegExp(noDigit, 'g'), '').slice(0, length);
}
