/** What the tests of a file have opened is closed when the file ends. `afterAll` has no effect in a test or a hook. */
type Close = () => unknown;

const closings: Close[] = [];

export function closeAtEnd(close: Close): void {
  closings.push(close);
}

/** The last opened is closed first. */
export async function closeAll(): Promise<void> {
  for (const close of closings.splice(0).reverse()) await close();
}
