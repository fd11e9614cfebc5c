// `npm run test:without-middleware` builds the dashboard without its middleware, as if it were bypassed, and requests
// pages without a session. Each page must enforce authentication (docs/security.md P-12). Takes two minutes.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const root = process.cwd()
const copy = mkdtempSync(path.join(os.tmpdir(), 'soleira-without-middleware-'))
const excluded = new Set(['.git', '.next', '.data', 'node_modules', 'test-results', 'middleware.ts'])
try {
  cpSync(root, copy, { recursive: true, filter: (from) => !excluded.has(path.relative(root, from)) })
  // Hard links where possible, to avoid copying a gigabyte.
  const isLinked = spawnSync('cp', ['-al', 'node_modules', `${copy}/node_modules`]).status === 0
  if (!isLinked) cpSync('node_modules', `${copy}/node_modules`, { recursive: true, verbatimSymlinks: true })
  const run = spawnSync(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--project=e2e',
      'tests/e2e/security.spec.ts',
      '-g',
      'sends nothing private',
    ],
    { cwd: copy, stdio: 'inherit' },
  )
  process.exitCode = run.status ?? 1
} finally {
  rmSync(copy, { recursive: true, force: true })
}
