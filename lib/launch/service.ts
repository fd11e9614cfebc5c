import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

export type Service = {
  name: string
  pid: number
  /** Resolves with the reason once the process has ended, whatever ended it. */
  ended: Promise<string>
  /** What it wrote since its start, to show when the start fails. */
  output: () => string
  /** Asks it to end and, after `grace` ms, makes it. Resolves when it is gone. */
  stop: () => Promise<void>
}

type Wanted = {
  name: string
  args: string[]
  cwd: string
  env: NodeJS.ProcessEnv
  /** Takes each line that it writes. */
  onLine?: (line: string) => void
  grace?: number
}

const kept = 200

/** Starts a Node process of the product. */
export function startService({ name, args, cwd, env, onLine = () => {}, grace = 8000 }: Wanted): Service {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    readLines(stream, (line) => {
      lines.push(line)
      if (lines.length > kept) lines.shift()
      onLine(line)
    })
  }
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
  })
  return { name, pid: child.pid ?? 0, ended, output: () => lines.join('\n'), stop: () => stop(child, grace) }
}

async function stop(child: ChildProcess, grace: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), grace)
  await gone
  clearTimeout(timer)
}

function readLines(stream: Readable, take: (line: string) => void): void {
  createInterface({ input: stream }).on('line', take)
}

/** Waits until the address answers with success. Throws what the service wrote when it ends first or takes longer than `ms`. */
export async function answering(service: Service, address: string, ms: number): Promise<void> {
  let end: string | null = null
  void service.ended.then((reason) => (end = reason))
  const deadline = Date.now() + ms
  while (!(await answers(address))) {
    const why = end ?? (Date.now() > deadline ? `no answer from ${address} within ${ms / 1000} s` : null)
    if (why !== null) throw new Error(`${service.name} did not start (${why}).\n${service.output()}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(2000), redirect: 'manual' })).ok
  } catch {
    return false
  }
}

/** Null when the port can be had, else why not. */
export async function portTrouble(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve('code' in error ? String(error.code) : error.message))
    probe.listen(port, host, () => probe.close(() => resolve(null)))
  })
}

/** Returns the port when it can be had, else another one that is free at the moment. */
export async function availablePort(port: number, host: string): Promise<number> {
  if ((await portTrouble(port, host)) === null) return port
  const probe = createServer().listen(0, host)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || address === null) throw new Error(`No free port on ${host}`)
  return address.port
}
