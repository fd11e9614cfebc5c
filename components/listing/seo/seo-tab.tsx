'use client'

import type { Bilingual } from '#contract/values.ts'
import { call } from '@/lib/agency/call'
import type { CallAnswer } from '@/lib/agency/types'
import { useCall } from '@/lib/agency/use-call'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { notify } from '@/components/resource/notifier'
import { UnsavedDraft } from '@/components/resource/unsaved-draft'
import { useRecordForm } from '@/components/resource/use-record-form'
import { Skeleton } from '@/components/ui/skeleton'
import { Cover } from '../cover'
import { Lookup } from '../lookup'
import type { RecordNoun } from '../record/record-noun'
import { SeoEditor } from './seo-editor'
import { SeoMerge } from './seo-merge'

type Props = {
  noun: RecordNoun
  id: number
  /** What is looked up, as a person says it: `this property`. */
  what: string
  /** What the record itself says, once it is there. */
  own: { title: Bilingual; description: Bilingual } | undefined
}

/** The SEO tab of a record. */
export function SeoTab(props: Props) {
  const { noun, id, what } = props
  const answer = useCall(`${noun}.seo`, { params: { id } })
  return (
    <Lookup answer={answer} what={what} waiting={<Skeleton className="h-160" />}>
      {(answer) => <Found {...props} answer={answer} />}
    </Lookup>
  )
}

function Found({ noun, id, own, answer }: Props & { answer: CallAnswer<`${RecordNoun}.seo`> }) {
  const { revalidate } = useMutateCalls()
  const media = useCall(`${noun}.media`, { params: { id } }).data?.block.media ?? []
  const form = useRecordForm(`${noun}.saveSeo`, {
    answer,
    read: () => call(`${noun}.seo`, { params: { id } }),
    valuesOf: ({ block }) => block,
    empty: answer.block,
    params: { id },
    focusFirstError: false,
    onSaved: async () => {
      notify({ message: 'common.SAVED_SUCCESSFULLY' })
      // A slug that was left empty is made by the API.
      await revalidate(`${noun}.seo`)
    },
  })

  const nothing = { en: '', pt: '' }
  const item = media.find(({ cover }) => cover === 1) ?? null
  return (
    <>
      <UnsavedDraft form={form} record={String(id)} />
      <SeoEditor
        form={form}
        own={own ?? { title: nothing, description: nothing }}
        cover={<Cover location={noun} ownerId={id} item={item} alt="" />}
      />
      <SeoMerge form={form} />
    </>
  )
}
