import type { HomeIcon } from '@heroicons/react/24/outline'
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

/** Maximum number of results per resource. */
export const maxPerResource = 5
