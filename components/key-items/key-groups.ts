import type { KeyItem } from '#contract/key-items.ts'

export function grouped(
  features: readonly KeyItem[],
  dividers: readonly KeyItem[],
): { divider: KeyItem | null; keys: KeyItem[] }[] {
  const known = new Set(dividers.map(({ id }) => id))
  const groups: { divider: KeyItem | null; keys: KeyItem[] }[] = dividers.map((divider) => ({
    divider,
    keys: features.filter(({ master }) => master === divider.id),
  }))
  const rest = features.filter(({ master }) => !known.has(master))
  return [...groups, { divider: null, keys: rest }].filter(({ keys }) => keys.length > 0)
}
