'use client'

import dynamic from 'next/dynamic'
import type { RecordForm } from '@/components/resource/use-record-form'

const Choices = dynamic(() => import('./condominium-choices').then((chunk) => chunk.CondominiumChoices), {
  ssr: false,
})

type Merging = Pick<RecordForm<'condominiums.update'>, 'conflict' | 'resolve' | 'postpone'>

/** Conflict dialog for when a colleague has changed the same part of a development. */
export function CondominiumMerge({ form }: { form: Merging }) {
  return form.conflict === null ? null : (
    <Choices comparison={form.conflict} onResolve={form.resolve} onPostpone={form.postpone} />
  )
}
