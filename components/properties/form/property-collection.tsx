'use client'

import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { call } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'
import type { CallResponse } from '@/lib/agency/types'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { BilingualTextField } from '@/components/fields/bilingual-field'
import { SwitchField } from '@/components/fields/check-field'
import { AdvertsNote } from '@/components/portfolio/adverts/adverts-note'
import { DataBoundary } from '@/components/records/data-boundary'
import { notify } from '@/components/resource/notifier'
import { RecordMerge } from '@/components/resource/record-merge'
import { ResourceForm } from '@/components/resource/resource-form'
import { UnsavedDraft } from '@/components/resource/unsaved-draft'
import { useFieldProps, useFieldDisplay } from '@/components/resource/use-field-texts'
import { useRecordForm } from '@/components/resource/use-record-form'
import { Section } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { collectionFields } from '../fields'

export function PropertyCollection({ id }: { id: number }) {
  const t = useTranslations('properties.form')
  const response = useCall('properties.collection', { params: { id } })
  return (
    <DataBoundary response={response} subject={t('thisRecord')} fallback={<Skeleton className="h-60" />}>
      {(response) => <CollectionForm id={id} response={response} />}
    </DataBoundary>
  )
}

function CollectionForm({ id, response }: { id: number; response: CallResponse<'properties.collection'> }) {
  const t = useTranslations('properties')
  const tListing = useTranslations('listing.form')
  const displayOf = useFieldDisplay(collectionFields)
  const { revalidate } = useMutateCalls()
  const form = useRecordForm('properties.saveCollection', {
    response,
    read: () => call('properties.collection', { params: { id } }),
    toFormValues: ({ block }) => block,
    params: { id },
    onSaved: () => {
      notify({ message: 'common.SAVED_SUCCESSFULLY' })
      void revalidate('properties')
    },
  })
  const { control } = form
  const field = useFieldProps(collectionFields, { control, disabled: form.formState.isSubmitting })
  const isInCollection = useWatch({ control, name: 'collection' }) === 1

  return (
    <>
      <UnsavedDraft form={form} record={String(id)} />
      <ResourceForm<'properties.saveCollection'> form={form} label={t('tabs.collection')}>
        <Section id="collection" title={t('form.collection')} help={t('form.collectionTabHelp')}>
          <div className="space-y-6">
            <SwitchField {...field('collection')} help={t('form.collectionHelp')} />
            {isInCollection && <AdvertsNote properties={[id]} />}
            {isInCollection && (
              <BilingualTextField {...field('slogan')} help={tListing('sloganHelp')} max={200} />
            )}
          </div>
        </Section>
      </ResourceForm>
      <RecordMerge form={form} displayOf={displayOf} />
    </>
  )
}
