import { AgencyError } from '#contract/errors.ts'
import { idempotencyKeyFor, releaseKeyAfterResponse } from '@/lib/agency/wire'

const createForm = (name: string | File) => {
  const body = new FormData()
  body.set('name', name)
  return body
}
const failWithoutResponse = () => Promise.reject(new AgencyError('SERVER_TIMEOUT_CONNECTION_ERROR'))

test('reuses the key of a form until the API responds, and then creates a new one', async () => {
  const first = idempotencyKeyFor('/add', createForm('Ana'))
  expect(idempotencyKeyFor('/add', createForm('Ana'))).toBe(first)
  expect(idempotencyKeyFor('/add', createForm('Rui'))).not.toBe(first)
  await expect(releaseKeyAfterResponse(first, failWithoutResponse())).rejects.toThrow()
  expect(idempotencyKeyFor('/add', createForm('Ana'))).toBe(first)
  await expect(releaseKeyAfterResponse(first, Promise.reject(new AgencyError('IS_EMPTY')))).rejects.toThrow()
  const second = idempotencyKeyFor('/add', createForm('Ana'))
  expect(second).not.toBe(first)
  await releaseKeyAfterResponse(second, Promise.resolve(1))
  expect(idempotencyKeyFor('/add', createForm('Ana'))).not.toBe(second)
})

describe('a file sent twice at once', () => {
  const createKeysFor = (name: string) => {
    const file = new File(['x'], name, { lastModified: 1 })
    return () => idempotencyKeyFor('/upload', createForm(file))
  }

  test('gets two keys, each reused once if the API did not respond', async () => {
    const createKey = createKeysFor('a.jpg')
    const [first, second] = [createKey(), createKey()]
    expect(second).not.toBe(first)
    await expect(releaseKeyAfterResponse(first, failWithoutResponse())).rejects.toThrow()
    await expect(releaseKeyAfterResponse(second, failWithoutResponse())).rejects.toThrow()
    expect([createKey(), createKey()]).toEqual([first, second])
    expect([first, second]).not.toContain(createKey())
  })

  test('keeps the key of the upload that got no response when the other upload succeeds', async () => {
    const createKey = createKeysFor('b.jpg')
    const [first, second] = [createKey(), createKey()]
    await releaseKeyAfterResponse(second, Promise.resolve(1))
    await expect(releaseKeyAfterResponse(first, failWithoutResponse())).rejects.toThrow()
    expect(createKey()).toBe(first)
  })
})
