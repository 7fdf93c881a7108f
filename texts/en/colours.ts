export const colourTexts = {
  /** Null: the name is shown as the owner wrote it. */
  nameOf: (_slug: string): string | null => null,
};
