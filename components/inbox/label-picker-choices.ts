import { useTranslations } from 'next-intl'
import type { MessageLabel } from '#contract/inbox.ts'

/** Key of each label in the UI strings and the URL. */
export const labelKeys: Record<MessageLabel, string> = {
  'Book Visit': 'visit',
  'Zoom us': 'zoom',
  'Sell with us': 'sell',
  'Vineyards Form': 'vineyards',
  'Work with me': 'work',
}

export const allLabels = Object.keys(labelKeys) as MessageLabel[]

export const labelOf = (key: string | null): MessageLabel | null =>
  allLabels.find((label) => labelKeys[label] === key) ?? null

/** Returns a function that translates labels; those unknown to the contract stay unchanged. */
export function useLabelNames(): (label: string) => string {
  const t = useTranslations('inbox.labels')
  return (label) => {
    const known = allLabels.find((item) => item === label)
    return known === undefined ? label : t(labelKeys[known])
  }
}
