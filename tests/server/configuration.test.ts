import { globSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** Set by Node.js, the system, the framework, lib/launch or next.config.mjs, not by operators. */
const internal = new Set([
  'NODE_ENV',
  'PATH',
  'PUBLIC_MEDIA_BASE',
  'PUBLIC_VERSION',
  'NEXT_RUNTIME',
  'WATCH_REPORT_DEPENDENCIES',
  'NEXT_MANUAL_SIG_HANDLE',
])

const sources = globSync([
  '{app,components,lib,agency-api}/**/*.{ts,tsx,mjs}',
  'app/.well-known/**/*.ts',
  '{middleware,instrumentation}.ts',
  'next.config.mjs',
])

function namesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const read = text.matchAll(/\b(?:(?:env|environment)\.|readPort\(')([A-Z][A-Z0-9_]+)/g)
  const declared = file.endsWith('agency-api/environment.ts')
    ? text.matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)
    : []
  return [...read, ...declared].map(([, name = '']) => name)
}

test('docs/configuration.md lists exactly the settings that the code reads', () => {
  const usedNames = new Set(sources.flatMap(namesIn).filter((name) => !internal.has(name)))
  const table = readFileSync('docs/configuration.md', 'utf8').matchAll(/^\| `([A-Z][A-Z0-9_]+)` +\|/gm)
  const documentedNames = new Set(Array.from(table, ([, name = '']) => name))
  expect([...documentedNames].sort()).toEqual([...usedNames].sort())
})

test('every npm command of the API and of the build reads .env', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const commands = Object.values(scripts).filter((command) =>
    / (agency-api\/|lib\/launch\/build)/.test(command),
  )
  expect(commands).toHaveLength(8)
  for (const command of commands) expect(command).toMatch(/^node --env-file-if-exists=\.env \S+$/)
})
