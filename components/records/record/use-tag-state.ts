import { useLocale } from 'next-intl'
import type { ChipTone } from '@/components/ui/chip'
import { useCall } from '@/lib/agency/use-call'
import { capitalize } from '@/lib/format/capitalize'
import { inLanguage } from '@/lib/format/in-language'
import { tagTones, useTagFormatter } from '../use-tag-formatter'

/**
 * Returns a record's tag, undefined until the tags are loaded, and `tagStates` for `RecordHeader`: the tag's state, or
 * an empty list.
 */
export function useTagState(call: 'properties.tags' | 'condominiums.tags', tagId: number | null) {
  const locale = useLocale()
  const formatTag = useTagFormatter(call === 'condominiums.tags' ? 'condominiums' : 'properties')
  const tag = useCall(call, tagId === null ? null : {}).data?.tags.find((candidate) => candidate.id === tagId)
  const name = tag === undefined ? '' : formatTag(tag.kind, inLanguage(tag.i18n.tag, locale))
  // The API returns tags in lower case.
  const label = capitalize(name)
  const tone: ChipTone = tag?.kind ? tagTones[tag.kind] : 'plain'
  return {
    tag,
    tagStates: tag === undefined ? [] : [{ label, tone, isOn: true }],
  }
}
