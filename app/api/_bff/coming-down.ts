import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { Endpoint } from '#contract/endpoint.ts'
import { AgencyError } from '#contract/errors.ts'
import { failureOf } from '@/lib/agency/ask'
import { bytesOf, textOf } from '@/lib/agency/upstream'
import { privateHeaders, refusal } from './answers'

const passed = ['etag', 'retry-after', 'x-request-id']
const bufferedBytes = 64_000
const longestFailure = 64_000

/**
 * The API's answer as the browser gets it: of its headers only what is named here (docs/security.md P-5), of a failure only
 * the code, fields and numbers that the catalogue knows, of a success the body as it streams.
 */
export async function bringDown(answer: IncomingMessage, endpoint: Endpoint): Promise<Response> {
  const status = answer.statusCode ?? 0
  if (status < 200 || status >= 300 || answer.headers['content-encoding'] !== undefined) {
    return refusal(await failureIn(answer), headersOf(answer))
  }
  const headers = headersOf(answer)
  const length = answer.headers['content-length']
  if (endpoint.download) describeFile(headers, answer.headers['content-disposition'])
  else headers.set('content-type', 'application/json; charset=utf-8')
  if (status === 204 || status === 205) {
    answer.resume()
    return new Response(null, { status, headers })
  }
  // A short answer costs less whole than as a stream.
  if (length !== undefined && Number(length) <= bufferedBytes)
    return new Response(await bytesOf(answer), { status, headers })
  if (length !== undefined) headers.set('content-length', length)
  return new Response(Readable.toWeb(answer) as ReadableStream<Uint8Array>, { status, headers })
}

/** Why the API refused; its redirects are not followed and mean nothing to the browser (P-3). */
export async function failureIn(answer: IncomingMessage): Promise<AgencyError> {
  const status = answer.statusCode ?? 0
  if (status >= 400) return withWait(failureOf(status, await textOf(answer, longestFailure)), answer)
  answer.destroy()
  return new AgencyError('ERROR', { status: 502 })
}

/** Takes the seconds to wait from `Retry-After` where the error itself does not say them. */
function withWait(error: AgencyError, answer: IncomingMessage): AgencyError {
  const wait = answer.headers['retry-after'] ?? ''
  if (error.params.seconds !== undefined || !/^\d{1,7}$/.test(wait)) return error
  const { code, status, fields, params } = error
  return new AgencyError(code, { status, fields, params: { ...params, seconds: Number(wait) } })
}

function headersOf(answer: IncomingMessage): Headers {
  const headers = privateHeaders()
  for (const name of passed) {
    const value = answer.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  return headers
}

/** Whatever the file is, the browser saves it and never shows it as a page of ours (U-5). */
function describeFile(headers: Headers, disposition: string | undefined): void {
  headers.set('content-type', 'application/octet-stream')
  headers.set('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
  headers.set(
    'content-disposition',
    `attachment; filename*=UTF-8''${encodeURIComponent(fileName(disposition))}`,
  )
}

function fileName(disposition = ''): string {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1]
  const plain = /filename="?([^";]+)/i.exec(disposition)?.[1]
  const name = encoded === undefined ? plain : decoded(encoded)
  return name?.replace(/[\p{C}/\\]/gu, '_').slice(0, 120) || 'file'
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return 'file'
  }
}
