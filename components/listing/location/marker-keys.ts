const step = 10
const largeStep = 80

const directions: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** By how many pixels of the screen a key moves the marker, further with Shift; null for keys that do not. */
export function markerMove(key: string, shift: boolean): { x: number; y: number } | null {
  const direction = directions[key]
  if (direction === undefined) return null
  const by = shift ? largeStep : step
  return { x: direction[0] * by, y: direction[1] * by }
}
