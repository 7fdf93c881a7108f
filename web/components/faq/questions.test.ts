import { expect, it } from 'vitest';
import { matching, type QuestionGroup } from './questions.ts';

const answered = (question: string, answer: string) => ({
  question,
  answer: [{ kind: 'paragraph' as const, content: [{ text: answer }] }],
});

const groups: QuestionGroup[] = [
  { title: 'Payment', questions: [answered('How can I pay?', 'In cash. bKash is coming soon.')] },
  {
    title: 'Delivery',
    questions: [
      answered('What does delivery cost?', '৳60 in Dhaka.'),
      answered('Do I pay in advance?', 'No. There is no advance payment.'),
    ],
  },
];

const asked = (typed: string) =>
  matching(groups, typed).flatMap(({ questions }) => questions.map(({ question }) => question));

it('finds words of question or answer, in any order and case', () => {
  expect(asked('ADVANCE pay')).toEqual(['Do I pay in advance?']);
  expect(asked('bkash')).toEqual(['How can I pay?']);
  expect(asked('  ')).toHaveLength(3);
  expect(asked('unicorn')).toEqual([]);
});

it('finds words in links and lists of an answer', () => {
  const answer = [
    {
      kind: 'list' as const,
      isOrdered: false,
      items: [[{ text: 'glass' }], [{ to: '/', spans: [{ text: 'gold' }] }]],
    },
    { kind: 'feature' as const, name: 'fee_table' as const },
  ];
  const found = matching([{ title: 'Care', questions: [{ question: 'What?', answer }] }], 'glass gold');
  expect(found).toHaveLength(1);
});
