import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureBuild } from '../../lib/launch/build.ts'
import { findFreePort } from '../e2e/support/free-port.ts'
import { median, print, formatTable } from './figures.ts'
import { checkMemory, readResidentBytes } from './memory.ts'
import { signIn } from './signed-in.ts'

const maxMs = 3_000
const maxBytes = 450_000_000
const laterStarts = 3

export async function benchStart(): Promise<string[]> {
  const root = process.cwd()
  await ensureBuild(root, print)
  const folder = mkdtempSync(path.join(os.tmpdir(), 'soleira-bench-'))
  try {
    const first = await start(root, folder)
    const later = []
    for (let round = 0; round < laterStarts; round += 1) later.push(await start(root, folder))
    const ms = median(later.map(({ durationMs }) => durationMs))
    const bytes = median(later.map(({ resident }) => resident))
    print('\n### Start, on a finished build\n')
    print(
      formatTable(
        ['start', 'responds after, ms', 'resident, MB'],
        [
          ['the first, which creates the sample agency', ...formatFigures(first)],
          ['a later one', ...formatFigures({ durationMs: ms, resident: bytes })],
        ],
      ),
    )
    return [
      ...(ms > maxMs ? [`start: ${Math.round(ms)} ms > ${maxMs} ms`] : []),
      ...checkMemory('start: resident memory', bytes, maxBytes),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const formatFigures = ({ durationMs, resident }: { durationMs: number; resident: number }) => [
  String(Math.round(durationMs)),
  (resident / 1e6).toFixed(0),
]

/** Measures the time until the first page, and the memory of both processes after loading the lists and a form. */
async function start(root: string, dataDir: string): Promise<{ durationMs: number; resident: number }> {
  const [port, apiPort] = [await findFreePort(), await findFreePort()]
  const startedAt = performance.now()
  const app = spawn(process.execPath, ['lib/launch/start.mjs'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      AGENCY_API_PORT: String(apiPort),
      AGENCY_DATA_DIR: dataDir,
    },
  })
  const ended = once(app, 'exit')
  try {
    await waitUntilReady(`http://localhost:${port}/login`)
    const durationMs = performance.now() - startedAt
    const headers = { cookie: await signIn(`http://localhost:${port}`) }
    for (const page of ['/home', '/properties/listings', '/properties/new', '/inbox'])
      await (await fetch(`http://localhost:${port}${page}`, { headers })).text()
    return { durationMs, resident: readResidentBytes(app.pid ?? 0, /agency-api\/main|next/) }
  } finally {
    app.kill('SIGTERM')
    await ended
  }
}

async function waitUntilReady(url: string): Promise<void> {
  const deadline = performance.now() + 120_000
  for (;;) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    if (performance.now() > deadline) throw new Error(`No response from ${url}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
