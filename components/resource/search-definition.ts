import type { HomeIcon } from '@heroicons/react/24/outline'
import type { Found, FoundResource } from '#contract/search.ts'
import type { ChipTone } from '@/components/ui/chip'

/** An item of the palette: a record or page to open, or an action. */
export type Choice = {
  key: string
  label: string
  /** Above the label, such as a reference. */
  over?: string | null
  /** Below the label: a place, an address, the sender. */
  detail?: string | null
  icon: typeof HomeIcon
  /** URL of a photo shown instead of the icon; `round` for people. */
  picture?: string | null
  round?: boolean
  chips?: readonly { label: string; tone: ChipTone }[]
  /** Target; otherwise an action runs. */
  href?: string
  run?: () => void
  /** Not available in the demo. */
  disabled?: boolean
  /** Records are added to the recent ones. */
  record?: boolean
}

export type SearchTexts = {
  archived: string
  unread: string
  administrator: string
  day: (iso: string) => string
}

/** Options of a search for at most `limit` records, with texts in the user's language. */
export type SearchRequest = { search: string; limit: number; locale: string; signal: AbortSignal }

/** Definition of how the search palette finds and shows a resource's records. */
export type SearchDefinition<R extends FoundResource> = {
  /** The list that searches all of them, and its menu label. */
  list: { path: string; name: string }
  administrators?: true
  icon: typeof HomeIcon
  href: (id: number) => string
  choices: (found: Found[R], texts: SearchTexts) => (Partial<Choice> & { id: number; label: string })[]
  /** For APIs without a global search: searches the resource's list. */
  find: (request: SearchRequest) => Promise<{ found: Found[R]; total: number }>
}

/** Query of the lists that page by `limit`. */
export const rowsQuery = ({ search, limit }: SearchRequest) => ({
  query: { page: 1, limit, filter: { search } },
})
