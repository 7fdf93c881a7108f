/**
 * The rules of a form that a page opens with. They and the library that checks them load when somebody begins to fill the form
 * in, at the latest when it is sent: so its page's first view is smaller by a quarter.
 */
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** Beside the fields' errors: the rules could not be loaded. `submitHandler` says so above the form. */
export const NOT_LOADED = 'rulesNotLoaded';

const notLoaded = { [NOT_LOADED]: { type: NOT_LOADED } };

export const loadResolver = () => import('@hookform/resolvers/zod');

interface LazyRules<Typed extends FieldValues, Ready> {
  resolver: Resolver<Typed, unknown, Ready>;
  /** For the form's `onFocus`. */
  prepare: () => void;
}

export function lazyRules<Typed extends FieldValues, Ready extends FieldValues>(
  loadSchema: () => Promise<z.ZodType<Ready, Typed>>,
): LazyRules<Typed, Ready> {
  const load = () => Promise.all([loadResolver(), loadSchema()]);
  return {
    resolver: async (values, context, options) => {
      const loaded = await load().catch(() => null);
      if (!loaded) return { values: {}, errors: notLoaded as unknown as FieldErrors<Typed> };
      const [{ zodResolver }, schema] = loaded;
      return zodResolver(schema)(values, context, options);
    },
    prepare: () => void load().catch(() => undefined),
  };
}
