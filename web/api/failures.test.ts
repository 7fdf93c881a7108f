import { expect, it } from 'vitest';
import { Problem } from '#domain/problems.ts';
import { problemTexts } from '#texts/problems.ts';
import { failureText } from './failures.ts';

const tooMany = (retryAfter?: number) =>
  failureText(new Problem('tooManyRequests', { retryAfter }), 'Login failed');

it('shows the server’s message, or ours if there is none', () => {
  expect(failureText(new Problem('emailTaken'), 'Registration failed')).toBe(
    'An account with this email already exists',
  );
  expect(failureText(new Problem('broken', { message: 'Broken' }), 'Login failed')).toBe('Broken');
  expect(failureText(new Problem('broken'), 'Login failed')).toBe('Login failed');
  expect(failureText(new TypeError('x is undefined'), 'Login failed')).toBe('Login failed');
});

it('says that there is no connection, which the message of the action does not', () =>
  expect(failureText(new Problem('unreachable'), 'Failed to delete review')).toBe(problemTexts.unreachable));

it.each([
  [undefined, 'Too many attempts. Please try again later.'],
  [1, 'Too many attempts. Please try again in 1 second.'],
  [41, 'Too many attempts. Please try again in 41 seconds.'],
  [60, 'Too many attempts. Please try again in 1 minute.'],
  [701, 'Too many attempts. Please try again in 12 minutes.'],
])('says how long to wait: %s seconds', (seconds, text) => expect(tooMany(seconds)).toBe(text));
