/** The returns policy. Pages and emails show these texts and have none of their own. */
export const returnsTexts = {
  window: (days: number) => `within ${days} days of delivery`,
  refundTime: '5-7 business days',
  summary: (days: number, refundTime: string) =>
    `Returns and exchanges within ${days} days of delivery, refunds in ${refundTime}.`,
  condition: (days: number) =>
    `You can return or exchange an item within ${days} days of delivery if it is unworn and in its original packaging.`,
  faulty: (days: number) =>
    `If an item is damaged, faulty or not what you ordered, tell us within ${days} days of delivery. We will exchange it or refund you.`,
  hygiene: (rules: string) => `For hygiene: ${rules}`,
  refund: (refundTime: string) => `Refunds take ${refundTime} after we receive the item.`,
  cost: 'If the mistake is ours, returns and exchanges are free. If you changed your mind, you pay for delivery both ways.',
};
