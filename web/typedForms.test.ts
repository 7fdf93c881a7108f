// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { User } from './catalogue.ts';
import { forgetEverything } from './keptStore.ts';
import { endSession, keepSession } from './session.ts';
import { dropTyped, forgetTypedByOthers, isTypedInto, keepTyped, typedInto } from './typedForms.ts';

const blank = { fullName: '', isDefault: false };
const signIn = (person: string) => keepSession({ token: `of ${person}`, user: { _id: person } as User });

beforeEach(() => {
  forgetEverything();
  signIn('nusrat');
  keepTyped('address', { fullName: 'Ammu', isDefault: true });
});

describe('what was typed', () => {
  it('opens the form again, in this tab alone', () => {
    expect(typedInto('address', blank)).toEqual({ fullName: 'Ammu', isDefault: true });
    expect(typedInto('profile', blank)).toEqual(blank);
    expect(JSON.stringify(sessionStorage)).toContain('Ammu');
    expect(JSON.stringify(localStorage)).not.toContain('Ammu');
  });

  it('outlives a session that the server ended, for whoever typed it', () => {
    endSession('of nusrat');
    expect(isTypedInto('address')).toBe(false);
    signIn('nusrat');
    expect(isTypedInto('address')).toBe(true);
  });

  it('is nobody else’s, and goes when somebody else comes', () => {
    endSession('of nusrat');
    signIn('shirin');
    expect(typedInto('address', blank)).toEqual(blank);
    forgetTypedByOthers();
    expect(JSON.stringify(sessionStorage)).not.toContain('Ammu');
  });

  it('goes with what was sent or thrown away, and with signing out', () => {
    keepTyped('profile', { name: 'Nusrat' });
    dropTyped('address');
    expect(isTypedInto('address')).toBe(false);
    expect(isTypedInto('profile')).toBe(true);
    forgetEverything();
    expect(JSON.stringify(sessionStorage)).not.toContain('Nusrat');
  });

  it('is believed only in the shape the form has', () => {
    keepTyped('address', { fullName: 7, isDefault: true, stranger: 'x' });
    expect(typedInto('address', blank)).toEqual({ fullName: '', isDefault: true });
  });
});
