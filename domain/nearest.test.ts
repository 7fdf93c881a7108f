import { describe, expect, it } from 'vitest';
import { missingText, nearestAttempts } from './nearest.ts';
import { understandQuery } from './search.ts';
import { corrections } from './spelling.ts';

const triedFor = (search: string) =>
  nearestAttempts(understandQuery(search)).map(({ terms, maxPrice, size, within }) =>
    [...terms.map(({ text }) => text), maxPrice, size, within && `in ${within}`]
      .filter((part) => part !== undefined)
      .join(' '),
  );

describe('what is tried for a search without results', () => {
  it('leaves out the size first, then the price, the color, and unknown words', () => {
    expect(triedFor('lal churi size m under 100')).toEqual([
      'lal churi 100',
      'lal churi m',
      'lal churi',
      'churi 100 m',
      'churi 100',
      'churi',
    ]);
    expect(triedFor('kundan jhumka')).toEqual(['jhumka']);
  });

  it('is the near kind for a kind that is no category', () => {
    expect(triedFor('lal nupur')).toEqual(['nupur', 'bangles lal in bangles', 'bangles in bangles']);
  });

  it('is each kind or word alone, in the end', () => {
    expect(triedFor('jhumka angti')).toEqual(['jhumka', 'angti']);
    expect(triedFor('moti jewel')).toEqual(['moti', 'jewel']);
  });

  it('is nothing for one unknown word', () => {
    expect(triedFor('xylophone')).toEqual([]);
    expect(triedFor('???')).toEqual([]);
  });

  it('is little, however long the search', () => {
    expect(triedFor('lal nil churi jhumka angti nupur abc def ghi size m under 9').length).toBeLessThan(40);
  });
});

it('says what is missing', () => {
  const said = (search: string) => missingText(understandQuery(search), search);
  expect(said('tikli')).toBe('We have no head jewelry (tikli) right now');
  expect(said('rings')).toBe('We have no rings right now');
  expect(said('sitahar under 500')).toBe('We have no necklaces (sitahar) up to ৳500 right now');
  expect(said('zari churi')).toBe('Nothing found for “zari churi”');
});

it('corrects misspelt words of the vocabulary, and no others', () => {
  expect(corrections('noopoor')).toEqual(['nupur']);
  expect(corrections('Lal Jhumkaa')).toEqual(['lal jhumka']);
  expect(corrections('kundan jhumkaa!')).toEqual(['kundan jhumka!', 'jhumka']);
  expect(corrections('lal jhumka')).toEqual([]);
  expect(corrections('kundan')).toEqual([]);
  expect(corrections('xyz')).toEqual([]);
});
