import ChevronLeft from 'virtual:lucide/chevron-left';
import ChevronRight from 'virtual:lucide/chevron-right';
import PhoneOutgoing from 'virtual:lucide/phone-outgoing';
import Printer from 'virtual:lucide/printer';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { orderDialogTexts } from '#texts/orderDialog.ts';
import { openedHref } from '#web/components/orders/openedOrder.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import type { OrderNeighbours } from './loadOpened.ts';
import { printHref } from './printing.ts';

interface OrderStepsProps {
  orderId: string;
  /** Null while they load. */
  neighbours: OrderNeighbours | null;
}

/** From one order of the list to the next, on any page. */
export function OrderSteps({ orderId, neighbours }: OrderStepsProps) {
  const known = neighbours?.of === orderId ? neighbours : null;
  return (
    <nav aria-label={orderDialogTexts.ordersOfTheList} className="flex flex-wrap items-center gap-2">
      <StepButton to={known?.previous} label={orderDialogTexts.previousOrder}>
        <ChevronLeft aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">{orderDialogTexts.previous}</span>
      </StepButton>
      <StepButton to={known?.next} label={orderDialogTexts.nextOrder}>
        <span className="max-sm:sr-only">{orderDialogTexts.next}</span>
        <ChevronRight aria-hidden="true" className="size-4" />
      </StepButton>
      <StepButton to={known?.nextToCall} label={orderDialogTexts.nextToCall}>
        <PhoneOutgoing aria-hidden="true" className="size-4" />
        {orderDialogTexts.nextToCall}
      </StepButton>
      <ButtonLink to={printHref([orderId])} look="quiet" size="sm" prefetch="none" className="ml-auto">
        <Printer aria-hidden="true" className="size-4" />
        {orderDialogTexts.print}
      </ButtonLink>
    </nav>
  );
}

interface StepButtonProps {
  /** The order's id; absent at an end, and while it loads. */
  to: string | null | undefined;
  label: string;
  children: ReactNode;
}

/** Keeps the focus at the list's end. Back leaves the dialog, however many orders were stepped through. */
function StepButton({ to, label, children }: StepButtonProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const step = () => to && void navigate(openedHref(search, to), { replace: true, preventScrollReset: true });
  return (
    <Button
      look="outline"
      size="sm"
      aria-label={label}
      aria-disabled={!to}
      className="aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:text-muted"
      onClick={step}
    >
      {children}
    </Button>
  );
}
