import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { Endpoint } from '#contract/endpoint.ts'
import { AgencyError } from '#contract/errors.ts'
import { toAgencyError } from '@/lib/agency/server-call'
import { readBytes, readText } from '@/lib/agency/upstream'
import { createResponseHeaders, errorResponse } from './responses'

const forwardedHeaders = ['etag', 'retry-after', 'x-request-id']
const maxBufferedBytes = 64_000
const maxFailureBytes = 64_000

/**
 * Converts the API's response for the browser. Of its headers, forwards only `forwardedHeaders`, the length, and the
 * file name of a download (docs/security.md P-5). Rebuilds errors from their code, fields and parameters; an unknown
 * code becomes ERROR.
 */
export async function forwardResponse(response: IncomingMessage, endpoint: Endpoint): Promise<Response> {
  const status = response.statusCode ?? 0
  if (status < 200 || status >= 300 || response.headers['content-encoding'] !== undefined) {
    return errorResponse(await parseFailure(response), headersOf(response))
  }
  const headers = headersOf(response)
  const length = response.headers['content-length']
  if (endpoint.download) setDownloadHeaders(headers, response.headers['content-disposition'])
  else headers.set('content-type', 'application/json; charset=utf-8')
  if (status === 204 || status === 205) {
    response.resume()
    return new Response(null, { status, headers })
  }
  // Buffering a short body costs less than streaming it.
  if (length !== undefined && Number(length) <= maxBufferedBytes)
    return new Response(await readBytes(response), { status, headers })
  if (length !== undefined) headers.set('content-length', length)
  return new Response(Readable.toWeb(response) as ReadableStream<Uint8Array>, { status, headers })
}

/**
 * Parses the API's error. Other unusable responses become a 502: redirects, which are never followed, and responses
 * in an encoding that wasn't requested.
 */
export async function parseFailure(response: IncomingMessage): Promise<AgencyError> {
  const status = response.statusCode ?? 0
  if (status >= 400)
    return withRetryAfter(toAgencyError(status, await readText(response, maxFailureBytes)), response)
  response.destroy()
  return new AgencyError('ERROR', { status: 502 })
}

/** Adds the seconds from `Retry-After` if the error itself has none. */
function withRetryAfter(error: AgencyError, response: IncomingMessage): AgencyError {
  const wait = response.headers['retry-after'] ?? ''
  if (error.params.seconds !== undefined || !/^\d{1,7}$/.test(wait)) return error
  const { code, status, fields, params } = error
  return new AgencyError(code, { status, fields, params: { ...params, seconds: Number(wait) } })
}

function headersOf(response: IncomingMessage): Headers {
  const headers = createResponseHeaders()
  for (const name of forwardedHeaders) {
    const value = response.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  return headers
}

/** Forces a download: the browser must never render an uploaded file on our origin (U-5). */
function setDownloadHeaders(headers: Headers, disposition: string | undefined): void {
  headers.set('content-type', 'application/octet-stream')
  headers.set('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
  headers.set(
    'content-disposition',
    `attachment; filename*=UTF-8''${encodeURIComponent(parseFileName(disposition))}`,
  )
}

function parseFileName(disposition = ''): string {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1]
  const plain = /filename="?([^";]+)/i.exec(disposition)?.[1]
  const name = encoded === undefined ? plain : decodeFileName(encoded)
  return name?.replace(/[\p{C}/\\]/gu, '_').slice(0, 120) || 'file'
}

function decodeFileName(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return 'file'
  }
}
