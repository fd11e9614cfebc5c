'use client'

import { useLocale } from 'next-intl'
import type { TagKind } from '#contract/tag.ts'
import type { ChipTone } from '@/components/ui/chip'
import { useCall } from '@/lib/agency/use-call'
import { inLanguage } from '@/lib/format/in-language'

const tones: Record<TagKind, ChipTone> = { sold: 'danger', new: 'good', reserved: 'warn' }

/** The tag of a record and its chip; undefined until the tags are loaded. */
export function useTagState(call: 'properties.tags' | 'condominiums.tags', id: number | null) {
  const locale = useLocale()
  const tag = useCall(call, id === null ? null : {}).data?.tags.find((each) => each.id === id)
  const name = tag === undefined ? '' : inLanguage(tag.i18n.tag, locale)
  // The API returns tags in lower case.
  const label = name.charAt(0).toUpperCase() + name.slice(1)
  const tone: ChipTone = tag?.kind ? tones[tag.kind] : 'plain'
  return {
    tag,
    tagState: tag === undefined ? [] : [{ label, tone, on: true }],
  }
}
