import ChevronLeft from 'virtual:lucide/chevron-left';
import Printer from 'virtual:lucide/printer';
import { receiptTexts } from '#texts/receipt.ts';
import { apiOf } from '#web/api/client.ts';
import { PageSkeleton } from '#web/components/layout/PageSkeleton.tsx';
import { OrderSheet } from '#web/components/orders/OrderSheet.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { useSettings } from '#web/state/settings.ts';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { Route } from './+types/receipt.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: receiptTexts.title,
    description: receiptTexts.description,
    isHidden: true,
  });

export const clientLoader = async ({ context, params }: Route.ClientLoaderArgs) => ({
  order: await apiOf(context).order({ params }),
});

export const HydrateFallback = () => <PageSkeleton title={receiptTexts.title} />;

/** Only the sheet is printed; see the print rules of the styles. */
export default function Receipt({ loaderData: { order } }: Route.ComponentProps) {
  const settings = useSettings();
  return (
    <div className="page-width flex flex-col items-center py-8 sm:py-12 print:p-0">
      <div className="flex w-full max-w-2xl items-center justify-between pb-6 print:hidden">
        <Link
          to="/account?tab=orders"
          className="-ml-1 inline-flex min-h-11 items-center gap-1 text-muted text-sm underline-offset-4 hover:underline"
        >
          <ChevronLeft aria-hidden="true" className="size-4" />
          {receiptTexts.myOrders}
        </Link>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" strokeWidth={1.5} />
          {receiptTexts.print}
        </Button>
      </div>
      <OrderSheet
        order={order}
        settings={settings}
        heading={<h1 className="text-2xl">{receiptTexts.title}</h1>}
        className="flex w-full max-w-2xl flex-col gap-8 rounded-md border border-line bg-paper p-6 sm:p-12 print:border-0 print:p-0"
      />
    </div>
  );
}
