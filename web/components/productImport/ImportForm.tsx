import FileSpreadsheet from 'virtual:lucide/file-spreadsheet';
import { productImportTexts } from '#texts/productImport.ts';
import { PlanReport } from '#web/components/productPlans/PlanReport.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { FileDrop } from '#web/ui/FileDrop.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { useImport } from './useImport.ts';

/** Chooses a file, previews its effect and confirms it. */
export function ImportForm() {
  const { chosen, plan, failure, busy, choose, checkAgain, confirm } = useImport();
  const count = plan ? plan.created + plan.changed : 0;
  return (
    <div className="flex flex-col gap-4">
      <FileDrop
        label={chosen ? productImportTexts.chooseAnother : productImportTexts.choose}
        hint={productImportTexts.fileHint}
        icon={<FileSpreadsheet aria-hidden="true" className="size-6 text-accent" strokeWidth={1.5} />}
        isDisabled={busy === 'importing'}
        accept=".csv,.tsv,.txt,text/csv"
        onChoose={([file]) => file && void choose(file)}
      />
      <p role="status" className="flex min-h-6 items-center gap-2 text-muted text-sm">
        {busy === 'checking' && <Spinner />}
        {busy === 'checking' ? productImportTexts.checking : chosen?.name}
      </p>
      <FormAlert>{failure}</FormAlert>
      {failure && chosen && (
        <Button look="outline" size="sm" className="self-start" onClick={() => void checkAgain()}>
          {productImportTexts.checkAgain}
        </Button>
      )}
      {plan && <PlanReport plan={plan} />}
      {plan?.isDone && <ButtonLink to="/admin/products">{productImportTexts.allProducts}</ButtonLink>}
      {plan?.confirm && (
        <div
          data-foot-bar
          className="sticky bottom-0 z-10 -mx-4 flex justify-end border-line border-t bg-ivory px-4 py-3 sm:mx-0"
        >
          <Button busy={busy === 'importing'} busyLabel={productImportTexts.importing} onClick={confirm}>
            {productImportTexts.importIt(count)}
          </Button>
        </div>
      )}
    </div>
  );
}
