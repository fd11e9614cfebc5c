import type { KeyItem } from '#contract/key-items.ts'

type FeatureGroup = { group: KeyItem | null; keys: KeyItem[] }

/** Returns the features of each group, those without a group last. Empty groups are omitted. */
export function groupFeatures(features: readonly KeyItem[], groups: readonly KeyItem[]): FeatureGroup[] {
  const groupIds = new Set(groups.map(({ id }) => id))
  const grouped = groups.map((group): FeatureGroup => ({
    group,
    keys: features.filter(({ master }) => master === group.id),
  }))
  const ungrouped = features.filter(({ master }) => !groupIds.has(master))
  return [...grouped, { group: null, keys: ungrouped }].filter(({ keys }) => keys.length > 0)
}
