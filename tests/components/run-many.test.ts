import fc from 'fast-check'
import { runMany } from '@/components/resource/run-many'

const waitForNextTask = () => new Promise((resolve) => setTimeout(resolve))

describe('bulk runs', () => {
  test('continue after a failed item', async () => {
    const limitError = new Error('HIGHLIGHT_LIMIT')
    const outcomes = await runMany([1, 2, 3, 4, 5, 6], async (item) => {
      await waitForNextTask()
      if (item % 3 === 0) throw limitError
    })
    expect(outcomes).toEqual([
      { item: 1, state: 'done' },
      { item: 2, state: 'done' },
      { item: 3, state: 'failed', error: limitError },
      { item: 4, state: 'done' },
      { item: 5, state: 'done' },
      { item: 6, state: 'failed', error: limitError },
    ])
  })

  test('process each item once within the concurrency limit and keep the order of results', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.boolean(), { maxLength: 30 }),
        fc.integer({ min: 1, max: 6 }),
        async (fails, parallel) => {
          let running = 0
          let peak = 0
          const processed: number[] = []
          const outcomes = await runMany(
            [...fails.keys()],
            async (item) => {
              processed.push(item)
              peak = Math.max(peak, ++running)
              await waitForNextTask()
              running--
              if (fails[item]) throw new Error()
            },
            { parallel },
          )
          expect(peak).toBeLessThanOrEqual(parallel)
          expect(processed.toSorted((a, b) => a - b)).toEqual([...fails.keys()])
          expect(outcomes.map(({ item }) => item)).toEqual([...fails.keys()])
          expect(outcomes.map(({ state }) => state === 'failed')).toEqual(fails)
        },
      ),
      { numRuns: 30 },
    )
  })

  test('finish started items and skip the rest once stopped', async () => {
    const controller = new AbortController()
    const ended: number[] = []
    const outcomes = await runMany(
      [1, 2, 3, 4, 5],
      async (item) => {
        await waitForNextTask()
        if (item === 2) controller.abort()
      },
      { parallel: 2, signal: controller.signal, onOutcome: ({ item }) => ended.push(item) },
    )
    expect(outcomes.map(({ state }) => state)).toEqual([
      'done',
      'done',
      expect.any(String),
      'skipped',
      'skipped',
    ])
    expect(ended.length).toBe(outcomes.filter(({ state }) => state === 'done').length)
  })
})
