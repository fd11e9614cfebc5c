'use client'

import type { ComponentProps } from 'react'
import { MergeDialog } from '@/components/resource/merge-dialog'
import { useFieldTexts } from '@/components/resource/use-field-texts'
import { listingFields } from '../listing-fields'

/** Conflict choices for each text and language. */
export function SeoChoices(props: Omit<ComponentProps<typeof MergeDialog>, 'textsOf'>) {
  const textsOf = useFieldTexts(listingFields)
  return <MergeDialog {...props} textsOf={(path) => textsOf(`seo.${path}`)} />
}
