/** Cycles through a list; the field itself (null) is between the last and the first option. */
export function nextOption(active: number | null, step: 1 | -1, count: number): number | null {
  const next = (active ?? (step === 1 ? -1 : count)) + step;
  return next < 0 || next >= count ? null : next;
}
