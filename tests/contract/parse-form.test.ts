import { jest } from '@jest/globals'
import { limits } from '#contract/limits.ts'
import { parseForm } from '../../agency-api/parse-form.ts'

const malformed = { code: 'ERROR', status: 400 }
const encode = (text: string) => new TextEncoder().encode(text)
const part = (boundary: string) => `--${boundary}\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n`
const multipart = (fields: number, boundary = 'x') =>
  encode(`${part(boundary).repeat(fields)}--${boundary}--`)

/** Fails the test if the platform's parser, slow on many fields, is reached. */
function forbidParsing(): void {
  jest.spyOn(Response.prototype, 'formData').mockImplementation(() => {
    throw new Error('parsed')
  })
}

afterEach(() => jest.restoreAllMocks())

test.each([
  ['multipart/form-data; boundary=x', 'x'],
  ['multipart/form-data; boundary="x y"', 'x y'],
  ['Multipart/Form-Data; charset=utf-8; BOUNDARY=x', 'x'],
])('parses as many fields as allowed of %s', async (type, boundary) => {
  const form = await parseForm(type, multipart(limits.multipartKeys, boundary))
  expect([...form.keys()]).toHaveLength(limits.multipartKeys)
})

test.each([
  ['multipart/form-data; boundary=x', 'x'],
  ['multipart/form-data; boundary="x y"', 'x y'],
  ['multipart/form-data; other="boundary=y"; boundary=x', 'x'],
  ['multipart/form-data; boundary=x; boundary=y', 'x'],
])('refuses more fields of %s before parsing', async (type, boundary) => {
  forbidParsing()
  await expect(parseForm(type, multipart(limits.multipartKeys + 1, boundary))).rejects.toMatchObject(
    malformed,
  )
})

test('parses with the boundary that it counts', async () => {
  const type = 'multipart/form-data; boundary=y, multipart/form-data; boundary=x'
  await expect(parseForm(type, multipart(limits.multipartKeys + 1))).rejects.toMatchObject(malformed)
  await expect(parseForm(type, multipart(1))).rejects.toMatchObject(malformed)
})

test('refuses a boundary of more than 70 characters before searching for it', async () => {
  forbidParsing()
  const search = jest.spyOn(Buffer.prototype, 'indexOf')
  const boundary = 'x'.repeat(71)
  const type = `multipart/form-data; boundary=${boundary}`
  await expect(parseForm(type, multipart(1, boundary))).rejects.toMatchObject(malformed)
  expect(search).not.toHaveBeenCalled()
})

test('refuses more URL-encoded fields before parsing', async () => {
  forbidParsing()
  const body = encode('a=&'.repeat(limits.multipartKeys + 2))
  await expect(parseForm('application/x-www-form-urlencoded', body)).rejects.toMatchObject(malformed)
})

test.each(['multipart/form-data', 'multipart/form-data; boundary=""', 'multipart/form-data; boundary=other'])(
  'refuses a body of the type %s',
  async (type) => {
    await expect(parseForm(type, multipart(1))).rejects.toMatchObject(malformed)
  },
)
