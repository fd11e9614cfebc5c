'use client'

import dynamic from 'next/dynamic'
import type { FieldTexts } from './merge-choice'
import type { RecordForm } from './use-record-form'

const MergeDialog = dynamic(() => import('./merge-dialog').then((module) => module.MergeDialog), {
  ssr: false,
})

/** Conflict dialog for concurrent edits of a record; loaded on demand. */
export function RecordMerge({
  form: { conflict, resolve, postpone },
  textsOf,
}: {
  form: Pick<RecordForm<'profile.update'>, 'conflict' | 'resolve' | 'postpone'>
  textsOf: FieldTexts
}) {
  return conflict === null ? null : (
    <MergeDialog comparison={conflict} textsOf={textsOf} onResolve={resolve} onPostpone={postpone} />
  )
}
