import { AgencyError } from '#contract/errors.ts'
import type { CallOptions, UploadOptions } from './types'
import type { Outgoing } from './wire'

export type Incoming = { status: number; text: string; etag: string | null }
export type Transport = (outgoing: Outgoing, options: UploadOptions) => Promise<Incoming>

/** Longer than what the BFF allows upstream, so that its answer, which names the cause, comes first. */
const answerMs = 20_000
const uploadMs = 75_000
/** What takes turns among the dashboards has noticed by then that one is gone. */
const againMs = 300

/** No page of another origin can send this header without being asked first (docs/security.md X-1). */
export const callHeaders = { 'X-BFF': '1', Accept: 'application/json' }

/** Asks with fetch. Throws SERVER_TIMEOUT_CONNECTION_ERROR without an answer; an abort by the caller passes through. */
export const fetched: Transport = (outgoing, options) =>
  fetchBff(outgoing, options, async (response) => ({
    status: response.status,
    text: await response.text(),
    etag: response.headers.get('etag'),
  }))

/**
 * Asks with fetch and takes from the answer what `read` does. A read whose connection breaks, at whatever moment, is asked
 * once more: the dashboard's process that had it is gone, and another one answers.
 */
export async function fetchBff<T>(
  outgoing: Pick<Outgoing, 'address' | 'method' | 'body' | 'away' | 'once'>,
  { signal, ifMatch }: CallOptions,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const timeout = AbortSignal.timeout(answerMs)
  const ask = async () => {
    const response = await fetch(outgoing.address, {
      method: outgoing.method,
      body: outgoing.body,
      headers: headersOf(outgoing, ifMatch),
      credentials: 'same-origin',
      redirect: 'error',
      cache: 'no-store',
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    })
    return read(response)
  }
  try {
    return await ask().catch(async (error) => {
      const ended = timeout.aborted || signal?.aborted
      if (outgoing.method !== 'GET' || ended || !(error instanceof TypeError)) throw error
      await new Promise((resolve) => setTimeout(resolve, againMs))
      return ask()
    })
  } catch (error) {
    throw lost(error, signal)
  }
}

/** Asks with XMLHttpRequest, which alone tells how much of an upload has left. */
export const uploaded: Transport = (outgoing, { signal, ifMatch, onProgress }) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    request.open(outgoing.method, outgoing.address)
    for (const [name, value] of Object.entries(headersOf(outgoing, ifMatch)))
      request.setRequestHeader(name, value)
    request.timeout = uploadMs
    request.upload.onprogress = (event) =>
      onProgress?.(event.lengthComputable ? event.loaded / event.total : 0)
    const abort = () => request.abort()
    signal?.addEventListener('abort', abort, { once: true })
    request.onloadend = () => {
      signal?.removeEventListener('abort', abort)
      const { status, responseText: text } = request
      if (status > 0) resolve({ status, text, etag: request.getResponseHeader('etag') })
      else reject(lost(undefined, signal))
    }
    request.send(outgoing.body ?? null)
  })

function headersOf(
  { away, once }: Pick<Outgoing, 'away' | 'once'>,
  ifMatch: string | null | undefined,
): Record<string, string> {
  return {
    ...callHeaders,
    'X-Request-Id': newId(),
    ...(away && { 'X-Away': '1' }),
    ...(once !== undefined && { 'Idempotency-Key': once }),
    ...(typeof ifMatch === 'string' && { 'If-Match': ifMatch }),
  }
}

/** What finds this call in the logs of dashboard and API. `randomUUID` is not there on plain http. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) =>
    byte.toString(36).padStart(2, '0'),
  ).join('')
}

function lost(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return signal.reason ?? error
  return new AgencyError('SERVER_TIMEOUT_CONNECTION_ERROR', { status: 0 })
}
