let seed: number | null = null

/** Returns the run's random seed: TORTURE_SEED, or a new number per run. */
export function seedOf(): number {
  seed ??= Number(process.env.TORTURE_SEED ?? Math.floor(Math.random() * 1e9))
  return seed
}
