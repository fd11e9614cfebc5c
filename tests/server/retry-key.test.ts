import { keyFor, settled } from '@/lib/agency/retry-key'
import { AgencyError } from '#contract/errors.ts'

const form = (name: string | File) => {
  const body = new FormData()
  body.set('name', name)
  return body
}
const noAnswer = () => Promise.reject(new AgencyError('SERVER_TIMEOUT_CONNECTION_ERROR'))

test('the same form has the same key while it is under way and when no answer came, and a new one after any answer', async () => {
  const first = keyFor('/add', form('Ana'))
  expect(keyFor('/add', form('Ana'))).toBe(first)
  expect(keyFor('/add', form('Rui'))).not.toBe(first)
  await expect(settled(first, noAnswer())).rejects.toThrow()
  expect(keyFor('/add', form('Ana'))).toBe(first)
  await expect(settled(first, Promise.reject(new AgencyError('IS_EMPTY')))).rejects.toThrow()
  const second = keyFor('/add', form('Ana'))
  expect(second).not.toBe(first)
  await settled(second, Promise.resolve(1))
  expect(keyFor('/add', form('Ana'))).not.toBe(second)
})

test('a file sent twice at once is two, one sent again without an answer is one', async () => {
  const file = new File(['x'], 'a.jpg', { lastModified: 1 })
  const first = keyFor('/upload', form(file))
  expect(keyFor('/upload', form(file))).not.toBe(first)
  const again = keyFor('/upload', form(file))
  await expect(settled(again, noAnswer())).rejects.toThrow()
  expect(keyFor('/upload', form(file))).toBe(again)
})
