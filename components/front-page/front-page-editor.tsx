'use client'

import { useTranslations } from 'next-intl'
import { ErrorState, StaleBanner } from '@/components/resource/error-state'
import { notify } from '@/components/resource/notifier'
import { RecordMerge } from '@/components/resource/record-merge'
import { UnsavedDraft } from '@/components/resource/unsaved-draft'
import { useRecordForm } from '@/components/resource/use-record-form'
import { Skeleton } from '@/components/ui/skeleton'
import { call } from '@/lib/agency/call'
import type { CallResponse } from '@/lib/agency/types'
import { useCall } from '@/lib/agency/use-call'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { coversOf } from './cover-values'
import { CoversForm } from './covers-form'
import { FrontPagePreview } from './front-page-preview'
import { HighlightsBoard } from './highlights-board'

export function FrontPageEditor() {
  const { data, error, isValidating, mutate } = useCall('frontPage.homepage', {})
  const retry = () => void mutate()
  if (data !== undefined)
    return (
      <>
        {error !== undefined && <StaleBanner error={error} onRetry={retry} isRetrying={isValidating} />}
        <Editor response={data} />
      </>
    )
  if (error === undefined) return <Skeleton className="h-120" />
  return <ErrorState error={error} onRetry={retry} isRetrying={isValidating} />
}

function Editor({ response }: { response: CallResponse<'frontPage.homepage'> }) {
  const t = useTranslations('front-page.covers')
  const { revalidate } = useMutateCalls()
  const form = useRecordForm('frontPage.save', {
    response,
    read: () => call('frontPage.homepage', {}),
    toFormValues: coversOf,
    onSaved: () => {
      notify({ message: 'common.SAVED_SUCCESSFULLY' })
      void revalidate('frontPage')
    },
  })
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_34rem]">
      <div className="min-w-0">
        <UnsavedDraft form={form} record="covers" />
        <CoversForm form={form} />
        <RecordMerge
          form={form}
          displayOf={() => ({
            label: t('title'),
            format: (value) =>
              t('summary', { count: Array.isArray(value) ? value.length : 0, titles: titlesOf(value) }),
          })}
        />
      </div>
      <div className="min-w-0 xl:sticky xl:top-20 xl:col-start-2 xl:row-span-2 xl:row-start-1">
        <FrontPagePreview form={form} highlights={response.highlights} />
      </div>
      <HighlightsBoard />
    </div>
  )
}

function titlesOf(covers: unknown): string {
  if (!Array.isArray(covers)) return ''
  return covers
    .map((cover: { title?: { pt?: string; en?: string } }) => cover.title?.pt || cover.title?.en || '-')
    .join(' / ')
}
