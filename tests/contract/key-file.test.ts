import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { jest } from '@jest/globals'
import { readEnvironment } from '../../agency-api/environment.ts'
import { deriveSecret } from '../../agency-api/portals/keys.ts'
import { readOrCreateSessionSecret } from '../../lib/launch/secret.ts'

const execFileAsync = promisify(execFile)
const { SESSION_SECRET } = process.env

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'soleira-keys-'))
  mkdirSync(path.join(root, '.data'))
  delete process.env.SESSION_SECRET
})
afterEach(() => {
  jest.restoreAllMocks()
  rmSync(root, { recursive: true, force: true })
  if (SESSION_SECRET !== undefined) process.env.SESSION_SECRET = SESSION_SECRET
})

const readPortalsKey = () =>
  deriveSecret(readEnvironment({ AGENCY_DATA_DIR: path.join(root, '.data') }), 'test').toString('hex')

describe.each([
  ['session-secret', () => readOrCreateSessionSecret(root)],
  ['portals-key', readPortalsKey],
])('%s', (name, readKey) => {
  const file = () => path.join(root, '.data', name)
  function captureLogs(): () => string {
    const spies = [
      jest.spyOn(console, 'error').mockReturnValue(),
      jest.spyOn(process.stdout, 'write').mockReturnValue(true),
    ]
    return () => spies.flatMap(({ mock }) => mock.calls).join('\n')
  }

  test('is created once, readable by its owner only', () => {
    const logs = captureLogs()
    const key = readKey()
    expect(readKey()).toBe(key)
    expect(readFileSync(file(), 'utf8')).toMatch(/^(1:)?[\w-]{43}\n$/)
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    expect(logs()).toBe('')
  })

  test.each([
    ['empty', ''],
    ['blank', '\n'],
  ])('is created again, with a log line, when the file is %s', (_, content) => {
    writeFileSync(file(), content)
    const logs = captureLogs()
    expect(readKey()).toBe(readKey())
    expect(readFileSync(file(), 'utf8').trim()).toMatch(/^(1:)?[\w-]{43}$/)
    expect(logs().match(/was empty: a new key was created/g)).toHaveLength(1)
    expect(logs()).toContain(file())
  })

  test.each([
    ['truncated', `1:${'k'.repeat(42)}`],
    ['truncated after the id', '1:'],
    ['filled with zeros', '\0'.repeat(45)],
  ])('throws an error that names the file if it is %s, and leaves it unchanged', (_, content) => {
    writeFileSync(file(), content)
    expect(readKey).toThrow(`${file()} is damaged`)
    expect(readFileSync(file(), 'utf8')).toBe(content)
  })
})

test('a key of an earlier version, and a list of keys with ids, remain valid', () => {
  const file = path.join(root, '.data/session-secret')
  for (const key of ['k'.repeat(43), `2:${'n'.repeat(64)},1:${'o'.repeat(43)}`]) {
    writeFileSync(file, key)
    expect(readOrCreateSessionSecret(root)).toBe(key)
  }
})

test('processes that start together agree on one key, whether the file is missing or empty', async () => {
  const roots = Array.from({ length: 40 }, (_, n) => path.join(root, String(n)))
  for (const [n, keyRoot] of roots.entries()) {
    mkdirSync(path.join(keyRoot, '.data'), { recursive: true })
    if (n % 2 === 0) writeFileSync(path.join(keyRoot, '.data/session-secret'), '')
  }
  const script = `
    import { readOrCreateSessionSecret } from '${path.resolve('lib/launch/secret.ts')}'
    console.error = () => {}
    while (Date.now() < ${Date.now() + 1500});
    console.log(JSON.stringify(${JSON.stringify(roots)}.map((root) => readOrCreateSessionSecret(root))))`
  const starts = Array.from({ length: 4 }, () =>
    execFileAsync(process.execPath, ['--no-warnings', '--input-type=module', '-e', script]),
  )
  const [first, ...others] = (await Promise.all(starts)).map(({ stdout }) => JSON.parse(stdout) as string[])
  expect(new Set(first)).toHaveProperty('size', roots.length)
  for (const keys of others) expect(keys).toEqual(first)
})
