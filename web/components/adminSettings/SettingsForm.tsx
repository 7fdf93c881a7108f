import { FormProvider } from 'react-hook-form';
import { adminTexts } from '#texts/admin.ts';
import { adminSettingsTexts } from '#texts/adminSettings.ts';
import { useLeaveGuard } from '#web/browser/useLeaveGuard.ts';
import { FormFoot } from '#web/components/admin/FormFoot.tsx';
import { Button } from '#web/ui/Button.tsx';
import { BannerSection } from './BannerSection.tsx';
import { DeliveryDaysSection } from './DeliveryDaysSection.tsx';
import { FeedSection } from './FeedSection.tsx';
import { DeliverySection, OrderSection, UnconfirmedSection } from './OrderSections.tsx';
import { SettingsChanged } from './SettingsChanged.tsx';
import { ContactSection, NameSection, SocialSection } from './ShopSections.tsx';
import { SmsSection } from './SmsSection.tsx';
import type { useSettingsForm } from './useSettingsForm.ts';

/** All settings of the shop, saved together. */
export function SettingsForm({ settingsForm }: { settingsForm: ReturnType<typeof useSettingsForm> }) {
  const { form, base, theirs, startFrom, submit, saveOver } = settingsForm;
  const { errors, isSubmitting, isDirty } = form.formState;
  useLeaveGuard(isDirty && !isSubmitting);
  return (
    <FormProvider {...form}>
      <form
        noValidate
        method="post"
        onSubmit={submit}
        aria-label={adminSettingsTexts.settings}
        className="flex flex-col gap-4 [&_:is(input,textarea,button)]:scroll-mb-24"
      >
        <NameSection />
        <ContactSection />
        <BannerSection />
        <DeliverySection />
        <DeliveryDaysSection />
        <OrderSection />
        <UnconfirmedSection />
        <SmsSection />
        <SocialSection />
        <FeedSection />
        <FormFoot
          failure={errors.root?.message}
          conflict={
            theirs && (
              <SettingsChanged
                base={base}
                theirs={theirs}
                mine={form.getValues()}
                isSaving={isSubmitting}
                onKeepMine={() => void saveOver(theirs)}
                onTakeTheirs={() => startFrom(theirs)}
              />
            )
          }
        >
          <Button look="outline" disabled={!isDirty || isSubmitting} onClick={() => startFrom(base)}>
            {adminSettingsTexts.undoChanges}
          </Button>
          <Button type="submit" busy={isSubmitting} busyLabel={adminTexts.saving}>
            {adminSettingsTexts.saveSettings}
          </Button>
        </FormFoot>
      </form>
    </FormProvider>
  );
}
