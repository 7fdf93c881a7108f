/** How a language writes numbers. */
interface Numbers {
  grouped: (count: number) => string;
  digits: (text: string | number) => string;
}

/** '1,250' for whole taka, '1,157.50' where there are poisha. Never negative. */
export function exactAmount(taka: number, { grouped, digits }: Numbers): string {
  const poisha = Math.round(taka * 100);
  const part = poisha % 100;
  const whole = grouped((poisha - part) / 100);
  return part === 0 ? whole : `${whole}.${digits(String(part).padStart(2, '0'))}`;
}
