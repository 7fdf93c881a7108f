import { manualOrdersTexts } from '#texts/manualOrders.ts';
import { TextWith } from '#web/ui/TextWith.tsx';

/** "Ctrl + Enter reads it", for those with a keyboard. */
export const KeyHint = ({ text }: { text: string }) => (
  <span className="pointer-coarse:hidden">
    <TextWith text={text} parts={{ keys: <kbd className="font-text">{manualOrdersTexts.ctrlEnter}</kbd> }} />
  </span>
);
