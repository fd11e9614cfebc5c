/** Distance in pixels within which labels overlap. */
const near = { x: 78, y: 32 }

type Point = { x: number; y: number }

/** Groups items that would overlap at this zoom, each at its first member's position. */
export function groupPoints<Item>(items: readonly Item[], pointOf: (item: Item) => Point): Item[][] {
  const groups: { at: Point; items: Item[] }[] = []
  for (const item of items) {
    const point = pointOf(item)
    const group = groups.find(
      ({ at }) => Math.abs(at.x - point.x) < near.x && Math.abs(at.y - point.y) < near.y,
    )
    if (group === undefined) groups.push({ at: point, items: [item] })
    else group.items.push(item)
  }
  return groups.map((group) => group.items)
}
