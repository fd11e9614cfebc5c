import { spawnSync } from 'node:child_process'
import { normalizeUnicode, stripMarks } from '#contract/normalize.ts'
import { eachDatabase } from './databases.ts'
import { openTestApp } from './test-app.ts'

const manyMarks = `a${'\u0300'.repeat(62_000)}${'\u0316'.repeat(62_000)}`

/** Generous, for a busy machine: without the limit on marks, each text takes 6 s or more. */
const maxMs = 1_000

function measureMs(run: () => unknown): number {
  const startedAt = performance.now()
  run()
  return performance.now() - startedAt
}

test('normalizes text in linear time, whatever its combining marks', () => {
  for (const text of [manyMarks, `a${'\u0300\u0316'.repeat(62_000)}`, 'q\u0307\u0323'.repeat(40_000)]) {
    for (const form of ['NFC', 'NFD', 'NFKD'] as const)
      expect(measureMs(() => normalizeUnicode(text, form))).toBeLessThan(maxMs)
    expect(measureMs(() => stripMarks(text))).toBeLessThan(maxMs)
  }
})

test('composes real text without losing marks, and truncates long runs of marks', () => {
  expect(normalizeUnicode('Sa\u0303o Bra\u0301s')).toBe('São Brás')
  const zalgo = `Z${'\u0301\u0323'.repeat(15)}`
  expect(normalizeUnicode(zalgo, 'NFD')).toHaveLength(31)
  expect(normalizeUnicode(manyMarks, 'NFD')).toHaveLength(31)
  expect(stripMarks('São Brás de Ançã')).toBe('Sao Bras de Anca')
})

test('the linter forbids String.normalize in other files', () => {
  const lint = spawnSync(
    process.execPath,
    ['node_modules/eslint/bin/eslint.js', '--stdin', '--stdin-filename', 'agency-api/search-text.ts'],
    { input: "export const plain = (text: string) => text.normalize('NFD')\n", encoding: 'utf8' },
  )
  expect(lint.stdout).toContain('no-restricted-syntax')
})

eachDatabase((database) => {
  const send = async (path: string, body: string, headers: Record<string, string> = {}) => {
    const { app } = await openTestApp(database)
    const startedAt = performance.now()
    const response = await app.request(`/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
    return { status: response.status, ms: performance.now() - startedAt }
  }

  test.each([
    ['/auth/login', { email: manyMarks, password: manyMarks }],
    ['/forgot', { email: manyMarks }],
    ['/public/messages', { text: manyMarks, name: manyMarks, email: 'a@example.pt', label: manyMarks }],
  ])('%s immediately rejects 248 KB of combining marks per field', async (path, fields) => {
    const { status, ms } = await send(path, JSON.stringify(fields))
    expect(status).toBe(413)
    expect(ms).toBeLessThan(maxMs)
  })

  test.each(['['.repeat(1_900) + ']'.repeat(1_900), '{"a":'.repeat(600) + '1' + '}'.repeat(600)])(
    'returns 400 for JSON nested deeper than any call needs, in a body and in a query',
    async (nestedJson) => {
      expect(await send('/auth/login', nestedJson)).toMatchObject({ status: 400 })
      const { app, addAccount } = await openTestApp(database)
      const { token } = await addAccount()
      const response = await app.request(`/api/v1/properties?filter=${encodeURIComponent(nestedJson)}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      expect(response.status).toBe(400)
    },
  )

  test('rejects a signed-in user’s form nested forty thousand levels deep', async () => {
    const { addAccount } = await openTestApp(database)
    const { token } = await addAccount()
    const nestedJson = '['.repeat(40_000) + ']'.repeat(40_000)
    const headers = { authorization: `Bearer ${token}` }
    expect(await send('/property/add', nestedJson, headers)).toMatchObject({ status: 400 })
  })
})
