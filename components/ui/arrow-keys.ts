/** Returns the index that an arrow key, Home or End moves to, cyclically; null for other keys. */
export function targetIndexOf(key: string, index: number, count: number): number | null {
  const targets: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    Home: 0,
    End: count - 1,
  }
  const target = targets[key]
  return target === undefined ? null : (target + count) % count
}
