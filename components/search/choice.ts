import type { HomeIcon } from '@heroicons/react/24/outline'
import type { ChipTone } from '@/components/ui/chip'

/** One line of the palette: something to open or to do. */
export type Choice = {
  key: string
  label: string
  /** Before the label, such as a reference. */
  over?: string | null
  /** Under it: a place, an address, who wrote. */
  detail?: string | null
  icon: typeof HomeIcon
  /** Address of a photograph, shown instead of the icon; `round` for people. */
  picture?: string | null
  round?: boolean
  chips?: readonly { label: string; tone: ChipTone }[]
  /** Where it leads; or else what it does. */
  href?: string
  run?: () => void
  /** The demonstration keeps it closed. */
  disabled?: boolean
  /** A record, which is offered again among the recent ones. */
  record?: boolean
}

/** Records of one noun that a search shows. */
export const shownPerNoun = 5
