'use client'

import type { ComponentProps } from 'react'
import { MergeDialog } from '@/components/resource/merge-dialog'
import { useCollectionFieldTexts, usePropertyFieldTexts } from '../property-field-texts'

type Props = Omit<ComponentProps<typeof MergeDialog>, 'textsOf'>

export function GeneralChoices(props: Props) {
  return <MergeDialog {...props} textsOf={usePropertyFieldTexts()} />
}

export function CollectionChoices(props: Props) {
  return <MergeDialog {...props} textsOf={useCollectionFieldTexts()} />
}
