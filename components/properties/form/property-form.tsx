'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { tagIds } from '#contract/tag-ids.ts'
import { SelectField } from '@/components/fields/select-field'
import { FeaturePicker } from '@/components/key-items/feature-picker'
import {
  FeaturesSection,
  ListingForm,
  RoomsSection,
  TextsSection,
} from '@/components/records/form/listing-form'
import { useRequestedFocus } from '@/components/records/record/requested-field'
import { RecordEditor } from '@/components/resource/record-editor'
import type { CallForm } from '@/components/resource/use-call-form'
import { useFieldProps } from '@/components/resource/use-field-texts'
import { Banner } from '@/components/ui/banner'
import { call } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'
import { PropertyTabs } from '../record/property-tabs'
import { propertyFields } from '../fields'
import { PropertyEssentials } from './property-form-essentials'
import { PropertyManagement } from './property-form-management'
import { PropertySearchAndSocial } from './property-form-search'
import { toCopyValues, createEmptyProperty, toFormValues } from './property-form-values'

const PropertyMergeDialog = dynamic(
  () => import('./property-merge-dialog').then((module) => module.PropertyMergeDialog),
  { ssr: false },
)

/**
 * Form of a new property, optionally in the development `developmentId` or copied from the property `sourceId`. Only
 * the first tab is enabled until it is saved.
 */
export function NewProperty({
  developmentId = null,
  sourceId = null,
}: {
  developmentId?: number | null
  sourceId?: number | null
}) {
  const t = useTranslations('properties.form')
  const source = useCall('properties.general', sourceId === null ? null : { params: { id: sourceId } }).data
    ?.block
  const initialValues = source === undefined ? createEmptyProperty(developmentId) : toCopyValues(source)
  return (
    <>
      <PropertyTabs id={null} missingTexts={[]} />
      {source !== undefined && (
        <Banner className="mb-6 max-w-form">{t('copied', { reference: source.reference })}</Banner>
      )}
      <PropertyEditor key={source?.id} id={null} initialValues={initialValues} />
    </>
  )
}

export function PropertyEditor({
  id,
  initialValues = createEmptyProperty(),
}: {
  id: number | null
  initialValues?: ReturnType<typeof createEmptyProperty>
}) {
  const response = useCall('properties.general', id === null ? null : { params: { id } }).data
  return (
    <RecordEditor
      resource="properties"
      {...{ id, response, initialValues }}
      read={(recordId) => call('properties.general', { params: { id: recordId } })}
      toFormValues={({ block }) => toFormValues(block)}
      revalidated={['properties', 'condominiums']}
      addedHref={({ property_id }) => `/properties/edit/${property_id}/general`}
      mergeDialog={PropertyMergeDialog}
    >
      {(form) => <PropertyForm form={form} id={id ?? undefined} />}
    </RecordEditor>
  )
}

const fractionLetters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

function PropertyForm({ form, id }: { form: CallForm<'properties.add'>; id?: number }) {
  const tListing = useTranslations('listing.form')
  const { control, formState, getValues, setFocus, setValue } = form
  const fieldProps = { control, disabled: formState.isSubmitting }
  const field = useFieldProps(propertyFields, fieldProps)
  const collection = useWatch({ control, name: 'collection' })
  useRequestedFocus((path) => setFocus(path ?? 'reference'))

  function handleDevelopmentChange(developmentId: number | null) {
    // A property of a development can't have the tag `new`.
    if (developmentId !== null && getValues('tag_id') === tagIds.new)
      setValue('tag_id', null, { shouldDirty: true })
  }

  return (
    <ListingForm
      resource="properties"
      form={form}
      sections={(['essentials', 'texts', 'rooms', 'features', 'search', 'management'] as const).map(
        (part) => ({ id: part, label: tListing(part) }),
      )}
    >
      <PropertyEssentials {...fieldProps} id={id} />
      <TextsSection showsSlogan={collection === 1} />
      <RoomsSection />
      <FeaturesSection
        fractionField={
          <SelectField
            {...field('fraction')}
            none={tListing('notDisclosed')}
            options={fractionLetters.map((letter) => ({ value: letter, label: letter }))}
          />
        }
      >
        <FeaturePicker {...field('features_id')} />
      </FeaturesSection>
      <PropertySearchAndSocial {...fieldProps} />
      <PropertyManagement {...fieldProps} onDevelopmentChange={handleDevelopmentChange} />
    </ListingForm>
  )
}
