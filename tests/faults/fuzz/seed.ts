let seed: number | null = null

export function readSeed(): number {
  seed ??= Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 1e9))
  return seed
}
