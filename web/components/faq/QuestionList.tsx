import Search from 'virtual:lucide/search';
import { useState } from 'react';
import { Form } from 'react-router';
import { faqTexts } from '#texts/faq.ts';
import { proseClass } from '#web/components/info/InfoPage.tsx';
import { RichText } from '#web/components/info/RichText.tsx';
import { AccordionItem } from '#web/ui/Accordion.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { matching, type QuestionGroup } from './questions.ts';

interface QuestionListProps {
  groups: readonly QuestionGroup[];
  /** Typed in the search field when the page opens. */
  search?: string;
}

/** The questions of the FAQ with their answers, and a search. */
export function QuestionList({ groups, search = '' }: QuestionListProps) {
  const [typed, setTyped] = useState(search);
  const shown = matching(groups, typed);
  const count = shown.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <>
      <Form role="search" method="get" className="relative" onSubmit={(event) => event.preventDefault()}>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-4 z-10 my-auto size-5 text-muted"
        />
        <TextInput
          type="search"
          name="search"
          aria-label={faqTexts.searchQuestions}
          placeholder={faqTexts.searchQuestions}
          autoComplete="off"
          className="pl-12"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Form>
      <div className="flex flex-col gap-12">
        <p role="status" className="sr-only">
          {typed !== '' && faqTexts.found(count)}
        </p>
        {shown.map(({ title, questions }) => (
          <section key={title}>
            <h2 className="mb-2 text-xl sm:text-2xl">{title}</h2>
            {questions.map(({ question, answer }) => (
              // A search opens its matches; the key remounts the list.
              <AccordionItem key={`${question} ${typed !== ''}`} title={question} isOpen={typed !== ''}>
                <div className={proseClass}>
                  <RichText blocks={answer} />
                </div>
              </AccordionItem>
            ))}
          </section>
        ))}
        {shown.length === 0 && (
          <EmptyState
            title={faqTexts.noneFound}
            action={
              <Button look="outline" onClick={() => setTyped('')}>
                {faqTexts.clearSearch}
              </Button>
            }
          />
        )}
      </div>
    </>
  );
}
