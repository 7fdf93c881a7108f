/** The FAQ that comes with the shop: the first version of its content. */
import type { ContentOf } from './content.ts';

type Group = ContentOf<'faq'>['groups'][number];

const ordering: Group = {
  title: 'Ordering',
  questions: [
    {
      question: 'How do I place an order?',
      answer:
        'Choose a product and its size or color, and add it to your cart. At checkout, enter your address and place the order. You need an account, which takes a minute to create.',
    },
    {
      question: 'Can I change or cancel my order?',
      answer:
        'You can cancel in My Account until it is shipped. To change something before then, call us and we will help.',
    },
    {
      question: 'How do I know that my order went through?',
      answer:
        'You see an order number right away and get a confirmation by SMS or email. My Account shows the order and its status.',
    },
    {
      question: 'Can I order by phone or message?',
      answer: 'Yes. Call or message us and we will place the order for you.',
    },
  ],
};

const delivery: Group = {
  title: 'Delivery',
  questions: [
    {
      question: 'What does delivery cost?',
      answer:
        '{inside_dhaka} in Dhaka and {outside_dhaka} in all other districts. Delivery is free for orders of {free_from} or more.',
    },
    {
      question: 'How long does delivery take?',
      answer: '{days_inside_dhaka} in Dhaka, {days_outside_dhaka} outside Dhaka.',
    },
    {
      question: 'Do you deliver outside Dhaka?',
      answer: 'Yes, to all 64 districts of Bangladesh.',
    },
    {
      question: 'What if I am not at home?',
      answer:
        'The courier calls before coming. You can agree on another time or ask someone to receive the parcel.',
    },
  ],
};

const payment: Group = {
  title: 'Payment',
  questions: [
    {
      question: 'How can I pay?',
      answer: 'In cash, when you receive your order. bKash is coming soon.',
    },
    {
      question: 'Do I have to pay anything in advance?',
      answer: 'No. There is no advance payment.',
    },
    {
      question: 'Are there hidden charges?',
      answer: 'No. The total at checkout includes delivery, and it is all you pay.',
    },
  ],
};

const returns: Group = {
  title: 'Returns & Exchanges',
  questions: [
    { question: 'Can I return a product?', answer: '{returns_condition} {returns_hygiene}' },
    {
      question: 'What if an item arrives damaged?',
      answer: '{returns_faulty} Please send us your order number and a photo.',
    },
    { question: 'When do I get my money back?', answer: '{returns_refund}' },
    {
      question: 'My bangles do not fit. Can I exchange the size?',
      answer: 'Yes. {returns_condition}',
    },
  ],
};

const products: Group = {
  title: 'Products & Care',
  questions: [
    {
      question: 'Are your products handmade?',
      answer: 'Yes, all our jewelry is made by hand, so small differences from the photo are normal.',
    },
    {
      question: 'Which bangle size is mine?',
      answer:
        'Measure across the inside of a bangle that fits you. {bangle_sizes}\n\n[Find your size on your screen](/sizes): lay a bangle on it, or measure your hand.',
    },
    {
      question: 'Which ring size is mine?',
      answer:
        'Most of our rings come in one size or can be adjusted; their page says which. For rings with sizes, [measure a ring that fits you or your finger](/sizes#rings).',
    },
    {
      question: 'How do I care for my jewelry?',
      answer:
        'Keep it dry and away from perfume, wipe it with a soft cloth, and store each piece separately.',
    },
    {
      question: 'A product is out of stock. Will it come back?',
      answer:
        'Often, yes. Save it to your wishlist to find it again, or message us and we will tell you when it is back.',
    },
  ],
};

export const shippedFaq: ContentOf<'faq'> = {
  kind: 'faq',
  lead: 'Answers to your questions about ordering, delivery, payment, returns and jewelry care.',
  groups: [ordering, delivery, payment, returns, products],
};
