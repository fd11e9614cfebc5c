/** Deterministic random generator (mulberry32): the same seed produces the same agency on every machine. */
export interface Random {
  /** Returns a number from low up to, not including, high. */
  between(low: number, high: number): number
  /** Returns an integer from low to high, inclusive. */
  integer(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(from: readonly [T, ...T[]] | readonly T[]): T
  /** Returns up to `count` different elements, in their original order. */
  sample<T>(from: readonly T[], count: number): T[]
  /** Creates an independent stream, so that an extra draw in one place doesn't shift all others. */
  fork(name: string): Random
}

function hash(text: string): number {
  let value = 2166136261
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 16777619)
  }
  return value >>> 0
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    integer,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: <T>(from: readonly T[]) => {
      const index = integer(0, from.length - 1)
      if (from.length === 0) throw new Error('Nothing to pick from')
      return from[index] as T
    },
    sample: (from, count) => {
      const order = from.map((_, index) => ({ index, weight: next() }))
      const selectedEntries = order.sort((a, b) => a.weight - b.weight).slice(0, count)
      const indexes = new Set(selectedEntries.map((entry) => entry.index))
      return from.filter((_, index) => indexes.has(index))
    },
    fork: (name) => createRandom((seed ^ hash(name)) >>> 0),
  }
}
