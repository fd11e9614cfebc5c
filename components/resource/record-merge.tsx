'use client'

import dynamic from 'next/dynamic'
import type { FieldTexts } from './merge-choice'
import type { RecordForm } from './use-record-form'

const MergeDialog = dynamic(() => import('./merge-dialog').then((module) => module.MergeDialog), {
  ssr: false,
})

/** The question when a colleague has changed the same record; it comes when it is first needed. */
export function RecordMerge({
  form: { conflict, settle, postpone },
  textsOf,
}: {
  form: Pick<RecordForm<'profile.update'>, 'conflict' | 'settle' | 'postpone'>
  textsOf: FieldTexts
}) {
  return conflict === null ? null : (
    <MergeDialog comparison={conflict} textsOf={textsOf} onSettle={settle} onPostpone={postpone} />
  )
}
