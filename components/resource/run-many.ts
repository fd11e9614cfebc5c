type Outcome<Item> =
  | { item: Item; state: 'done' }
  | { item: Item; state: 'failed'; error: unknown }
  | { item: Item; state: 'skipped' }

type Options<Item> = {
  parallel?: number
  /** Stops the run: started items are awaited, the rest is skipped. */
  signal?: AbortSignal
  onOutcome?: (outcome: Outcome<Item>) => void
}

/**
 * Runs an action on many items with limited concurrency. A failure doesn't stop the others. Resolves with the
 * outcomes in the items' order; never rejects.
 */
export async function runMany<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  { parallel = 4, signal, onOutcome }: Options<Item> = {},
): Promise<Outcome<Item>[]> {
  const outcomes = items.map((item): Outcome<Item> => ({ item, state: 'skipped' }))
  const waiting = items.entries()
  async function worker() {
    for (const [index, item] of waiting) {
      if (signal?.aborted === true) return
      const outcome = await outcomeOf(item, work)
      outcomes[index] = outcome
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
