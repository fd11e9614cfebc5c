let seed: number | null = null

/** What the run's made-up calls are drawn from: TORTURE_SEED, or another number each time; the same for the whole run. */
export function seedOf(): number {
  seed ??= Number(process.env.TORTURE_SEED ?? Math.floor(Math.random() * 1e9))
  return seed
}
