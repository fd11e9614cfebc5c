/** Pixels around a label within which another would cover it. */
const near = { x: 78, y: 32 }

type Point = { x: number; y: number }

/** Puts together what would lie on top of each other at this zoom; each group stands at its first member's place. */
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
