/**
 * Cuts a face of Bangla to some of its conjuncts. Named letters alone would keep them all, since each is made of letters:
 * so the glyphs are named, those that stand at any step of the shaping of each conjunct with each vowel sign.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Blob, Face, Font, shapeWithTrace, Buffer as Text, type TraceEntry } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const vowelSigns = ['', ...'\u09BE\u09BF\u09C0\u09C1\u09C2\u09C3\u09C7\u09C8\u09CB\u09CC\u0981'];

/** What begins a syllable: vowels and consonants. */
const beginnings = /[\u0985-\u09B9\u09DC-\u09DF]/;

/** Each letter and conjunct bare, with an r before it and with a y after it, with each vowel sign. */
export const syllablesOf = (letters: string, conjuncts: readonly string[]): string[] =>
  [...[...letters].filter((letter) => beginnings.test(letter)), ...conjuncts].flatMap((base) =>
    [base, `র্${base}`, `${base}্য`].flatMap((joined) => vowelSigns.map((sign) => joined + sign)),
  );

export const fontOf = (sfnt: Uint8Array): Font => new Font(new Face(new Blob(sfnt), 0));

export function textOf(text: string): Text {
  const buffer = new Text();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  return buffer;
}

function glyphsOf(sfnt: Uint8Array, texts: readonly string[]): Set<number> {
  const font = fontOf(sfnt);
  const stepsOf = (text: string): TraceEntry[] => shapeWithTrace(font, textOf(text), [], 0, 0);
  const steps = texts.flatMap(stepsOf).filter(({ glyphs }) => glyphs);
  return new Set(steps.flatMap(({ t }) => (t as { g: number }[]).map(({ g }) => g)));
}

/** What is called of HarfBuzz's own subsetter: addresses and sets are numbers there. */
type Subsetter = Record<string, (...given: number[]) => number>;

const NO_HINTS_NO_CLOSURE = 0x201;
const LAYOUT_FEATURES = 6;
const WRITABLE = 2;

async function openSubsetter() {
  const file = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  const subsetter = instance.exports as unknown as Subsetter & { memory: { buffer: ArrayBuffer } };
  subsetter._initialize?.();
  return subsetter;
}

/** `sfnt` holds no more than the wanted features. */
async function cutToGlyphs(
  sfnt: Uint8Array,
  letters: string,
  glyphs: ReadonlySet<number>,
): Promise<Uint8Array> {
  const { memory, ...hb } = await openSubsetter();
  const call = (name: string, ...given: number[]): number => hb[name]?.(...given) ?? 0;
  const at = call('malloc', sfnt.length);
  new Uint8Array(memory.buffer).set(sfnt, at);
  const face = call('hb_face_create', call('hb_blob_create', at, sfnt.length, WRITABLE, 0, 0), 0);
  const input = call('hb_subset_input_create_or_fail');
  call('hb_subset_input_set_flags', input, NO_HINTS_NO_CLOSURE);
  const features = call('hb_subset_input_set', input, LAYOUT_FEATURES);
  call('hb_set_clear', features);
  call('hb_set_invert', features);
  const unicodes = call('hb_subset_input_unicode_set', input);
  for (const letter of letters) call('hb_set_add', unicodes, letter.codePointAt(0) ?? 0);
  const wanted = call('hb_subset_input_glyph_set', input);
  for (const glyph of glyphs) call('hb_set_add', wanted, glyph);
  const blob = call('hb_face_reference_blob', call('hb_subset_or_fail', face, input));
  const from = call('hb_blob_get_data', blob, 0);
  return new Uint8Array(memory.buffer).slice(from, from + call('hb_blob_get_length', blob));
}

/** Of a file already cut to `letters`, as woff2. */
export async function cutToConjuncts(
  whole: Uint8Array,
  letters: string,
  conjuncts: readonly string[],
): Promise<Uint8Array> {
  const sfnt = await subsetFont(Buffer.from(whole), letters, { targetFormat: 'sfnt' });
  const glyphs = glyphsOf(sfnt, [...letters, ...syllablesOf(letters, conjuncts)]);
  const cut = await cutToGlyphs(sfnt, letters, glyphs);
  return subsetFont(Buffer.from(cut), '', { keepAllGlyphs: true, targetFormat: 'woff2' } as object);
}
