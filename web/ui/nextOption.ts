/** Round and round a list, with the field itself (none) between the last and the first. */
export function nextOption(active: number | null, step: 1 | -1, count: number): number | null {
  const next = (active ?? (step === 1 ? -1 : count)) + step;
  return next < 0 || next >= count ? null : next;
}
