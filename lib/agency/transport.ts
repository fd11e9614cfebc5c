import { AgencyError } from '#contract/errors.ts'
import { createRandomId } from './random-id'
import type { CallOptions, UploadOptions } from './types'
import type { OutgoingRequest } from './wire'

export type IncomingResponse = { status: number; text: string; etag: string | null }
export type Transport = (outgoing: OutgoingRequest, options: UploadOptions) => Promise<IncomingResponse>

/** Longer than the BFF's upstream timeout, so that the BFF's response, which names the cause, arrives first. */
const responseTimeoutMs = 20_000
const uploadTimeoutMs = 75_000
/** Delay for the load balancer to notice that a dashboard process is gone. */
const retryDelayMs = 300

/** Custom header: other origins need a CORS preflight to send it (docs/security.md 3.5.1). */
const callHeaders = { 'X-BFF': '1', Accept: 'application/json' }

/** Sends a request with fetch. Throws the errors of `fetchBff`. */
export const fetchTransport: Transport = (outgoing, options) =>
  fetchBff(outgoing, options, async (response) => ({
    status: response.status,
    text: await response.text(),
    etag: response.headers.get('etag'),
  }))

/**
 * Sends a request with fetch and converts the response with `parse`. Retries a GET once if its connection breaks: the
 * dashboard process may be gone, and another one responds. Throws SERVER_TIMEOUT_CONNECTION_ERROR if there is no
 * response, and the signal's reason if the call is aborted.
 */
export async function fetchBff<T>(
  outgoing: Pick<OutgoingRequest, 'url' | 'method' | 'body' | 'isFromInactiveTab' | 'idempotencyKey'>,
  { signal, ifMatch }: CallOptions,
  parse: (response: Response) => Promise<T>,
): Promise<T> {
  const timeout = AbortSignal.timeout(responseTimeoutMs)
  const request = async () => {
    const response = await fetch(outgoing.url, {
      method: outgoing.method,
      body: outgoing.body,
      headers: headersOf(outgoing, ifMatch),
      credentials: 'same-origin',
      redirect: 'error',
      cache: 'no-store',
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    })
    return parse(response)
  }
  try {
    return await request().catch(async (error) => {
      const isAborted = timeout.aborted || signal?.aborted
      if (outgoing.method !== 'GET' || isAborted || !(error instanceof TypeError)) throw error
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs))
      return request()
    })
  } catch (error) {
    throw toConnectionError(error, signal)
  }
}

/** Sends a request with XMLHttpRequest, the only API that reports upload progress. */
export const xhrTransport: Transport = (outgoing, { signal, ifMatch, onProgress }) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    request.open(outgoing.method, outgoing.url)
    for (const [name, value] of Object.entries(headersOf(outgoing, ifMatch)))
      request.setRequestHeader(name, value)
    request.timeout = uploadTimeoutMs
    request.upload.onprogress = (event) =>
      onProgress?.(event.lengthComputable ? event.loaded / event.total : 0)
    const abort = () => request.abort()
    signal?.addEventListener('abort', abort, { once: true })
    request.onloadend = () => {
      signal?.removeEventListener('abort', abort)
      const { status, responseText: text } = request
      if (status > 0) resolve({ status, text, etag: request.getResponseHeader('etag') })
      else reject(toConnectionError(undefined, signal))
    }
    request.send(outgoing.body ?? null)
  })

function headersOf(
  { isFromInactiveTab, idempotencyKey }: Pick<OutgoingRequest, 'isFromInactiveTab' | 'idempotencyKey'>,
  ifMatch: string | null | undefined,
): Record<string, string> {
  return {
    ...callHeaders,
    // Identifies the call in the logs of dashboard and API.
    'X-Request-Id': createRandomId(),
    ...(isFromInactiveTab && { 'X-Away': '1' }),
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    ...(typeof ifMatch === 'string' && { 'If-Match': ifMatch }),
  }
}

function toConnectionError(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return signal.reason ?? error
  return new AgencyError('SERVER_TIMEOUT_CONNECTION_ERROR', { status: 0 })
}
