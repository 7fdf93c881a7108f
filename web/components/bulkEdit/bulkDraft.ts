/** What the form of a bulk edit says, as the change it asks for. Whatever is left alone is not in it. */
import { bulkFlags } from '#domain/bulkEdit.ts';

const kinded = (form: FormData, part: 'price' | 'stock') => {
  const kind = form.get(`${part}Kind`);
  return kind ? { [part]: { kind, amount: form.get(`${part}Amount`) ?? '' } } : {};
};

export const changeFrom = (form: FormData): Record<string, unknown> => ({
  ...kinded(form, 'price'),
  ...kinded(form, 'stock'),
  ...(form.get('originalPrice') ? { originalPrice: form.get('originalPrice') } : {}),
  ...Object.fromEntries(
    bulkFlags.flatMap((name) => (form.get(name) ? [[name, form.get(name) === 'yes']] : [])),
  ),
});
