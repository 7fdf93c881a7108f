import { beforeEach, describe, expect, it } from 'vitest';
import type { User } from '#web/api/responses.ts';
import { endSession, saveSession } from '#web/auth/session.ts';
import { dropFormDraft, hasFormDraft, saveFormDraft, withFormDraft } from './formDrafts.ts';
import { clearPersistedState } from './persistedStore.ts';
import { forgetDraftsOfOthers } from './storedDrafts.ts';

const blank = { fullName: '', isDefault: false };
const logIn = (person: string) => saveSession({ token: `of ${person}`, user: { _id: person } as User });

beforeEach(() => {
  clearPersistedState();
  logIn('nusrat');
  saveFormDraft('address', { fullName: 'Ammu', isDefault: true });
});

describe('a form draft', () => {
  it('fills the form again, in this tab only', () => {
    expect(withFormDraft('address', blank)).toEqual({ fullName: 'Ammu', isDefault: true });
    expect(withFormDraft('profile', blank)).toEqual(blank);
    expect(JSON.stringify(sessionStorage)).toContain('Ammu');
    expect(JSON.stringify(localStorage)).not.toContain('Ammu');
  });

  it('survives a session that the server ended, for the same user', () => {
    endSession('of nusrat');
    expect(hasFormDraft('address')).toBe(false);
    logIn('nusrat');
    expect(hasFormDraft('address')).toBe(true);
  });

  it('is never shown to another user, who deletes it by logging in', () => {
    endSession('of nusrat');
    logIn('shirin');
    expect(withFormDraft('address', blank)).toEqual(blank);
    forgetDraftsOfOthers();
    expect(JSON.stringify(sessionStorage)).not.toContain('Ammu');
  });

  it('is deleted when the form is sent or discarded, and at logout', () => {
    saveFormDraft('profile', { name: 'Nusrat' });
    dropFormDraft('address');
    expect(hasFormDraft('address')).toBe(false);
    expect(hasFormDraft('profile')).toBe(true);
    clearPersistedState();
    expect(JSON.stringify(sessionStorage)).not.toContain('Nusrat');
  });

  it('is used only where it has the shape of the form', () => {
    saveFormDraft('address', { fullName: 7, isDefault: true, stranger: 'x' });
    expect(withFormDraft('address', blank)).toEqual({ fullName: '', isDefault: true });
  });
});
