import { expect, it, vi } from 'vitest';
import { draftStorage } from './draftStorage.ts';

const isText = (stored: unknown): stored is string => typeof stored === 'string';

it('without storage, which a browser may block, there is no draft and nothing fails', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const drafts = draftStorage('page', isText);
  drafts.store('faq', 'Half a question');
  expect(drafts.find('faq')).toBeNull();
  drafts.drop('faq');
});

it('a draft is found until it is dropped', () => {
  const drafts = draftStorage('page', isText);
  drafts.store('faq', 'Half a question');
  expect(drafts.find('faq')).toBe('Half a question');
  drafts.drop('faq');
  expect(drafts.find('faq')).toBeNull();
});
