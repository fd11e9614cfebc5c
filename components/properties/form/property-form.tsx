'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FeaturePicker } from '@/components/key-items/feature-picker'
import { PickOneField } from '@/components/fields/pick-one-field'
import { FeaturesSection } from '@/components/records/form/features-section'
import { ListingForm } from '@/components/records/form/listing-form'
import { RoomsSection } from '@/components/records/form/rooms-section'
import { SectionNav } from '@/components/records/form/section-nav'
import { TextsSection } from '@/components/records/form/texts-section'
import { useRequestedFocus } from '@/components/records/record/requested-field'
import { notify } from '@/components/resource/notifier'
import { ResourceForm } from '@/components/resource/resource-form'
import { UnsavedDraft } from '@/components/resource/unsaved-draft'
import { type CallForm, useCallForm } from '@/components/resource/use-call-form'
import { useFieldLabels } from '@/components/resource/use-field-texts'
import { useRecordForm } from '@/components/resource/use-record-form'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { PropertyEssentials } from './property-form-essentials'
import { PropertyManagement } from './property-form-management'
import { PropertySearchAndSocial } from './property-form-search'
import { emptyProperty, tagBarredInDevelopments, valuesOf } from './property-form-values'
import { PropertyMerge } from './property-merge'
import { PropertyPortals } from '../record/property-portals'
import { readProperty, useProperty } from '../record/use-property'
import { propertyFields } from '../fields'

/** Form for a new property; opens its page after saving. */
export function NewPropertyForm({ condominium }: { condominium: number | null }) {
  const router = useRouter()
  const { revalidate } = useMutateCalls()
  const [defaultValues] = useState(() => emptyProperty(condominium))
  const form = useCallForm('properties.add', {
    defaultValues,
    focusFirstError: false,
    onSaved: async ({ property_id }) => {
      notify({ message: 'common.SAVED_SUCCESSFULLY', sticky: true })
      void revalidate('properties', 'condominiums')
      router.push(`/properties/edit/${property_id}/general`)
    },
  })
  return (
    <>
      <UnsavedDraft form={form} record="new" />
      <PropertyForm form={form} />
    </>
  )
}

/** Form for an existing property. */
export function EditPropertyForm({ id }: { id: number }) {
  const response = useProperty(id).data
  const { revalidate } = useMutateCalls()
  const form = useRecordForm('properties.update', {
    response,
    read: () => readProperty(id),
    valuesOf: ({ block }) => valuesOf(block),
    empty: emptyProperty(),
    params: { id },
    focusFirstError: false,
    onSaved: () => {
      notify({ message: 'common.SAVED_SUCCESSFULLY' })
      void revalidate('properties', 'condominiums')
    },
  })
  return (
    <>
      <UnsavedDraft form={form} record={String(id)} />
      <PropertyForm form={form} id={id} />
      <PropertyMerge form={form} block="general" />
    </>
  )
}

const fractions = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

function PropertyForm({ form, id }: { form: CallForm<'properties.add'>; id?: number }) {
  const t = useTranslations('properties.form')
  const shared = useTranslations('listing.form')
  const label = useFieldLabels(propertyFields)
  const { control, formState, getValues, setFocus, setValue } = form
  const part = { control, disabled: formState.isSubmitting }
  const collection = useWatch({ control, name: 'collection' })
  useRequestedFocus((path) => setFocus(path ?? 'reference'))

  function onLinked(development: number | null) {
    if (development !== null && getValues('tag_id') === tagBarredInDevelopments)
      setValue('tag_id', null, { shouldDirty: true })
  }

  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,53.75rem)_minmax(9rem,1fr)] xl:gap-8">
      <ResourceForm
        form={form}
        label={t('editTitle')}
        asNew={{ call: 'properties.add', href: '/properties/new' }}
      >
        <ListingForm form={form}>
          <div className="space-y-5">
            <PropertyEssentials {...part} id={id} />
            <TextsSection slogan={collection === 1} />
            <RoomsSection />
            <FeaturesSection
              fraction={
                <PickOneField
                  {...part}
                  name="fraction"
                  label={label('fraction')}
                  none={shared('notChosen')}
                  options={fractions.map((letter) => ({ value: letter, label: letter }))}
                />
              }
            >
              <FeaturePicker {...part} name="features_id" label={label('features_id')} />
            </FeaturesSection>
            <PropertySearchAndSocial {...part} />
            <PropertyManagement {...part} onLinked={onLinked} />
            {id !== undefined && <PropertyPortals id={id} form={form} />}
          </div>
        </ListingForm>
      </ResourceForm>
      <SectionNav
        sections={[
          ...(['essentials', 'texts', 'rooms', 'features', 'search', 'management'] as const).map((part) => ({
            id: part as string,
            label: shared(part),
          })),
          ...(id === undefined ? [] : [{ id: 'portals', label: t('portals') }]),
        ]}
      />
    </div>
  )
}
