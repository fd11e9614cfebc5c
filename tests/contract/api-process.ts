import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findFreePort } from '../e2e/support/free-port.ts'

export type ApiProcess = {
  child: ChildProcess
  url: string
  output: () => string
  exit: Promise<number | NodeJS.Signals | null>
}

/** Halves the time that a process takes to start. */
const compileCache = path.resolve('node_modules/.cache/compile')

export async function startApi(
  variables: Record<string, string>,
  commandPrefix: string[] = [],
): Promise<ApiProcess> {
  const port = await findFreePort()
  const main = path.resolve('agency-api/main.ts')
  const [command = '', ...args] = [...commandPrefix, process.execPath, '--no-warnings', main]
  const { PATH } = process.env
  const child = spawn(command, args, {
    env: { PATH, NODE_COMPILE_CACHE: compileCache, ...variables, AGENCY_API_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let outputText = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (outputText += String(chunk)))
  const exit = once(child, 'exit').then(([code, signal]) => code ?? signal)
  return { child, url: `http://127.0.0.1:${port}`, output: () => outputText, exit }
}

/** Throws an error with the output if the API exits or isn't ready within a minute. */
export async function waitUntilReady(api: ApiProcess): Promise<void> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const response = await fetch(`${api.url}/readyz`).catch(() => null)
    if (response?.ok) return
    if (api.child.exitCode !== null || api.child.signalCode !== null) break
    await setTimeout(25)
  }
  throw new Error(`The API did not become ready:\n${api.output()}`)
}
