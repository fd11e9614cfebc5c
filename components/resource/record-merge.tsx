import dynamic from 'next/dynamic'
import type { ComponentProps, ComponentType } from 'react'
import type { GetFieldDisplay } from './merge-choice'
import type { MergeDialog as Dialog } from './merge-dialog'
import type { RecordForm } from './use-record-form'

const MergeDialog = dynamic(() => import('./merge-dialog').then((module) => module.MergeDialog), {
  ssr: false,
})

export type MergeProps = Omit<ComponentProps<typeof Dialog>, 'displayOf'>

export type MergeDisplay = { displayOf: GetFieldDisplay } | { mergeDialog: ComponentType<MergeProps> }

/** Typed with `profile.update` as an example: these three properties of a form are the same for every call. */
export function RecordMerge({
  form: { conflict, resolve, postpone },
  ...display
}: { form: Pick<RecordForm<'profile.update'>, 'conflict' | 'resolve' | 'postpone'> } & MergeDisplay) {
  if (conflict === null) return null
  const dialogProps = { comparison: conflict, onResolve: resolve, onPostpone: postpone }
  return 'mergeDialog' in display ? (
    <display.mergeDialog {...dialogProps} />
  ) : (
    <MergeDialog {...dialogProps} displayOf={display.displayOf} />
  )
}
