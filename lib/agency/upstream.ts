import 'server-only'
import {
  Agent as HttpAgent,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as overHttp,
} from 'node:http'
import { Agent as HttpsAgent, request as overHttps } from 'node:https'
import { pipeline } from 'node:stream/promises'
import { AgencyError } from '#contract/errors.ts'
import { observed } from '@/lib/observing/state'

/** Milliseconds that each stage may take (docs/security.md P-9). */
const connectMs = 2_000
const answerMs = 10_000
const uploadMs = 60_000
const silenceMs = 15_000

/** Nothing that the API answers as text comes near this. */
const longestText = 8_000_000

// One pool for the process: the framework bundles this module more than once.
const key = Symbol.for('soleira.upstream')
type Agents = { http: HttpAgent; https: HttpsAgent }
const holder = globalThis as { [key]?: Agents }
const agents = (holder[key] ??= {
  http: new HttpAgent({ keepAlive: true, maxFreeSockets: 64 }),
  https: new HttpsAgent({ keepAlive: true, maxFreeSockets: 64 }),
})

/** Where the agency's API lies, from AGENCY_API_URL. Throws when that is no http(s) address. */
export function apiAddress(text = process.env.AGENCY_API_URL ?? 'http://127.0.0.1:4010'): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) {
    throw new Error(
      'AGENCY_API_URL must be the http or https address of the agency API, such as http://127.0.0.1:4010',
    )
  }
  return text.replace(/\/+$/, '')
}

export type UpstreamRequest = {
  method: string
  /** The whole address. */
  url: string
  headers: OutgoingHttpHeaders
  body?: AsyncIterable<Uint8Array>
  /** A body that carries a file gets a minute instead of ten seconds. */
  upload?: boolean
  signal?: AbortSignal
  /** Reads are asked again, twice at most, when the connection or the API's gate fails. */
  retry?: boolean
}

/**
 * Asks the API and resolves when its status and headers are there; the body is still to be read. Redirects are not
 * followed. Throws AgencyError SERVER_TIMEOUT_CONNECTION_ERROR when no answer comes in time, what `body` throws, and
 * the signal's reason when it fires.
 */
export async function askUpstream(request: UpstreamRequest): Promise<IncomingMessage> {
  for (let attempt = 0; ; attempt++) {
    const last = request.retry !== true || attempt === 2
    try {
      const answer = await once(request)
      if (last || ![502, 503, 504].includes(answer.statusCode ?? 0)) return answer
      answer.resume()
    } catch (error) {
      if (!(error instanceof AgencyError) || error.code === 'SERVER_TIMEOUT_CONNECTION_ERROR')
        noteFailure(request)
      if (last || !(error instanceof Unreachable)) throw error instanceof Unreachable ? noAnswer() : error
    }
    await new Promise((resolve) => setTimeout(resolve, 50 * 2 ** attempt * (1 + Math.random())))
    request.signal?.throwIfAborted()
  }
}

function noteFailure({ signal }: UpstreamRequest): void {
  if (!signal?.aborted) observed().upstreamFailures += 1
}

/** The connection was refused or broke before an answer: the API has not done anything that a read could repeat. */
class Unreachable extends Error {}

function once({ method, url, headers, body, upload, signal }: UpstreamRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const secure = url.startsWith('https:')
    const outgoing = (secure ? overHttps : overHttp)(url, {
      method,
      headers,
      agent: secure ? agents.https : agents.http,
      signal,
    })
    const fail = (error: unknown) => {
      clearTimeout(waiting)
      reject(error)
      outgoing.destroy()
    }
    const waiting = setTimeout(() => fail(noAnswer()), upload ? uploadMs : answerMs)
    outgoing.on('socket', (socket) => {
      if (!socket.connecting) return
      const connecting = setTimeout(() => fail(noAnswer()), connectMs)
      socket.once(secure ? 'secureConnect' : 'connect', () => clearTimeout(connecting))
      socket.once('close', () => clearTimeout(connecting))
    })
    outgoing.on('error', (error) => fail(signal?.aborted ? signal.reason : new Unreachable(error.message)))
    outgoing.on('response', (answer) => {
      clearTimeout(waiting)
      answer.setTimeout(silenceMs, () => answer.destroy(noAnswer()))
      resolve(answer)
    })
    if (body === undefined) outgoing.end()
    // A broken pipe is told by the request's own error, or does not matter once an answer has come.
    else pipeline(body, outgoing).catch((error) => error instanceof AgencyError && fail(error))
  })
}

/** An answer that ended before its end: the process that gave it is gone. */
class BrokenOff extends AgencyError {
  constructor() {
    super('SERVER_TIMEOUT_CONNECTION_ERROR')
  }
}

/** Does `ask`, which asks something and reads the answer, once more when the answer breaks off. Only for what may be repeated. */
export async function askedWhole<T>(repeatable: boolean, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!repeatable || !(error instanceof BrokenOff)) throw error
    return ask()
  }
}

/** Reads an answer's body as text; see `bytesOf`. */
export async function textOf(answer: IncomingMessage, limit = longestText): Promise<string> {
  return (await bytesOf(answer, limit)).toString('utf8')
}

/** Reads an answer's body. Throws AgencyError: ERROR above the limit, no answer when it breaks off or falls silent. */
export async function bytesOf(answer: IncomingMessage, limit = longestText): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > limit) throw new AgencyError('ERROR', { status: 502 })
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof AgencyError ? error : new BrokenOff()
  }
  return Buffer.concat(chunks)
}

function noAnswer(): AgencyError {
  return new AgencyError('SERVER_TIMEOUT_CONNECTION_ERROR')
}
