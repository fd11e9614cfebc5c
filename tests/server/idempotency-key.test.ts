import { idempotencyKeyFor, releaseKeyAfterResponse } from '@/lib/agency/idempotency-key'
import { AgencyError } from '#contract/errors.ts'

const form = (name: string | File) => {
  const body = new FormData()
  body.set('name', name)
  return body
}
const noResponse = () => Promise.reject(new AgencyError('SERVER_TIMEOUT_CONNECTION_ERROR'))

test('reuses the key of a form until the API responds, and then creates a new one', async () => {
  const first = idempotencyKeyFor('/add', form('Ana'))
  expect(idempotencyKeyFor('/add', form('Ana'))).toBe(first)
  expect(idempotencyKeyFor('/add', form('Rui'))).not.toBe(first)
  await expect(releaseKeyAfterResponse(first, noResponse())).rejects.toThrow()
  expect(idempotencyKeyFor('/add', form('Ana'))).toBe(first)
  await expect(releaseKeyAfterResponse(first, Promise.reject(new AgencyError('IS_EMPTY')))).rejects.toThrow()
  const second = idempotencyKeyFor('/add', form('Ana'))
  expect(second).not.toBe(first)
  await releaseKeyAfterResponse(second, Promise.resolve(1))
  expect(idempotencyKeyFor('/add', form('Ana'))).not.toBe(second)
})

test('creates two keys for a file sent twice at once, and reuses the key if the API did not respond', async () => {
  const file = new File(['x'], 'a.jpg', { lastModified: 1 })
  const first = idempotencyKeyFor('/upload', form(file))
  expect(idempotencyKeyFor('/upload', form(file))).not.toBe(first)
  const third = idempotencyKeyFor('/upload', form(file))
  await expect(releaseKeyAfterResponse(third, noResponse())).rejects.toThrow()
  expect(idempotencyKeyFor('/upload', form(file))).toBe(third)
})
