/** Mounts pages in the document of happy-dom, for tests of what a user does there. */
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { expect, onTestFinished, vi } from 'vitest';

/** Unmounts when the test ends. */
export async function mountRoutes(routes: RouteObject[]) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const router = createMemoryRouter(routes);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<RouterProvider router={router} />));
  const unmount = () => act(async () => root.unmount());
  onTestFinished(async () => {
    await unmount();
    place.remove();
  });
  /** Resolves when no page is loading any more. */
  const settle = () => act(() => vi.waitFor(() => expect(router.state.navigation.state).toBe('idle')));
  const navigate = async (path: string) => {
    await act(async () => void router.navigate(path));
    await settle();
  };
  return { router, navigate, unmount };
}

export const mountPage = (page: ReactNode) => mountRoutes([{ path: '*', element: page }]);

/** Waits until code that the page loads late has done its part. React then renders by itself, as in a browser. */
export async function waitUntil(check: () => void): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  try {
    await vi.waitFor(check, { timeout: 20_000 });
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  }
}

export function buttonNamed(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  );
  if (!found) throw new Error(`no button ${name} in ${document.body.textContent}`);
  return found;
}

/** A click moves the focus, as in a browser. */
export const press = (name: string): Promise<void> =>
  act(async () => {
    const button = buttonNamed(name);
    button.focus();
    button.click();
  });

export async function typeInto(selector: string, text: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>(selector);
  if (!input) throw new Error(`no field ${selector}`);
  await act(async () => {
    // React overrides `value` of the element to ignore changes by scripts.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export const type = (field: string, text: string) => typeInto(`[name="${field}"]`, text);
