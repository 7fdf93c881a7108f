import { type KeyboardEvent, useId, useState } from 'react';
import { cartTexts } from '#texts/cart.ts';
import { failureText } from '#web/api/failures.ts';
import { applyCode } from '#web/state/cartCoupon.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

interface CouponFormProps {
  /** A code that was refused before. */
  first: { code: string; reason: string };
}

/** No form element: the checkout puts it into its own form. What was typed stays after a refusal. */
export function CouponForm({ first }: CouponFormProps) {
  const id = useId();
  const [code, setCode] = useState(first.code);
  const [error, setError] = useState(first.reason);
  const [isBusy, setBusy] = useState(false);

  const apply = async () => {
    if (isBusy) return;
    if (code.trim() === '') return setError(cartTexts.codeMissing);
    setBusy(true);
    setError('');
    try {
      await applyCode(code);
    } catch (problem) {
      setError(failureText(problem, cartTexts.codeFailed));
      document.getElementById(id)?.querySelector('input')?.focus();
    } finally {
      setBusy(false);
    }
  };
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void apply();
  };
  return (
    <details id={id} open={first.reason !== ''} className="text-sm">
      <summary className="inline-flex min-h-6 cursor-pointer items-center pointer-coarse:min-h-11 font-medium text-accent underline underline-offset-4">
        {cartTexts.askForCode}
      </summary>
      <div className="flex items-start gap-2 pt-2" aria-live="polite">
        <Field
          label={cartTexts.discountCode}
          isLabelHidden
          error={error || undefined}
          className="min-w-0 grow"
        >
          <TextInput
            value={code}
            onChange={({ target }) => setCode(target.value)}
            onKeyDown={applyOnEnter}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            placeholder={cartTexts.discountCode}
          />
        </Field>
        <Button look="outline" busy={isBusy} busyLabel={cartTexts.checking} onClick={() => void apply()}>
          {cartTexts.apply}
        </Button>
      </div>
    </details>
  );
}
