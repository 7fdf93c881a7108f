/** The line about returns on a product's page. The policy itself: `returns.ts`. */
export const returnLineTexts = {
  cosmetics: 'Cosmetics can be returned only if unopened.',
  earrings: 'Earrings can be returned only if they arrive damaged or faulty, or are not what you ordered.',
  returns: (days: number) => `Returns within ${days} days of delivery.`,
};
