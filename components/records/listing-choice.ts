import type { SearchResult } from '#contract/search.ts'
import type { SearchTexts } from '@/components/resource/search-definition'
import { capitalize } from '@/lib/format/capitalize'
import { thumbUrl } from '@/lib/format/media-url'
import { tagTones } from './use-tag-formatter'

export function toListingChoice(
  folder: 'properties' | 'condominiums',
  { id, title, place, cover, disabled, tag, tag_kind, archived }: SearchResult['condominiums'][number],
  texts: SearchTexts,
) {
  return {
    id,
    label: title,
    lang: texts.lang,
    detail: place,
    disabled: disabled === 1,
    image: cover === null ? null : thumbUrl(folder, id, cover),
    chips: [
      ...(tag === null
        ? []
        : [
            {
              // The API returns tags in lower case.
              label: capitalize(texts.formatTag(tag_kind, tag)),
              tone: tag_kind === null ? ('plain' as const) : tagTones[tag_kind],
            },
          ]),
      ...(archived === 1 ? [{ label: texts.archived, tone: 'plain' as const }] : []),
    ],
  }
}
