import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { FaultCounter } from './fault.ts'

type Report = { stats: { expected: number; unexpected: number } }

/** Runs e2e tests by title several times; each failure shows the last part of the output. */
export async function runJourneys(files: string[], titles: string[], times: number): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'soleira-journeys-'))
  const report = path.join(folder, 'report.json')
  const playwrightOptions = ['--project=e2e', ...files, '-g', titles.join('|'), `--repeat-each=${times}`]
  const { stdout } = spawnSync(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      ...playwrightOptions,
      '--output',
      path.join(folder, 'results'),
    ],
    { env: { ...process.env, E2E_REPORT: report }, encoding: 'utf8', maxBuffer: 64_000_000 },
  )
  try {
    const { stats } = JSON.parse(readFileSync(report, 'utf8')) as Report
    counter.attempts = stats.expected + stats.unexpected
    if (stats.unexpected > 0)
      counter.failures = Array.from({ length: stats.unexpected }, () => stdout.slice(-2_000))
    const isComplete = counter.attempts >= titles.length * times
    counter.assert(isComplete, `fewer runs than expected of: ${titles.join(', ')}`)
  } catch {
    counter.assert(false, stdout.slice(-2_000))
  }
  rmSync(folder, { recursive: true, force: true })
  return counter
}
