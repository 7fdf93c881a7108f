import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import { Asleep } from './Asleep.tsx';

const Page = createRoutesStub([
  {
    path: '/',
    Component: () => (
      <ul>
        <Asleep as="li" className="card">
          <a href="/products/1">Reshmi Churi</a>
        </Asleep>
        <Asleep as="li" isFar>
          Jhumka
        </Asleep>
      </ul>
    ),
  },
]);

test('is written whole by the server, which keeps nothing of it', () => {
  const raced = vi.spyOn(Promise, 'race');
  const page = renderToString(<Page />);
  expect(page).toBe(
    '<ul><li class="card"><!--$--><a href="/products/1">Reshmi Churi</a><!--/$--></li><li><!--$-->Jhumka<!--/$--></li></ul>',
  );
  // A race with a promise that never ends is held by it as long as the process runs.
  expect(raced).not.toHaveBeenCalled();
});
