/** Parts of a page that the rest can do without. */
import { data } from 'react-router';

/** Null where it could not be had; why is for the log alone. */
export async function orNull<T>(wanted: Promise<T>): Promise<T | null> {
  try {
    return await wanted;
  } catch (error) {
    console.error(error);
    return null;
  }
}

/** A page with a part missing is shown, but not kept for the next reader. */
export const keptIfWhole = <T extends object>(page: T) =>
  data(page, Object.values(page).includes(null) ? { headers: { 'cache-control': 'no-store' } } : undefined);

/** For the route: what its loader said of keeping goes out with the page. */
export const loaderHeaders = ({ loaderHeaders }: { loaderHeaders: Headers }): Headers => loaderHeaders;
