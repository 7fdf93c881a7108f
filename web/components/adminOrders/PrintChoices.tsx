import { useLocation } from 'react-router';
import { orderPrintsTexts } from '#texts/orderPrints.ts';
import { ChoiceLinks } from '#web/components/admin/ChoiceLinks.tsx';
import {
  choiceHref,
  type PrintChoice,
  type PrintedSheet,
  papers,
  papersOf,
  printedSheets,
} from './printing.ts';

/** Chooses the sheets and the paper size. */
export function PrintChoices({ choice }: { choice: PrintChoice }) {
  const { search } = useLocation();
  const sheets = Object.entries(printedSheets).map(([sheet, label]) => ({
    label,
    to: choiceHref(search, { sheet: sheet as PrintedSheet }),
    isCurrent: choice.sheet === sheet,
  }));
  const sizes = papersOf[choice.sheet].map((paper) => ({
    label: papers[paper],
    to: choiceHref(search, { paper }),
    isCurrent: choice.paper === paper,
  }));
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-3 print:hidden">
      <ChoiceLinks label={orderPrintsTexts.sheet} choices={sheets} />
      <ChoiceLinks label={orderPrintsTexts.paper} choices={sizes} />
    </div>
  );
}
