const step = 10
const largeStep = 80

const directions: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Screen pixels that a key moves the marker, more with Shift; null for other keys. */
export function markerMove(key: string, shift: boolean): { x: number; y: number } | null {
  const direction = directions[key]
  if (direction === undefined) return null
  const by = shift ? largeStep : step
  return { x: direction[0] * by, y: direction[1] * by }
}
