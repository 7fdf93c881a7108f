import { FormProvider } from 'react-hook-form';
import { languageOfKey } from '#domain/content.ts';
import { adminContentTexts } from '#texts/adminContent.ts';
import { DraftNotice } from '#web/components/admin/DraftNotice.tsx';
import { FormFoot } from '#web/components/admin/FormFoot.tsx';
import { ContentBar } from './ContentBar.tsx';
import { ContentChanged } from './ContentChanged.tsx';
import { ContentLanguage } from './ContentField.tsx';
import { ContentFields } from './ContentFields.tsx';
import { ContentPreview } from './ContentPreview.tsx';
import { PreviewSwitch, usePreviewSwitch } from './PreviewSwitch.tsx';
import type { ContentForm as Form } from './useContentForm.ts';

/** Edits a piece of content. Texts have a preview: beside the form on wide screens, else in place of it. */
export function ContentForm({ contentForm }: { contentForm: Form }) {
  const { form, base, storedAt, theirs, startFrom, discard, submit, submitOver, publish } = contentForm;
  const { errors, isSubmitting } = form.formState;
  const { isPreview, show } = usePreviewSwitch();
  const hasPreview = base.content.kind !== 'home';
  return (
    <FormProvider {...form}>
      {hasPreview && <PreviewSwitch isPreview={isPreview} onShow={show} />}
      <div className={hasPreview ? 'grid items-start gap-6 xl:grid-cols-2' : 'max-w-4xl'}>
        <form
          noValidate
          method="post"
          onSubmit={submit}
          aria-label={adminContentTexts.content}
          className={`min-w-0 flex-col gap-4 [&_:is(input,select,textarea,button)]:scroll-mb-24 xl:flex ${hasPreview && isPreview ? 'hidden' : 'flex'}`}
        >
          {storedAt && <DraftNotice at={storedAt} onDiscard={() => void discard()} />}
          <ContentLanguage value={languageOfKey(base.key)}>
            <ContentFields kind={base.content.kind} />
          </ContentLanguage>
          <FormFoot
            failure={errors.root?.message}
            conflict={
              theirs && (
                <ContentChanged
                  theirs={theirs}
                  isSaving={isSubmitting}
                  onKeepMine={() => void submitOver()}
                  onTakeTheirs={() => void startFrom(theirs)}
                />
              )
            }
          >
            <ContentBar contentKey={base.key} isSaving={isSubmitting} onPublish={() => void publish()} />
          </FormFoot>
        </form>
        {hasPreview && (
          <div className={`min-w-0 xl:sticky xl:top-16 xl:block ${isPreview ? '' : 'hidden'}`}>
            <ContentPreview contentKey={base.key} />
          </div>
        )}
      </div>
    </FormProvider>
  );
}
