'use client'

import dynamic from 'next/dynamic'
import type { RecordForm } from '@/components/resource/use-record-form'
import type { SeoCall } from './seo-form'

const Choices = dynamic(() => import('./seo-choices').then((chunk) => chunk.SeoChoices), { ssr: false })

/** The question when a colleague has written other texts for search engines. */
export function SeoMerge({ form }: { form: Pick<RecordForm<SeoCall>, 'conflict' | 'settle' | 'postpone'> }) {
  return form.conflict === null ? null : (
    <Choices comparison={form.conflict} onSettle={form.settle} onPostpone={form.postpone} />
  )
}
