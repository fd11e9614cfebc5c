'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { notify } from '@/components/resource/notifier'
import { ResourceForm } from '@/components/resource/resource-form'
import { UnsavedDraft } from '@/components/resource/unsaved-draft'
import { type CallForm, useCallForm } from '@/components/resource/use-call-form'
import { useRecordForm } from '@/components/resource/use-record-form'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { PropertyEssentials } from './property-form-essentials'
import { PropertyFeatures } from './property-form-features'
import { PropertyManagement } from './property-form-management'
import { PropertyRooms } from './property-form-rooms'
import { PropertySearchAndSocial } from './property-form-search'
import { PropertyTexts } from './property-form-texts'
import { emptyProperty, valuesOf } from './property-form-values'
import { tagBarredInDevelopments } from './tag-picker'
import { PropertyMerge } from './property-merge'
import { readProperty, useProperty } from './use-property'
import { SectionNav } from './section-nav'
import { useWantedFocus } from './wanted-field'

/** A new property; saving it leads to its own page. */
export function NewPropertyForm() {
  const router = useRouter()
  const { revalidate } = useMutateCalls()
  const [defaultValues] = useState(emptyProperty)
  const form = useCallForm('properties.add', {
    defaultValues,
    focusFirstError: false,
    onSaved: async ({ property_id }) => {
      notify({ message: 'common.SAVED_SUCCESSFULLY', keep: true })
      void revalidate('properties.list')
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

/** The same form for a property that exists. */
export function EditPropertyForm({ id }: { id: number }) {
  const answer = useProperty(id).data
  const { revalidate } = useMutateCalls()
  const form = useRecordForm('properties.update', {
    answer,
    read: () => readProperty(id),
    valuesOf: ({ block }) => valuesOf(block),
    empty: emptyProperty(),
    params: { id },
    focusFirstError: false,
    onSaved: () => {
      notify({ message: 'common.SAVED_SUCCESSFULLY' })
      void revalidate('properties')
    },
  })
  return (
    <>
      <UnsavedDraft form={form} record={String(id)} />
      <PropertyForm form={form} />
      <PropertyMerge form={form} block="general" />
    </>
  )
}

function PropertyForm({ form }: { form: CallForm<'properties.add'> }) {
  const t = useTranslations('properties.form')
  const { control, formState, getValues, setFocus, setValue } = form
  const part = { control, disabled: formState.isSubmitting }
  useWantedFocus(setFocus)

  function onLinked(development: number | null) {
    if (development !== null && getValues('tag_id') === tagBarredInDevelopments)
      setValue('tag_id', null, { shouldDirty: true })
  }

  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,860px)_minmax(0,1fr)] lg:gap-8">
      <ResourceForm form={form} label={t('editTitle')}>
        <div className="space-y-5">
          <PropertyEssentials {...part} />
          <PropertyTexts {...part} />
          <PropertyRooms {...part} />
          <PropertyFeatures {...part} />
          <PropertySearchAndSocial {...part} />
          <PropertyManagement {...part} onLinked={onLinked} />
        </div>
      </ResourceForm>
      <SectionNav />
    </div>
  )
}
