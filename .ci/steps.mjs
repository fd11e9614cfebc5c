/**
 * Runs every step, even after failures, and prints the totals on the last line: `N passed, N failed`. The build and
 * each static check count as one test; Jest's and Playwright's tests are counted from their reports. Arguments select
 * steps: `npm test -- lint jest`.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import { installChromium } from './chromium.mjs'

const minutes = 60_000
const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js']
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--project']
const ensureChromium = () =>
  installChromium()
    ? null
    : 'No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH.'

const steps = [
  {
    name: 'format',
    check: true,
    args: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'],
  },
  { name: 'lint', check: true, args: ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'] },
  { name: 'types', check: true, args: ['.ci/types.mjs'] },
  { name: 'jest', args: jest, report: 'test-results/jest.json', read: parseJestReport, limit: 40 * minutes },
  { name: 'build', args: ['lib/launch/build.ts'] },
  {
    name: 'e2e',
    args: [...playwright, 'e2e'],
    report: 'test-results/e2e.json',
    read: parsePlaywrightReport,
    limit: 60 * minutes,
    before: ensureChromium,
  },
  {
    name: 'budget',
    args: [...playwright, 'budget'],
    report: 'test-results/budget.json',
    read: parsePlaywrightReport,
    before: ensureChromium,
  },
]

const requestedNames = process.argv.slice(2)
const unknownNames = requestedNames.filter((requested) => !steps.some(({ name }) => name === requested))
if (unknownNames.length > 0) {
  console.error(
    `Unknown steps: ${unknownNames.join(', ')}. Choose from ${steps.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(1)
}
const selected = steps.filter(({ name }) => requestedNames.length === 0 || requestedNames.includes(name))
const totals = { passed: 0, failed: 0, skipped: 0 }
const rows = []
const running = new Set()

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    for (const child of running) child.kill('SIGTERM')
    process.exit(128 + os.constants.signals[signal])
  })
}

mkdirSync('test-results', { recursive: true })
// Single-core checks run in parallel; steps that use all cores run alone.
await Promise.all(selected.filter(({ check }) => check).map(runAndReport))
for (const step of selected) if (!step.check) await runAndReport(step)

console.log(`\n=== total ===\n${rows.join('\n')}\n`)
console.log(formatCounts(totals))
process.exitCode = totals.failed > 0 ? 1 : 0

async function runAndReport(step) {
  if (!step.check) console.log(heading(step))
  const startedAt = Date.now()
  const result = await run(step)
  for (const key of Object.keys(totals)) totals[key] += result[key]
  rows.push(
    `${step.name.padEnd(8)}${formatCounts(result).padEnd(40)}${((Date.now() - startedAt) / 1000).toFixed(1)} s`,
  )
}

/** Returns a step's `{ passed, failed, skipped }`. A step that fails without a failed test counts as one failure. */
async function run(step) {
  const problem = step.before?.() ?? null
  if (problem !== null) {
    console.error(problem)
    return { passed: 0, failed: 1, skipped: 0 }
  }
  if (step.report) rmSync(step.report, { force: true })
  const code = await execute(step)
  if (!step.report) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
  const counts = existsSync(step.report)
    ? step.read(JSON.parse(readFileSync(step.report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 }
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function execute({ name, args, report, read, check = false, limit = 20 * minutes }) {
  const isJest = read === parseJestReport
  const extraArgs = isJest ? ['--json', `--outputFile=${report}`, '--silent=false'] : []
  const stdout = isJest ? 'ignore' : 'inherit'
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...args, ...extraArgs], {
      // Jest also prints its JSON report to stdout; its readable output is on stderr.
      stdio: check ? ['ignore', 'pipe', 'pipe'] : ['ignore', stdout, 'inherit'],
      env: {
        ...process.env,
        ...(report && { E2E_REPORT: report }),
        FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
      },
    })
    const timer = setTimeout(() => {
      console.error(`${name} took longer than ${limit / minutes} minutes and was stopped.`)
      child.kill('SIGTERM')
      setTimeout(() => child.kill('SIGKILL'), 10_000).unref()
    }, limit)
    running.add(child)
    // Buffers the output of static checks, which run in parallel.
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => console.error(error.message))
    child.on('close', (code) => {
      clearTimeout(timer)
      running.delete(child)
      if (check) console.log(`${heading({ name })}\n${output}`)
      resolve(code ?? 1)
    })
  })
}

function heading({ name }) {
  return `\n=== ${name} ===`
}

function formatCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** Reads the output of `jest --json`. Test files that couldn't run count as failures, too. */
function parseJestReport(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Reads Playwright's JSON report. `errors` are those outside of tests; they count as failures, too. */
function parsePlaywrightReport({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}
