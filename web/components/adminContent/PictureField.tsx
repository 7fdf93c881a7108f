import ImagePlus from 'virtual:lucide/image-plus';
import { useController } from 'react-hook-form';
import type { Category } from '#domain/categories.ts';
import type { ContentPicture } from '#domain/content.ts';
import type { PictureUse } from '#domain/contentPictures.ts';
import { acceptedImages } from '#domain/uploads.ts';
import { adminContentTexts } from '#texts/adminContent.ts';
import { digits } from '#texts/numbers.ts';
import { PreparedPicture } from '#web/components/home/PreparedPicture.tsx';
import { categoryPicture, closeBanner } from '#web/components/home/pictures.ts';
import { Button } from '#web/ui/Button.tsx';
import { FieldError } from '#web/ui/control.tsx';
import { FileDrop } from '#web/ui/FileDrop.tsx';
import { useContentError } from './ContentField.tsx';
import { usePictureUpload } from './usePictureUpload.ts';

interface PictureFieldProps {
  name: string;
  label: string;
  use: PictureUse;
  hint?: string;
  /** The category whose own picture can be put back. */
  shipped?: Category;
}

/** The picture of a banner or a category, with an upload for another one. */
export function PictureField({ name, label, use, hint, shipped }: PictureFieldProps) {
  const { field } = useController({ name });
  const { share, failure, upload } = usePictureUpload(use, field.onChange);
  const picture: ContentPicture = field.value;
  const fieldError = useContentError(name);
  const error = failure ?? fieldError;
  const isOwn = 'publicId' in picture;
  return (
    <div className="flex flex-col gap-2">
      <ShownPicture picture={picture} use={use} />
      <FileDrop
        label={adminContentTexts.replace(label)}
        hint={
          share === null ? (hint ?? adminContentTexts.pictureHint) : `${digits(Math.round(share * 100))}%`
        }
        icon={<ImagePlus aria-hidden="true" className="size-6 text-accent" strokeWidth={1.5} />}
        accept={acceptedImages}
        isInvalid={Boolean(error)}
        onChoose={([file]) => file && void upload(file)}
      />
      {error && (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
      {isOwn && shipped && (
        <Button size="sm" look="outline" className="self-start" onClick={() => field.onChange({ shipped })}>
          {adminContentTexts.useShippedPicture}
        </Button>
      )}
    </div>
  );
}

function ShownPicture({ picture, use }: { picture: ContentPicture; use: PictureUse }) {
  const isBanner = use === 'banner';
  return (
    <PreparedPicture
      picture={isBanner && 'shipped' in picture ? closeBanner(picture.shipped) : categoryPicture(picture)}
      sizes="20rem"
      width={isBanner ? 1125 : 400}
      height={isBanner ? 900 : 400}
      className={`w-full max-w-xs rounded-sm bg-sand object-cover ${isBanner ? 'aspect-5/4 object-right' : 'aspect-square'}`}
    />
  );
}
