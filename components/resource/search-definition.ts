import type { HomeIcon } from '@heroicons/react/24/outline'
import type { Found, FoundResource } from '#contract/search.ts'
import type { ChipTone } from '@/components/ui/chip'

export type Choice = {
  key: string
  label: string
  over?: string | null
  detail?: string | null
  icon: typeof HomeIcon
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

export type SearchRequest = { search: string; limit: number; locale: string; signal: AbortSignal }

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
