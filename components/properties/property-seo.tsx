'use client'

import { useTranslations } from 'next-intl'
import { call } from '@/lib/agency/call'
import type { CallAnswer } from '@/lib/agency/types'
import { useCall } from '@/lib/agency/use-call'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { Cover } from '@/components/listing/cover'
import { Lookup } from '@/components/listing/lookup'
import { SeoEditor } from '@/components/listing/seo/seo-editor'
import { notify } from '@/components/resource/notifier'
import { UnsavedDraft } from '@/components/resource/unsaved-draft'
import { useRecordForm } from '@/components/resource/use-record-form'
import { Skeleton } from '@/components/ui/skeleton'
import { PropertyMerge } from './property-merge'
import { useProperty } from './use-property'

/** The SEO tab of a property. */
export function PropertySeo({ id }: { id: number }) {
  const t = useTranslations('properties.form')
  const answer = useCall('properties.seo', { params: { id } })
  return (
    <Lookup answer={answer} what={t('thisProperty')} waiting={<Skeleton className="h-160" />}>
      {(answer) => <Found id={id} answer={answer} />}
    </Lookup>
  )
}

function Found({ id, answer }: { id: number; answer: CallAnswer<'properties.seo'> }) {
  const { revalidate } = useMutateCalls()
  const record = useProperty(id).data?.block
  const media = useCall('properties.media', { params: { id } }).data?.block.media ?? []
  const form = useRecordForm('properties.saveSeo', {
    answer,
    read: () => call('properties.seo', { params: { id } }),
    valuesOf: ({ block }) => block,
    empty: answer.block,
    params: { id },
    focusFirstError: false,
    onSaved: async () => {
      notify({ message: 'common.SAVED_SUCCESSFULLY' })
      // A slug that was left empty is made by the API.
      await revalidate('properties.seo')
    },
  })

  const nothing = { en: '', pt: '' }
  return (
    <>
      <UnsavedDraft form={form} record={String(id)} />
      <SeoEditor
        form={form}
        own={record?.i18n ?? { title: nothing, description: nothing }}
        cover={
          <Cover
            location="properties"
            ownerId={id}
            item={media.find(({ cover }) => cover === 1) ?? null}
            alt=""
          />
        }
      />
      <PropertyMerge form={form} block="seo" />
    </>
  )
}
