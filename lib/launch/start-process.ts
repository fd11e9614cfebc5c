import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'

export type LaunchedProcess = {
  name: string
  pid: number
  /** Resolves with the reason when the process has ended. */
  ended: Promise<string>
  /** Returns the last lines of output, to show after a failure. */
  output: () => string
  /** Sends SIGTERM, then SIGKILL after DRAIN_SECONDS plus 8 s. Resolves when the process has ended. */
  stop: () => Promise<void>
}

type ProcessOptions = {
  name: string
  args: string[]
  cwd: string
  env: NodeJS.ProcessEnv
  /** Called with each line of output. */
  onLine?: (line: string) => void
}

const maxLines = 200
const graceMs = 8_000

/** Starts a Node process of the product. */
export function startProcess({ name, args, cwd, env, onLine = () => {} }: ProcessOptions): LaunchedProcess {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const lines: string[] = []
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => {
      lines.push(line)
      if (lines.length > maxLines) lines.shift()
      onLine(line)
    })
  }
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
  })
  return { name, pid: child.pid ?? 0, ended, output: () => lines.join('\n'), stop: () => stop(child) }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  const drainMs = Number(process.env.DRAIN_SECONDS || 0) * 1_000
  const timer = setTimeout(() => child.kill('SIGKILL'), drainMs + graceMs)
  await exit
  clearTimeout(timer)
}

/** Waits until the URL responds with success. Throws the process's output if it ends first or at the timeout. */
export async function waitUntilReady(child: LaunchedProcess, url: string, timeoutMs: number): Promise<void> {
  let endReason: string | null = null
  void child.ended.then((reason) => (endReason = reason))
  const deadline = Date.now() + timeoutMs
  while (!(await isReady(url))) {
    const failure =
      endReason ?? (Date.now() > deadline ? `no response from ${url} within ${timeoutMs / 1000} s` : null)
    if (failure !== null) throw new Error(`${child.name} did not start (${failure}).\n${child.output()}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000), redirect: 'manual' })).ok
  } catch {
    return false
  }
}

/** Returns null if the port is available, else the reason. */
export async function findPortProblem(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve('code' in error ? String(error.code) : error.message))
    probe.listen(port, host, () => probe.close(() => resolve(null)))
  })
}

/** Returns the port if it is available, else another free one. */
export async function findAvailablePort(port: number, host: string): Promise<number> {
  if ((await findPortProblem(port, host)) === null) return port
  const probe = createServer().listen(0, host)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || address === null) throw new Error(`No free port on ${host}`)
  return address.port
}
