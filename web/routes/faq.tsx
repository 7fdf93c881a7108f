import Search from 'virtual:lucide/search';
import { useState } from 'react';
import { Form, useSearchParams } from 'react-router';
import { counted } from '#domain/plurals.ts';
import { matching, questionGroups } from '#web/components/faq/questions.ts';
import { ContactNote } from '#web/components/info/ContactNote.tsx';
import { InfoPage } from '#web/components/info/InfoPage.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { useSettings } from '#web/state/settings.ts';
import { AccordionItem } from '#web/ui/Accordion.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { Route } from './+types/faq.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Frequently Asked Questions',
    description: 'Answers to your questions about ordering, delivery, payment, returns and jewelry care.',
  });

export default function Faq() {
  const [params] = useSearchParams();
  const [typed, setTyped] = useState(params.get('search') ?? '');
  const shown = matching(questionGroups(useSettings()), typed);
  const count = shown.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <InfoPage
      overline="Help"
      title="Frequently Asked Questions"
      lead="Answers to your questions about ordering, delivery, payment, returns and jewelry care."
    >
      <Form role="search" method="get" className="relative" onSubmit={(event) => event.preventDefault()}>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-4 z-10 my-auto size-5 text-muted"
        />
        <TextInput
          type="search"
          name="search"
          aria-label="Search questions"
          placeholder="Search questions"
          autoComplete="off"
          className="pl-12"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Form>
      <div className="flex flex-col gap-12">
        <p role="status" className="sr-only">
          {typed !== '' && `${counted(count, 'question')} found`}
        </p>
        {shown.map(({ title, questions }) => (
          <section key={title}>
            <h2 className="mb-2 text-xl sm:text-2xl">{title}</h2>
            {questions.map(({ question, answer }) => (
              // A search opens its matches; the key remounts the list.
              <AccordionItem key={`${question} ${typed !== ''}`} title={question} isOpen={typed !== ''}>
                <p>{answer}</p>
              </AccordionItem>
            ))}
          </section>
        ))}
        {shown.length === 0 && (
          <EmptyState
            title="No FAQs found matching your search."
            action={
              <Button look="outline" onClick={() => setTyped('')}>
                Clear search
              </Button>
            }
          />
        )}
      </div>
      <ContactNote />
    </InfoPage>
  );
}
