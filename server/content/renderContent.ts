/** Makes content ready for pages. Done once when it is saved, so that a page only reads it. */
import type { Content, ContentOf } from '#domain/content.ts';
import { Problem } from '#domain/problems.ts';
import type { RenderedContent, RenderedFaq, RenderedPage } from '#domain/renderedContent.ts';
import { parseAnswer, parseMarkdown } from './parseMarkdown.ts';

/** Collects what is wrong, by field of the content. */
type Errors = Record<string, string>;

function renderPage({ text, ...page }: ContentOf<'page'>, errors: Errors): RenderedPage {
  const { sections, problem } = parseMarkdown(text);
  if (problem) errors.text = problem;
  return { ...page, sections };
}

function renderFaq({ kind, lead, groups }: ContentOf<'faq'>, errors: Errors): RenderedFaq {
  const answerOf = (markdown: string, field: string) => {
    const { blocks, problem } = parseAnswer(markdown);
    if (problem) errors[field] = problem;
    return blocks;
  };
  return {
    kind,
    lead,
    groups: groups.map(({ title, questions }, group) => ({
      title,
      questions: questions.map(({ question, answer }, place) => ({
        question,
        answer: answerOf(answer, `groups.${group}.questions.${place}.answer`),
      })),
    })),
  };
}

function rendered(content: Content, errors: Errors): RenderedContent {
  if (content.kind === 'page') return renderPage(content, errors);
  return content.kind === 'faq' ? renderFaq(content, errors) : content;
}

/** Refuses Markdown with unsafe links or unknown placeholders, at its fields below `content`. */
export function renderContent(content: Content): RenderedContent {
  const errors: Errors = {};
  const result = rendered(content, errors);
  const fields = Object.entries(errors).map(([field, message]) => [`content.${field}`, message]);
  if (fields.length === 0) return result;
  throw new Problem('invalidInput', { message: fields[0]?.[1], errors: Object.fromEntries(fields) });
}
