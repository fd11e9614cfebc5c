import type { MessageLabel } from '#contract/inbox.ts'

export const labelKeys: Record<MessageLabel, string> = {
  'Book Visit': 'visit',
  'Zoom us': 'zoom',
  'Sell with us': 'sell',
  'Vineyards Form': 'vineyards',
  'Work with me': 'work',
}

const labels = Object.entries(labelKeys).map(([label, key]) => ({ label: label as MessageLabel, key }))

export const allLabels: readonly MessageLabel[] = labels.map(({ label }) => label)

export const labelOf = (key: string | null): MessageLabel | null =>
  labels.find((item) => item.key === key)?.label ?? null

/** Returns the key of a label in the UI strings and the URL; null for labels unknown to the contract. */
export const keyOfLabel = (label: string): string | null =>
  labels.find((item) => item.label === label)?.key ?? null
