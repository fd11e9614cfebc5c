import type { HomeIcon } from '@heroicons/react/24/outline'
import type { LanguageTag } from '#contract/language-tags.ts'
import type { SearchResult, SearchResource } from '#contract/search.ts'
import type { TagKind } from '#contract/tag.ts'
import type { ChipTone } from '@/components/ui/chip'

export type Choice = {
  key: string
  label: string
  /** Set if the label isn't in the interface's language. */
  lang?: LanguageTag
  overline?: string | null
  detail?: string | null
  icon: typeof HomeIcon
  image?: string | null
  isRound?: boolean
  chips?: readonly { label: string; tone: ChipTone }[]
  /** Page to open; without it, `run` is called. */
  href?: string
  run?: () => void
  /** Read-only record: selecting it shows the error DEMO. */
  disabled?: boolean
  /** Set for a record, which is stored in the recent records when it is opened. */
  isRecord?: boolean
}

/** A found record; `key` and `href` are derived from its id, `icon` from its resource. */
export type RecordChoice = Partial<Choice> & { id: number; label: string }

export type SearchTexts = {
  /** `lang` attribute of texts whose language the API chose. */
  lang: LanguageTag | undefined
  archived: string
  unread: string
  administrator: string
  formatDay: (iso: string) => string
  formatTag: (kind: TagKind | null, name: string) => string
}

export type SearchRequest = { search: string; limit: number; locale: string; signal: AbortSignal }

export type SearchDefinition<R extends SearchResource> = {
  /** List page: its path and the key of its menu entry. */
  list: { path: string; name: string }
  administratorsOnly?: true
  icon: typeof HomeIcon
  href: (id: number) => string
  toChoices: (records: SearchResult[R], texts: SearchTexts) => RecordChoice[]
  /** Searches the resource's list; used for APIs without a search of all resources. */
  find: (request: SearchRequest) => Promise<{ records: SearchResult[R]; total: number }>
}

export const toSearchArgs = ({ search, limit }: SearchRequest) => ({
  query: { page: 1, limit, filter: { search } },
})
