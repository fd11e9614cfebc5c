import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { locales } from '@/lib/i18n/locales'

// Follows the recipes of CONTRIBUTING.md in a copy of the sources: adds a field and removes a resource.

const timeoutMs = 240_000
const run = promisify(execFile)
const root = process.cwd()
const sources = [
  'agency-api',
  'app',
  'components',
  'lib',
  'messages',
  'middleware.ts',
  'next.config.mjs',
  'package.json',
  'tsconfig.json',
]

let copy: string
const pathInCopy = (...names: string[]) => path.join(copy, ...names)
const modulePath = (name: string) => path.join(root, 'node_modules', name)

/** Files that register the resource services, outside its own folders. */
const registrations = [
  'agency-api/registry.ts',
  'components/registry.ts',
  'components/field-registry.ts',
  'components/search-registry.ts',
  'lib/contract/index.ts',
  'lib/contract/search.ts',
  'lib/contract/activity-kinds.ts',
  ...locales.map((locale) => `messages/${locale}.json`),
]
const ownFolders = [
  'agency-api/services',
  'app/(dashboard)/services',
  'components/services',
  'lib/contract/services.ts',
]

beforeAll(() => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'soleira-recipes-'))
  for (const name of sources)
    cpSync(path.join(root, name), pathInCopy(name), {
      recursive: true,
      filter: (file) => !file.endsWith(path.join('seed', 'images')),
    })
  symlinkSync(path.join(root, 'node_modules'), pathInCopy('node_modules'), 'dir')
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test(
  'a field is added in at most 12 files, and its migration upgrades a database',
  async () => {
    const changes = readFileSync(path.join(root, 'docs/add-a-field.diff'), 'utf8')
      .split(/^diff .*\n/m)
      .slice(1)
    expect(changes.length).toBeLessThanOrEqual(12)
    const env = { ...process.env, AGENCY_DATA_DIR: pathInCopy('.data'), DATABASE_URL: '' }
    const migrate = () =>
      run(process.execPath, ['--no-warnings', 'agency-api/db/migrate.ts'], { cwd: copy, env })
    await migrate()
    changes.forEach(applyChange)
    await migrate()
  },
  timeoutMs,
)

test('a resource is removed in at most 12 files outside its folders', () => {
  expect(registrations.length).toBeLessThanOrEqual(12)
  for (const folder of ownFolders) rmSync(pathInCopy(folder), { recursive: true })
  for (const file of registrations) {
    const text = readFileSync(pathInCopy(file), 'utf8')
    const remaining = file.endsWith('.json')
      ? JSON.stringify(withoutServices(JSON.parse(text)))
      : text
          .split('\n')
          .filter((line) => !/service/i.test(line))
          .join('\n')
    expect(remaining).not.toBe(text)
    writeFileSync(pathInCopy(file), remaining)
  }
})

test(
  'the copy with the field and without the resource compiles',
  async () => {
    await run(process.execPath, [modulePath('next/dist/bin/next'), 'typegen'], { cwd: copy })
    const compile = (...project: string[]) =>
      run(
        process.execPath,
        [modulePath('typescript/bin/tsc'), '--noEmit', '--incremental', 'false', ...project],
        {
          cwd: copy,
        },
      ).then(
        () => '',
        (error: { stdout: string }) => error.stdout,
      )
    expect(await Promise.all([compile(), compile('-p', 'agency-api')])).toEqual(['', ''])
  },
  timeoutMs,
)

/** Applies the change of one file, without requiring Git. */
function applyChange(change: string) {
  const [head = '', ...hunks] = change.split(/^@@ .*\n/m)
  const file = pathInCopy(/^\+\+\+ b\/(.+)$/m.exec(head)?.[1] ?? '')
  const linesOf = (hunk: string, prefixes: string) =>
    hunk
      .split('\n')
      .filter((line) => line !== '' && prefixes.includes(line.charAt(0)))
      .map((line) => `${line.slice(1)}\n`)
      .join('')
  let text = head.includes('--- /dev/null') ? '' : readFileSync(file, 'utf8')
  for (const hunk of hunks) {
    const before = linesOf(hunk, ' -')
    expect(text).toContain(before)
    text = text.replace(before, () => linesOf(hunk, ' +'))
  }
  writeFileSync(file, text)
}

/** Returns the messages without keys that name the services. */
function withoutServices(messages: unknown): unknown {
  if (typeof messages !== 'object' || messages === null) return messages
  return Object.fromEntries(
    Object.entries(messages).flatMap(([key, value]) =>
      /service/i.test(key) ? [] : [[key, withoutServices(value)]],
    ),
  )
}
