'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { MergeDialog } from '@/components/resource/merge-dialog'
import { plain, useBilingualTexts } from '../form/field-texts'

/** Conflict choices for each text and language. */
export function SeoChoices(props: Omit<ComponentProps<typeof MergeDialog>, 'textsOf'>) {
  const t = useTranslations('listing.seo')
  const inBoth = useBilingualTexts({ title: t('name'), slug: t('slug'), description: t('description') })
  return <MergeDialog {...props} textsOf={(path) => inBoth(path) ?? { label: path, show: plain }} />
}
