import { spawnSync } from 'node:child_process'
import { normalizeUnicode, stripMarks } from '#contract/normalize.ts'
import { eachDatabase } from './databases.ts'
import { openOffice } from './office.ts'

const marks = `a${'\u0300'.repeat(62_000)}${'\u0316'.repeat(62_000)}`

/** Unguarded, these take 6 s and more; a loaded machine needs some of the second. */
const mostMs = 1_000

function millisecondsOf(run: () => unknown): number {
  const began = performance.now()
  run()
  return performance.now() - began
}

test('a text is normalized in linear time, whatever its combining marks', () => {
  for (const text of [marks, `a${'\u0300\u0316'.repeat(62_000)}`, 'q\u0307\u0323'.repeat(40_000)]) {
    for (const form of ['NFC', 'NFD', 'NFKD'] as const)
      expect(millisecondsOf(() => normalizeUnicode(text, form))).toBeLessThan(mostMs)
    expect(millisecondsOf(() => stripMarks(text))).toBeLessThan(mostMs)
  }
})

test('what people write stays whole: composed, and every mark of real languages', () => {
  expect(normalizeUnicode('Sa\u0303o Bra\u0301s')).toBe('São Brás')
  const zalgo = `Z${'\u0301\u0323'.repeat(15)}`
  expect(normalizeUnicode(zalgo, 'NFD')).toHaveLength(31)
  expect(normalizeUnicode(marks, 'NFD')).toHaveLength(31)
  expect(stripMarks('São Brás de Ançã')).toBe('Sao Bras de Anca')
})

test('the linter lets nobody else normalize', () => {
  const lint = spawnSync(
    process.execPath,
    ['node_modules/eslint/bin/eslint.js', '--stdin', '--stdin-filename', 'agency-api/plain-text.ts'],
    { input: "export const plain = (text: string) => text.normalize('NFD')\n", encoding: 'utf8' },
  )
  expect(lint.stdout).toContain('no-restricted-syntax')
})

eachDatabase((database) => {
  const send = async (path: string, body: string, headers: Record<string, string> = {}) => {
    const { app } = await openOffice(database)
    const began = performance.now()
    const answer = await app.request(`/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
    return { status: answer.status, ms: performance.now() - began }
  }

  test.each([
    ['/auth/login', { email: marks, password: marks }],
    ['/forgot', { email: marks }],
    ['/public/messages', { text: marks, name: marks, email: 'a@example.pt', label: marks }],
  ])('%s refuses a quarter of a megabyte of combining marks at once', async (path, fields) => {
    const { status, ms } = await send(path, JSON.stringify(fields))
    expect(status).toBe(413)
    expect(ms).toBeLessThan(mostMs)
  })

  test.each(['['.repeat(1_900) + ']'.repeat(1_900), '{"a":'.repeat(600) + '1' + '}'.repeat(600)])(
    'JSON nested deeper than any call needs is 400, in a body and in a query',
    async (deep) => {
      expect(await send('/auth/login', deep)).toMatchObject({ status: 400 })
      const { app, hire } = await openOffice(database)
      const { token } = await hire()
      const answer = await app.request(`/api/v1/properties?filter=${encodeURIComponent(deep)}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      expect(answer.status).toBe(400)
    },
  )

  test('forty thousand levels in a form of a colleague are refused too', async () => {
    const { app, hire } = await openOffice(database)
    const { token } = await hire()
    const answer = await app.request('/api/v1/property/add', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '['.repeat(40_000) + ']'.repeat(40_000),
    })
    expect(answer.status).toBe(400)
  })
})
