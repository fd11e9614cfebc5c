'use client'

import dynamic from 'next/dynamic'
import type { RecordForm } from '@/components/resource/use-record-form'
import type { SeoCall } from './seo-form'

const Choices = dynamic(() => import('./seo-choices').then((chunk) => chunk.SeoChoices), { ssr: false })

/** Conflict dialog for when a colleague has changed the SEO texts. */
export function SeoMerge({ form }: { form: Pick<RecordForm<SeoCall>, 'conflict' | 'resolve' | 'postpone'> }) {
  return form.conflict === null ? null : (
    <Choices comparison={form.conflict} onResolve={form.resolve} onPostpone={form.postpone} />
  )
}
