import { useFieldArray, useFormContext } from 'react-hook-form';
import { categoryLabel } from '#domain/categories.ts';
import type { ContentOf } from '#domain/content.ts';
import { contentLimits } from '#domain/contentLimits.ts';
import { adminContentTexts } from '#texts/adminContent.ts';
import { FormSection } from '#web/components/admin/FormSection.tsx';
import { RowList } from '#web/components/admin/RowList.tsx';
import { BannerFields } from './BannerFields.tsx';
import { useContentError } from './ContentField.tsx';
import { PictureField } from './PictureField.tsx';
import { PlaceholderHelp } from './PlaceholderHelp.tsx';
import { SideCardFields } from './SideCardFields.tsx';

const emptyBanner = {
  picture: { shipped: 'gold-silk' as const },
  alt: '',
  overline: '',
  title: '',
  text: '',
  linkLabel: adminContentTexts.shopNow,
  link: '/products',
  ground: 'sand' as const,
};

export function HomeFields() {
  return (
    <>
      <BannerSection />
      <SideCardSection />
      <CategorySection />
    </>
  );
}

function BannerSection() {
  const { control } = useFormContext<ContentOf<'home'>>();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'banners' });
  return (
    <FormSection title={adminContentTexts.banners} hint={adminContentTexts.bannersHint}>
      <PlaceholderHelp />
      <RowList
        rows={fields}
        error={useContentError('banners')}
        addLabel={adminContentTexts.addABanner}
        isFull={fields.length >= contentLimits.banners}
        onAdd={() => append(emptyBanner)}
      >
        {(index) => (
          <BannerFields
            index={index}
            count={fields.length}
            onMove={(to) => move(index, to)}
            onRemove={() => remove(index)}
          />
        )}
      </RowList>
    </FormSection>
  );
}

function SideCardSection() {
  const { control } = useFormContext<ContentOf<'home'>>();
  const { fields, move } = useFieldArray({ control, name: 'sideCards' });
  return (
    <FormSection title={adminContentTexts.sideCards} hint={adminContentTexts.sideCardsHint}>
      {fields.map(({ id }, index) => (
        <SideCardFields key={id} index={index} count={fields.length} onMove={(to) => move(index, to)} />
      ))}
    </FormSection>
  );
}

function CategorySection() {
  const { control } = useFormContext<ContentOf<'home'>>();
  const { fields } = useFieldArray({ control, name: 'categories' });
  return (
    <FormSection title={adminContentTexts.categoryPictures} hint={adminContentTexts.categoryPicturesHint}>
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map(({ id, category }, index) => (
          <fieldset key={id} className="flex min-w-0 flex-col gap-2 rounded-md border border-line p-4">
            <legend className="sr-only">{categoryLabel(category)}</legend>
            <p aria-hidden="true" className="font-medium">
              {categoryLabel(category)}
            </p>
            <PictureField
              name={`categories.${index}.picture`}
              label={adminContentTexts.pictureOf(categoryLabel(category))}
              use="category"
              shipped={category}
            />
          </fieldset>
        ))}
      </div>
    </FormSection>
  );
}
