/** Searches the questions of the FAQ. */
import type { RenderedFaq } from '#domain/renderedContent.ts';
import { plainTextOf } from '#domain/richText.ts';

export type QuestionGroup = RenderedFaq['groups'][number];
type Question = QuestionGroup['questions'][number];

/** The questions that contain every typed word, in the question or the answer. */
export function matching(groups: readonly QuestionGroup[], typed: string): readonly QuestionGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ question, answer }: Question) => {
    const text = `${question} ${plainTextOf(answer)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter(fits) }))
    .filter((group) => group.questions.length > 0);
}
