'use client'

import dynamic from 'next/dynamic'
import type { PlaceRecordForm } from './place-form'

const Choices = dynamic(() => import('./place-choices').then((chunk) => chunk.PlaceChoices), { ssr: false })

/** Conflict dialog for when a colleague has moved the same marker. */
export function PlaceMerge({ form }: { form: Pick<PlaceRecordForm, 'conflict' | 'resolve' | 'postpone'> }) {
  return form.conflict === null ? null : (
    <Choices comparison={form.conflict} onResolve={form.resolve} onPostpone={form.postpone} />
  )
}
