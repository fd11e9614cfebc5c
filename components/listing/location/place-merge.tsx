'use client'

import dynamic from 'next/dynamic'
import type { PlaceRecordForm } from './place-form'

const Choices = dynamic(() => import('./place-choices').then((chunk) => chunk.PlaceChoices), { ssr: false })

/** The question when a colleague has moved the same record's marker. */
export function PlaceMerge({ form }: { form: Pick<PlaceRecordForm, 'conflict' | 'settle' | 'postpone'> }) {
  return form.conflict === null ? null : (
    <Choices comparison={form.conflict} onSettle={form.settle} onPostpone={form.postpone} />
  )
}
