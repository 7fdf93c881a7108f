/** For optional parts of a page. */
import { data } from 'react-router';

/** Null if loading failed; the error is only logged. */
export async function orNull<T>(wanted: Promise<T>): Promise<T | null> {
  try {
    return await wanted;
  } catch (error) {
    console.error(error);
    return null;
  }
}

/** A page with a missing part is shown but not cached. */
export const cacheIfComplete = <T extends object>(page: T) =>
  data(page, Object.values(page).includes(null) ? { headers: { 'cache-control': 'no-store' } } : undefined);

/** For a route: sends the loader's cache headers with the page. */
export const loaderHeaders = ({ loaderHeaders }: { loaderHeaders: Headers }): Headers => loaderHeaders;
