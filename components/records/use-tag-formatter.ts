import { useLocale, useTranslations } from 'next-intl'
import { useCallback } from 'react'
import type { TagKind } from '#contract/tag.ts'
import type { ChipTone } from '@/components/ui/chip'

/** Sold red, new green, reserved orange. */
export const tagTones: Record<TagKind, ChipTone> = { sold: 'danger', new: 'good', reserved: 'warn' }

/**
 * Returns a function that returns a tag's text. In Portuguese and English, and for a tag without a kind, this is the
 * agency's name for the tag; otherwise it is a translation of the kind.
 */
export function useTagFormatter(resource: 'properties' | 'condominiums' = 'properties') {
  const t = useTranslations(resource === 'condominiums' ? 'common.developmentTags' : 'common.tags')
  const locale = useLocale()
  return useCallback(
    (kind: TagKind | null, name: string) => (kind === null || /^(pt|en)/.test(locale) ? name : t(kind)),
    [t, locale],
  )
}
