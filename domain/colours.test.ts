import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  colourName,
  colourPresets,
  displayHex,
  filterColours,
  MAX_COLOURS,
  UNKNOWN_COLOUR_HEX,
} from './colourPresets.ts';
import { colourSlug, isManyColoured, matchesColour } from './colours.ts';

describe('colors', () => {
  test('come in 13 presets, each drawn by its own code', () => {
    expect(MAX_COLOURS).toBe(13);
    expect(new Set(colourPresets.map((preset) => preset.hexCode)).size).toBe(13);
    for (const preset of colourPresets) expect(displayHex({ name: preset.name })).toBe(preset.hexCode);
  });

  test('include one for many colors', () => {
    expect(colourPresets.filter(({ name }) => isManyColoured(name))).toHaveLength(1);
    expect(isManyColoured('multi-color')).toBe(true);
    expect(isManyColoured('Red')).toBe(false);
  });

  test('have nine filters, all of them presets', () => {
    expect(filterColours).toHaveLength(9);
    const slugs = colourPresets.map((preset) => colourSlug(preset.name));
    for (const filter of filterColours) expect(slugs).toContain(filter);
  });

  test('gold is not rose gold', () => {
    expect(matchesColour('Gold', 'gold')).toBe(true);
    expect(matchesColour('Rose Gold', 'gold')).toBe(false);
    expect(matchesColour('rose  gold', 'rose-gold')).toBe(true);
    for (const { name } of colourPresets) {
      expect(filterColours.filter((filter) => matchesColour(name, filter)).length).toBeLessThanOrEqual(1);
    }
  });

  test('name and slug convert to each other', () => {
    for (const { name } of colourPresets) expect(colourName(colourSlug(name))).toBe(name);
    expect(colourName('sky-blue')).toBe('Sky Blue');
  });

  test('are shown by a valid code, else by name, else grey', () => {
    expect(displayHex({ name: 'Gold', hexCode: '#abcdef' })).toBe('#abcdef');
    expect(displayHex({ name: 'Gold', hexCode: 'url(x)' })).toBe('#D4AF37');
    expect(displayHex({ name: 'Gold', hexCode: '#abc' })).toBe('#D4AF37');
    expect(displayHex({ name: 'Unheard', hexCode: null })).toBe(UNKNOWN_COLOUR_HEX);
    expect(displayHex({ name: 'constructor' })).toBe(UNKNOWN_COLOUR_HEX);
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, hexCode) => {
        expect(displayHex({ name, hexCode })).toMatch(/^#[0-9a-f]{6}$/i);
      }),
    );
  });
});
