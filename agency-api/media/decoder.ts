import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { logError } from '../log.ts'
import type { DecodeRequest, DecodeResponse, RenderedByKind } from './decode-child.ts'
import { fileError } from './file-error.ts'

/** Kills a child after this long if it hasn't enforced its own CPU limit. */
const hangMs = 60_000
/** Ends an idle child after this long to free its memory. */
const idleMs = 10_000

/** Idle children with the timers that end them. */
const idleChildren = new Map<ChildProcess, NodeJS.Timeout>()

/**
 * Decodes in a child process, so that a hostile image can't exhaust the API's memory or time. Throws the child's
 * errors, IMAGE_TOO_COMPLEX if it exceeds its limits, FILE_UNREADABLE if it crashes, or the system's error if it can't
 * start.
 */
export async function decode<K extends keyof RenderedByKind>(
  kind: K,
  bytes: Uint8Array,
): Promise<RenderedByKind[K]> {
  const child = takeIdleChild() ?? startChild()
  const hangTimer = setTimeout(() => child.kill('SIGKILL'), hangMs)
  try {
    const response = await exchange(child, { kind, bytes })
    releaseChild(child)
    if ('error' in response) throw fileError(response.error)
    // Safe cast: the child renders the requested kind.
    return response.image as RenderedByKind[K]
  } finally {
    clearTimeout(hangTimer)
  }
}

function startChild(): ChildProcess {
  const child = fork(path.join(import.meta.dirname, 'decode-child.ts'), {
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // Passes none of the API's secrets. Windows can't start processes without this variable.
    env: { SystemRoot: process.env.SystemRoot },
  })
  child.on('exit', () => idleChildren.delete(child))
  child.on('error', (error) => logError(error, { event: 'decoder' }))
  return child
}

async function exchange(child: ChildProcess, request: DecodeRequest): Promise<DecodeResponse> {
  const listeners = new AbortController()
  const { signal } = listeners
  const response = once(child, 'message', { signal }).then(([message]) => message as DecodeResponse)
  const exit = once(child, 'exit', { signal }).then(([, killedBy]) => {
    throw fileError(killedBy === 'SIGKILL' ? 'IMAGE_TOO_COMPLEX' : 'FILE_UNREADABLE')
  })
  const responseOrExit = Promise.race([response, exit])
  try {
    if (child.connected) child.send(request)
    return await responseOrExit
  } finally {
    listeners.abort()
  }
}

function takeIdleChild(): ChildProcess | undefined {
  const [entry] = idleChildren
  if (entry === undefined) return undefined
  const [child, timer] = entry
  clearTimeout(timer)
  idleChildren.delete(child)
  child.ref()
  child.channel?.ref()
  return child
}

/** Unrefs an idle child, so that it doesn't prevent the process from exiting. */
function releaseChild(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
  const timer = setTimeout(() => {
    // Removes the child before its exit is reported, so that no image is given to a killed child.
    idleChildren.delete(child)
    child.kill('SIGKILL')
  }, idleMs)
  timer.unref()
  idleChildren.set(child, timer)
}
