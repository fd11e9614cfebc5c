import { jest } from '@jest/globals'
import { limits } from '#contract/limits.ts'
import { parseForm } from '../../agency-api/parse-form.ts'

const malformed = { code: 'ERROR', status: 400 }
const encode = (text: string) => new TextEncoder().encode(text)
const createPart = (boundary: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n`
const createMultipart = (fields: number, boundary = 'x') =>
  encode(`${createPart(boundary).repeat(fields)}--${boundary}--`)

/** Observes the platform's parser, which is slow on many fields. */
const spyOnParser = () => jest.spyOn(Response.prototype, 'formData')

afterEach(() => jest.restoreAllMocks())

test.each([
  ['multipart/form-data; boundary=x', 'x'],
  ['multipart/form-data; boundary="x y"', 'x y'],
  ['Multipart/Form-Data; charset=utf-8; BOUNDARY=x', 'x'],
])('parses the maximum number of fields of %s', async (type, boundary) => {
  const form = await parseForm(type, createMultipart(limits.multipartKeys, boundary))
  expect([...form.keys()]).toHaveLength(limits.multipartKeys)
})

test.each([
  ['multipart/form-data; boundary=x', 'x'],
  ['multipart/form-data; boundary="x y"', 'x y'],
  ['multipart/form-data; other="boundary=y"; boundary=x', 'x'],
  ['multipart/form-data; boundary=x; boundary=y', 'x'],
])('rejects too many fields of %s before parsing', async (type, boundary) => {
  const parse = spyOnParser()
  await expect(parseForm(type, createMultipart(limits.multipartKeys + 1, boundary))).rejects.toMatchObject(
    malformed,
  )
  expect(parse).not.toHaveBeenCalled()
})

test('uses one boundary both to count and to parse the fields', async () => {
  const type = 'multipart/form-data; boundary=y, multipart/form-data; boundary=x'
  await expect(parseForm(type, createMultipart(limits.multipartKeys + 1))).rejects.toMatchObject(malformed)
  await expect(parseForm(type, createMultipart(1))).rejects.toMatchObject(malformed)
})

test('rejects a boundary of more than 70 characters before searching for it', async () => {
  const parse = spyOnParser()
  const search = jest.spyOn(Buffer.prototype, 'indexOf')
  const boundary = 'x'.repeat(71)
  const type = `multipart/form-data; boundary=${boundary}`
  await expect(parseForm(type, createMultipart(1, boundary))).rejects.toMatchObject(malformed)
  expect(search).not.toHaveBeenCalled()
  expect(parse).not.toHaveBeenCalled()
})

test('rejects too many URL-encoded fields before parsing', async () => {
  const parse = spyOnParser()
  const body = encode('a=&'.repeat(limits.multipartKeys + 2))
  await expect(parseForm('application/x-www-form-urlencoded', body)).rejects.toMatchObject(malformed)
  expect(parse).not.toHaveBeenCalled()
})

test.each(['multipart/form-data', 'multipart/form-data; boundary=""', 'multipart/form-data; boundary=other'])(
  'refuses a body of type %s',
  async (type) => {
    await expect(parseForm(type, createMultipart(1))).rejects.toMatchObject(malformed)
  },
)
