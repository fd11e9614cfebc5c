let seed: number | null = null

export function seedOf(): number {
  seed ??= Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 1e9))
  return seed
}
