/** What came of one of many: done, failed with its reason, or not begun because the run was stopped. */
export type Outcome<Item> =
  | { item: Item; state: 'done' }
  | { item: Item; state: 'failed'; error: unknown }
  | { item: Item; state: 'skipped' }

type Options<Item> = {
  /** How many run at the same time. */
  parallel?: number
  /** Stops the run: what has begun is awaited, the rest is skipped. */
  signal?: AbortSignal
  /** After each that has ended. */
  onOutcome?: (outcome: Outcome<Item>) => void
}

/**
 * Does the same to many items, some at a time. One that fails does not keep the others from being done. Resolves with an
 * outcome for each item, in the items' order; never rejects.
 */
export async function runMany<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  { parallel = 4, signal, onOutcome }: Options<Item> = {},
): Promise<Outcome<Item>[]> {
  const outcomes = items.map((item): Outcome<Item> => ({ item, state: 'skipped' }))
  const waiting = items.entries()
  async function worker() {
    for (const [at, item] of waiting) {
      if (signal?.aborted === true) return
      const outcome = await outcomeOf(item, work)
      outcomes[at] = outcome
      onOutcome?.(outcome)
    }
  }
  await Promise.all(Array.from({ length: Math.min(parallel, items.length) }, worker))
  return outcomes
}

async function outcomeOf<Item>(item: Item, work: (item: Item) => Promise<unknown>): Promise<Outcome<Item>> {
  try {
    await work(item)
    return { item, state: 'done' }
  } catch (error) {
    return { item, state: 'failed', error }
  }
}
