import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type { PlaceRow } from '#domain/courierPlaceRows.ts';
import { courierPlaceSchema } from '#domain/courierPlaces.schema.ts';
import { courierDistricts, courierZones } from '#domain/courierPlaces.ts';
import { type Courier, courierLabel } from '#domain/couriers.ts';
import { placeName } from '#domain/thanas.ts';
import { adminTexts } from '#texts/admin.ts';
import { adminOrderMessages } from '#texts/adminOrderMessages.ts';
import { courierPlacesTexts } from '#texts/courierPlaces.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { submitHandler } from '#web/api/formErrors.ts';
import { GuardedDialog } from '#web/components/admin/GuardedDialog.tsx';
import { useSaveAndReload } from '#web/components/admin/useSaveAndReload.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

interface PlaceDialogProps {
  courier: Courier;
  row: PlaceRow;
  onClose: () => void;
}

/** Names a place as the courier does. The lists help with typing; any other name is possible. */
export function PlaceDialog({ courier, row, onClose }: PlaceDialogProps) {
  const { district, thana, courierDistrict, courierZone } = row;
  return (
    <GuardedDialog
      open
      onClose={onClose}
      title={placeName(row)}
      description={(thana ? courierPlacesTexts.placeHint : courierPlacesTexts.districtHint)(
        courierLabel(courier),
      )}
    >
      <PlaceForm
        courier={courier}
        place={{ courier, district, thana, courierDistrict, courierZone }}
        onDone={onClose}
      />
    </GuardedDialog>
  );
}

interface PlaceFormProps {
  courier: Courier;
  place: { courier: Courier; district: string; thana: string; courierDistrict: string; courierZone: string };
  onDone: () => void;
}

function PlaceForm({ courier, place, onDone }: PlaceFormProps) {
  const listId = useId();
  const saveAndReload = useSaveAndReload(onDone);
  const form = useForm({ resolver: zodResolver(courierPlaceSchema), defaultValues: place });
  const { errors, isSubmitting } = form.formState;
  const save = (body: PlaceFormProps['place']) =>
    saveAndReload(() => adminApi.saveCourierPlace({ body }), courierPlacesTexts.placeSaved);
  return (
    <Form
      onSubmit={submitHandler(form, save, { otherwise: adminOrderMessages.placesSaveFailed })}
      failure={errors.root?.message}
      className="pt-2"
    >
      <Field label={courierPlacesTexts.district} error={errors.courierDistrict?.message} required>
        <TextInput
          {...form.register('courierDistrict')}
          list={`${listId}-districts`}
          maxLength={80}
          autoComplete="off"
        />
      </Field>
      <Names id={`${listId}-districts`} names={courierDistricts(courier)} />
      {place.thana !== '' && (
        <Field label={courierPlacesTexts.zone} error={errors.courierZone?.message} required>
          <TextInput
            {...form.register('courierZone')}
            list={`${listId}-zones`}
            maxLength={80}
            autoComplete="off"
          />
        </Field>
      )}
      <Names id={`${listId}-zones`} names={courierZones(courier, place.district)} />
      <Button type="submit" busy={isSubmitting} busyLabel={adminTexts.saving} className="self-end">
        {courierPlacesTexts.savePlace}
      </Button>
    </Form>
  );
}

function Names({ id, names }: { id: string; names: readonly string[] }) {
  return (
    <datalist id={id} lang="en">
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
