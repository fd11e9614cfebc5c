import { createFairQueue } from '#contract/fair-queue.ts'

const task = (name: string, order: string[]) => {
  const end = Promise.withResolvers<void>()
  return {
    end: end.resolve,
    run: () => {
      order.push(name)
      return end.promise
    },
  }
}
const nextTick = () => new Promise((resolve) => setImmediate(resolve))

test('runs one task per user at a time, in turns', async () => {
  const order: string[] = []
  const queue = createFairQueue({ concurrency: 2 })
  const tasks = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => task(name, order))
  const done = tasks.map(({ run }, index) => queue('aaabcb'.charAt(index), run))
  await nextTick()
  expect(order).toEqual(['a1', 'b1'])
  for (const { end } of tasks) {
    end()
    await nextTick()
  }
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  await Promise.all(done)
})

test('runs one large task at a time, in turns between users, while small tasks also run', async () => {
  const order: string[] = []
  const queue = createFairQueue({ concurrency: 2 })
  const large = ['A1', 'A2', 'A3', 'B1'].map((name) => task(name, order))
  const small = task('c1', order)
  const done = large.map(({ run }, index) => queue('AAAB'.charAt(index), run, { isLarge: true }))
  done.push(queue('c', small.run))
  await nextTick()
  expect(order).toEqual(['A1', 'c1'])
  for (const { end } of [small, ...large]) {
    end()
    await nextTick()
  }
  expect(order).toEqual(['A1', 'c1', 'B1', 'A2', 'A3'])
  await Promise.all(done)
})

test('continues after a failed task, and rejects a user with too many pending tasks', async () => {
  const queue = createFairQueue({ concurrency: 1, maxWaiting: 2 })
  const first = task('first', [])
  const failing = queue('a', async () => {
    await first.run()
    throw new Error('no')
  })
  const waiting = [queue('a', async () => 1), queue('a', async () => 2)]
  await expect(queue('a', async () => 3)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  const other = queue('b', async () => 4)
  first.end()
  await expect(failing).rejects.toThrow('no')
  expect(await Promise.all([...waiting, other])).toEqual([1, 2, 4])
})
