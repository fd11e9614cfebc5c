'use client'

import { useTranslations } from 'next-intl'
import { call } from '@/lib/agency/call'
import type { CallResponse } from '@/lib/agency/types'
import { useCall } from '@/lib/agency/use-call'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { notify } from '@/components/resource/notifier'
import { RecordMerge } from '@/components/resource/record-merge'
import { UnsavedDraft } from '@/components/resource/unsaved-draft'
import { useFieldDisplay } from '@/components/resource/use-field-texts'
import { useRecordForm } from '@/components/resource/use-record-form'
import { Skeleton } from '@/components/ui/skeleton'
import { Cover } from '../cover'
import { listingFields } from '../listing-fields'
import { DataBoundary } from '../data-boundary'
import type { ListingResource } from '../record/listing-resource'
import { SeoEditor } from './seo-editor'

type RecordProps = { resource: ListingResource; id: number }

export function SeoTab(recordProps: RecordProps) {
  const { resource, id } = recordProps
  const t = useTranslations(`${resource}.form`)
  const response = useCall(`${resource}.seo`, { params: { id } })
  return (
    <DataBoundary response={response} subject={t('thisRecord')} fallback={<Skeleton className="h-160" />}>
      {(data) => <SeoForm {...recordProps} response={data} />}
    </DataBoundary>
  )
}

function SeoForm({
  resource,
  id,
  response,
}: RecordProps & { response: CallResponse<`${ListingResource}.seo`> }) {
  const { revalidate } = useMutateCalls()
  const displayOf = useFieldDisplay(listingFields)
  const media = useCall(`${resource}.media`, { params: { id } }).data?.block.media ?? []
  const texts = useCall(`${resource}.general`, { params: { id } }).data?.block.i18n
  const form = useRecordForm(`${resource}.saveSeo`, {
    response,
    read: () => call(`${resource}.seo`, { params: { id } }),
    toFormValues: ({ block }) => block,
    params: { id },
    onSaved: async () => {
      notify({ message: 'common.SAVED_SUCCESSFULLY' })
      // The API generates a slug that was left empty.
      await revalidate(`${resource}.seo`)
    },
  })

  const emptyText = { en: '', pt: '' }
  const coverItem = media.find(({ cover }) => cover === 1) ?? null
  return (
    <>
      <UnsavedDraft form={form} record={String(id)} />
      <SeoEditor
        form={form}
        fallback={texts ?? { title: emptyText, description: emptyText }}
        cover={<Cover location={resource} recordId={id} item={coverItem} sizes="440px" />}
      />
      <RecordMerge form={form} displayOf={(path) => displayOf(`seo.${path}`)} />
    </>
  )
}
