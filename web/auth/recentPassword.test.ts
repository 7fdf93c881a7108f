import { expect, it } from 'vitest';
import { Problem } from '#domain/problems.ts';
import { passwordQuestion, withRecentPassword } from './recentPassword.ts';

const answer = () => passwordQuestion.getState().answer;

const ask = () =>
  withRecentPassword(async () => {
    throw new Problem('passwordNotRecent');
  }).catch(() => 'refused');

it('a late answer to a question that was closed leaves the next question open', async () => {
  const first = ask();
  await expect.poll(answer).not.toBeNull();
  const late = answer();
  late?.(false);
  expect(await first).toBe('refused');
  const second = ask();
  await expect.poll(answer).not.toBeNull();
  late?.(true);
  expect(answer()).not.toBeNull();
  answer()?.(false);
  expect(await second).toBe('refused');
});
