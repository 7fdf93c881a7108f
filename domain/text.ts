/**
 * Text input made safe to store. The database refuses NUL and lone surrogates. Control characters are removed,
 * and NFC gives equal-looking texts equal bytes.
 */

import { z } from 'zod';
import { fieldTexts } from '#texts/fields.ts';
import { type Label, labelText } from './labels.ts';

const wellFormed = (text: string): string => text.toWellFormed().normalize('NFC');

/** Joiners and other invisible characters belong in Bangla words, but text of nothing else is empty. */
const unlessInvisible = (text: string): string => (/[^\p{Cf}\s]/u.test(text) ? text : '');

/** One line: tabs and line ends become spaces. */
export const cleanLine = (text: string): string =>
  unlessInvisible(
    wellFormed(text)
      .replace(/[\t\r\n]+/g, ' ')
      .replace(/\p{Cc}/gu, '')
      .trim(),
  );

/** Several lines: line ends stay, as `\n`. */
export const cleanParagraph = (text: string): string =>
  unlessInvisible(
    wellFormed(text)
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .trim(),
  );

const tooLong = (label: Label, max: number) => ({ error: () => fieldTexts.tooLong(labelText(label), max) });
const isRequired = (label: Label) => ({ error: () => fieldTexts.required(labelText(label)) });
const mustBeText = (label: Label) => ({ error: () => fieldTexts.mustBeText(labelText(label)) });

/** An optional line of at most `max` characters, as the others below. */
export const line = (label: Label, max: number) =>
  z.string(mustBeText(label)).overwrite(cleanLine).max(max, tooLong(label, max));

/** A required line after trimming. Missing and empty get the same message. */
export const requiredLine = (label: Label, max: number) =>
  z.string(isRequired(label)).overwrite(cleanLine).min(1, isRequired(label)).max(max, tooLong(label, max));

/** An optional text of several lines. */
export const paragraph = (label: Label, max: number) =>
  z.string(mustBeText(label)).overwrite(cleanParagraph).max(max, tooLong(label, max));

/** A required text of several lines. */
export const requiredParagraph = (label: Label, max: number) =>
  z
    .string(isRequired(label))
    .overwrite(cleanParagraph)
    .min(1, isRequired(label))
    .max(max, tooLong(label, max));
