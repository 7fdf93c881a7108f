/** For a part of a page that the rest can do without: null where it could not be had; why is for the log alone. */
export async function orNull<T>(wanted: Promise<T>): Promise<T | null> {
  try {
    return await wanted;
  } catch (error) {
    console.error(error);
    return null;
  }
}
