/** Everything shoppers ask, with the shop's own rules printed in the answers. */
import { deliveryTimes } from '#domain/deliveryTimes.ts';
import { formatTaka } from '#domain/money.ts';
import type { PublicShop } from '#web/shop.ts';

export interface Question {
  question: string;
  answer: string;
}

export interface QuestionGroup {
  title: string;
  questions: readonly Question[];
}

const ordering: QuestionGroup = {
  title: 'Ordering',
  questions: [
    {
      question: 'How do I place an order?',
      answer:
        'Choose a product, its size and colour, and add it to your cart. At checkout give your address and place the order. You need an account, which takes a minute to make.',
    },
    {
      question: 'Can I change or cancel my order?',
      answer:
        'You can cancel in My Account until it is shipped. To change something, call us before then and we will see to it.',
    },
    {
      question: 'How do I know that my order went through?',
      answer: 'You see an order number at once, and find the order with its status in My Account.',
    },
    {
      question: 'Can I order by phone or message?',
      answer: 'Yes. Call or write to us and we will place the order with you.',
    },
  ],
};

const deliveryOf = ({ delivery }: PublicShop): QuestionGroup => ({
  title: 'Delivery',
  questions: [
    {
      question: 'What does delivery cost?',
      answer: `${formatTaka(delivery.insideDhaka)} in Dhaka and ${formatTaka(delivery.outsideDhaka)} in all other districts. Orders of ${formatTaka(delivery.freeFrom)} or more are delivered free.`,
    },
    {
      question: 'How long does delivery take?',
      answer: `${deliveryTimes.insideDhaka} in Dhaka, ${deliveryTimes.outsideDhaka} outside Dhaka.`,
    },
    {
      question: 'Do you deliver outside Dhaka?',
      answer: 'Yes, to all 64 districts of Bangladesh.',
    },
    {
      question: 'What if I am not at home?',
      answer:
        'The courier calls before coming. You can agree on another time or on somebody who takes the parcel.',
    },
  ],
});

const payment: QuestionGroup = {
  title: 'Payment',
  questions: [
    {
      question: 'How can I pay?',
      answer: 'In cash, when the parcel is in your hands. bKash is coming soon.',
    },
    {
      question: 'Do I have to pay anything in advance?',
      answer: 'No. There is no advance payment.',
    },
    {
      question: 'Are there hidden charges?',
      answer: 'No. The total you see at checkout, delivery included, is what you pay.',
    },
  ],
};

const returns: QuestionGroup = {
  title: 'Returns & Exchanges',
  questions: [
    {
      question: 'Can I return a product?',
      answer: 'Yes, within 7 days of delivery, unworn and in its wrapping. Cosmetics must be sealed.',
    },
    {
      question: 'What if a piece arrives damaged?',
      answer:
        'Contact us within 7 days with your order number and a photo. We exchange it or return your money.',
    },
    {
      question: 'When do I get my money back?',
      answer: 'In 5-7 business days after we have the piece back.',
    },
    {
      question: 'My bangles do not fit. Can I exchange the size?',
      answer: 'Yes, within 7 days of delivery, as long as they are unworn.',
    },
  ],
};

const products: QuestionGroup = {
  title: 'Products & Care',
  questions: [
    {
      question: 'Are your products handmade?',
      answer: 'Yes, all our jewelry is made by hand. Small differences from the photograph are part of it.',
    },
    {
      question: 'Which bangle size is mine?',
      answer:
        'Measure across the inside of a bangle that fits you, in inches. S is 2.4, M is 2.6, L is 2.8 and XL is 2.10.',
    },
    {
      question: 'How do I care for my jewelry?',
      answer: 'Keep it dry and away from perfume, wipe it with a soft cloth, and store each piece by itself.',
    },
    {
      question: 'A product is out of stock. Will it come back?',
      answer: 'Often. Save it to your wishlist, or write to us and we will tell you.',
    },
  ],
};

export const questionGroups = (shop: PublicShop): readonly QuestionGroup[] => [
  ordering,
  deliveryOf(shop),
  payment,
  returns,
  products,
];

/** Those in which every word that was typed occurs, in the question or its answer. */
export function matching(groups: readonly QuestionGroup[], typed: string): readonly QuestionGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ question, answer }: Question) => {
    const text = `${question} ${answer}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter(fits) }))
    .filter((group) => group.questions.length > 0);
}
