import type { MessageLabel } from '#contract/inbox.ts'

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

/** Returns the key of a label in the UI strings and the URL; null for labels unknown to the contract. */
export const keyOfLabel = (label: string): string | null =>
  Object.entries(labelKeys).find(([name]) => name === label)?.[1] ?? null
