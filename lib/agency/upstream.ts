import 'server-only'
import {
  Agent as HttpAgent,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as requestHttp,
} from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { pipeline } from 'node:stream/promises'
import { AgencyError } from '#contract/errors.ts'
import { getObservabilityState } from '@/lib/observability/state'

/** Timeouts in ms per stage (docs/security.md P-9). */
const connectTimeoutMs = 2_000
const responseTimeoutMs = 10_000
const uploadTimeoutMs = 60_000
const idleTimeoutMs = 15_000

/** Far above any text response of the API. */
const maxTextBytes = 8_000_000

// One pool per process: the framework bundles this module more than once.
const agentsKey = Symbol.for('soleira.upstream')
type Agents = { http: HttpAgent; https: HttpsAgent }
const globalState = globalThis as { [agentsKey]?: Agents }
const agents = (globalState[agentsKey] ??= {
  http: new HttpAgent({ keepAlive: true, maxFreeSockets: 64 }),
  https: new HttpsAgent({ keepAlive: true, maxFreeSockets: 64 }),
})

/** Returns the URL of the agency's API from AGENCY_API_URL. Throws if it isn't an http(s) URL. */
export function readApiUrl(text = process.env.AGENCY_API_URL || 'http://127.0.0.1:4010'): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) {
    throw new Error(
      'AGENCY_API_URL must be the http or https URL of the agency API, such as http://127.0.0.1:4010',
    )
  }
  return text.replace(/\/+$/, '')
}

type UpstreamRequest = {
  method: string
  /** Absolute URL. */
  url: string
  headers: OutgoingHttpHeaders
  body?: AsyncIterable<Uint8Array>
  /** Allows a minute instead of ten seconds for the response to begin. */
  isUpload?: boolean
  signal?: AbortSignal
  /** Retries up to twice when the connection or the API's gateway fails; only for reads and portal callbacks. */
  retry?: boolean
}

/**
 * Sends a request to the API and resolves with its status and headers; the body is still to be read. Doesn't follow
 * redirects. Throws AgencyError SERVER_TIMEOUT_CONNECTION_ERROR on timeouts and failed connections. Rethrows the errors
 * of `body`, and throws the signal's reason if it aborts.
 */
export async function requestUpstream(request: UpstreamRequest): Promise<IncomingMessage> {
  for (let attempt = 0; ; attempt++) {
    const isLastAttempt = request.retry !== true || attempt === 2
    try {
      const response = await sendOnce(request)
      if (isLastAttempt || ![502, 503, 504].includes(response.statusCode ?? 0)) return response
      response.resume()
    } catch (error) {
      const isBodyError = error instanceof AgencyError && error.code !== 'SERVER_TIMEOUT_CONNECTION_ERROR'
      if (!isBodyError && !request.signal?.aborted) getObservabilityState().upstreamFailures += 1
      if (isLastAttempt || !(error instanceof UnreachableError))
        throw error instanceof UnreachableError ? createNoResponseError() : error
    }
    await new Promise((resolve) => setTimeout(resolve, 50 * 2 ** attempt * (1 + Math.random())))
    request.signal?.throwIfAborted()
  }
}

/** Thrown if the connection was refused or broke before a response. A read can then be repeated. */
class UnreachableError extends Error {}

function sendOnce({
  method,
  url,
  headers,
  body,
  isUpload,
  signal,
}: UpstreamRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const isSecure = url.startsWith('https:')
    const outgoing = (isSecure ? requestHttps : requestHttp)(url, {
      method,
      headers,
      agent: isSecure ? agents.https : agents.http,
      signal,
    })
    const fail = (error: unknown) => {
      clearTimeout(responseTimer)
      reject(error)
      outgoing.destroy()
    }
    const responseTimer = setTimeout(
      () => fail(createNoResponseError()),
      isUpload ? uploadTimeoutMs : responseTimeoutMs,
    )
    outgoing.on('socket', (socket) => {
      if (!socket.connecting) return
      const connectTimer = setTimeout(() => fail(createNoResponseError()), connectTimeoutMs)
      socket.once(isSecure ? 'secureConnect' : 'connect', () => clearTimeout(connectTimer))
      socket.once('close', () => clearTimeout(connectTimer))
    })
    outgoing.on('error', (error) =>
      fail(signal?.aborted ? signal.reason : new UnreachableError(error.message)),
    )
    outgoing.on('response', (response) => {
      clearTimeout(responseTimer)
      response.setTimeout(idleTimeoutMs, () => response.destroy(createNoResponseError()))
      resolve(response)
    })
    if (body === undefined) outgoing.end()
    // `body` throws AgencyErrors. All other errors also reach the 'error' listener above.
    else pipeline(body, outgoing).catch((error) => error instanceof AgencyError && fail(error))
  })
}

class TruncatedResponseError extends AgencyError {
  constructor() {
    super('SERVER_TIMEOUT_CONNECTION_ERROR')
  }
}

/** Runs `send`, which reads its whole response; with `retry`, runs it again if the response breaks off. */
export async function requestUpstreamBuffered<T>(
  send: () => Promise<T>,
  { retry }: { retry: boolean },
): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (!retry || !(error instanceof TruncatedResponseError)) throw error
    return send()
  }
}

/** Reads a response's body as text; see `readBytes`. */
export async function readText(response: IncomingMessage, limit = maxTextBytes): Promise<string> {
  return (await readBytes(response, limit)).toString('utf8')
}

/** Reads a response's body. Throws ERROR above the limit, SERVER_TIMEOUT_CONNECTION_ERROR if it breaks off. */
export async function readBytes(response: IncomingMessage, limit = maxTextBytes) {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > limit) throw new AgencyError('ERROR', { status: 502 })
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof AgencyError ? error : new TruncatedResponseError()
  }
  return Buffer.concat(chunks)
}

function createNoResponseError(): AgencyError {
  return new AgencyError('SERVER_TIMEOUT_CONNECTION_ERROR')
}
