'use client'

import dynamic from 'next/dynamic'
import type { ComponentProps, ComponentType } from 'react'
import type { MergeDialog } from '@/components/resource/merge-dialog'
import type { RecordForm } from '@/components/resource/use-record-form'

type Choices = ComponentType<Omit<ComponentProps<typeof MergeDialog>, 'textsOf'>>
const load = () => import('./property-merge-choices')

/** Conflict choices with each tab's labels; loaded on demand. */
const choices: Record<'general' | 'collection', Choices> = {
  general: dynamic(() => load().then((module) => module.GeneralChoices), { ssr: false }),
  collection: dynamic(() => load().then((module) => module.CollectionChoices), { ssr: false }),
}

type Merging = Pick<RecordForm<'properties.update'>, 'conflict' | 'resolve' | 'postpone'>

/** Conflict dialog for when a colleague has changed the same part of a property. */
export function PropertyMerge({ form, block }: { form: Merging; block: keyof typeof choices }) {
  const Choose = choices[block]
  return form.conflict === null ? null : (
    <Choose comparison={form.conflict} onResolve={form.resolve} onPostpone={form.postpone} />
  )
}
