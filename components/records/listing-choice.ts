import type { Found } from '#contract/search.ts'
import type { TagKind } from '#contract/tag.ts'
import type { SearchTexts } from '@/components/resource/search-definition'
import type { ChipTone } from '@/components/ui/chip'
import { mediaUrl } from '@/lib/format/media-url'

const tones: Record<TagKind, ChipTone> = { sold: 'danger', new: 'good', reserved: 'warn' }

/** The API returns tags in lower case. */
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

export function listingChoice(
  folder: 'properties' | 'condominiums',
  { id, title, place, cover, disabled, tag, tag_kind, archived }: Found['condominiums'][number],
  texts: SearchTexts,
) {
  return {
    id,
    label: title,
    detail: place,
    disabled: disabled === 1,
    picture: cover === null ? null : mediaUrl(folder, id, cover.card ?? cover.file),
    chips: [
      ...(tag === null
        ? []
        : [{ label: capital(tag), tone: tag_kind === null ? ('plain' as const) : tones[tag_kind] }]),
      ...(archived === 1 ? [{ label: texts.archived, tone: 'plain' as const }] : []),
    ],
  }
}
