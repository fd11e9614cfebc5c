import type { Body, Endpoint, Params, Query } from '#contract/endpoint.ts'
import { type CallName, endpointOf, type EndpointOf } from '#contract/index.ts'
import { fillPath } from '#contract/matching.ts'
import { encodeForm } from '#contract/multipart.ts'
import { encodeQuery } from '#contract/query.ts'

export type CallOptions<E extends Endpoint = Endpoint> = {
  params?: Params<E>
  query?: Query<E>
  body?: Body<E>
  token?: string | null
  headers?: Record<string, string>
}
export type CallOptionsOf<C extends CallName> = CallOptions<EndpointOf<C>>
export type AnyCallOptions = {
  params?: object
  query?: object
  body?: object
  token?: string | null
  headers?: Record<string, string>
}

export type CallResult = {
  /** 0 if the response is missing or incomplete. */
  status: number
  /** Parsed JSON; undefined for an empty body, the raw text if it is not JSON. */
  body: unknown
  /** Also true for an empty body. */
  isJson: boolean
  etag: string | null
  /** Reason for a missing or incomplete response, such as a timeout; null if it is complete. */
  failure: string | null
}

const maxBodyCharacters = 8_000_000
const maxRetryWaitMs = 10_000

/** Calls an agency API over HTTP, with a timeout per call. Never throws: failures are part of the result. */
export class Client {
  token: string | null = null
  readonly #url: string
  readonly #timeoutMs: number

  constructor(url: string, timeoutMs: number) {
    this.#url = url
    this.#timeoutMs = timeoutMs
  }

  async request(name: CallName, options: AnyCallOptions = {}): Promise<CallResult> {
    const endpoint: Endpoint = endpointOf(name)
    const path = `${fillPath(endpoint.path, { ...options.params })}${encodeQuery({ ...options.query })}`
    const body = options.body === undefined ? undefined : encodeForm({ ...options.body })
    return this.requestPath(endpoint.method, path, { ...options, body })
  }

  /**
   * Calls a path under /api/v1 without checking it against the contract. Retries a 429 once if `Retry-After` is at most
   * ten seconds.
   */
  async requestPath(
    method: string,
    path: string,
    { body, token, headers }: Omit<AnyCallOptions, 'body'> & { body?: FormData } = {},
  ): Promise<CallResult> {
    const bearer = token === undefined ? this.token : token
    const init = {
      method,
      body,
      redirect: 'manual' as const,
      headers: {
        accept: 'application/json',
        'accept-language': 'en',
        'user-agent': 'agency-conformance',
        ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
        ...headers,
      },
    }
    const first = await this.#send(path, init)
    if (first.retryAfterMs === null) return first.result
    await new Promise((resolve) => setTimeout(resolve, first.retryAfterMs ?? 0))
    return (await this.#send(path, init)).result
  }

  async #send(path: string, init: RequestInit): Promise<{ result: CallResult; retryAfterMs: number | null }> {
    try {
      const signal = AbortSignal.timeout(this.#timeoutMs)
      const response = await fetch(`${this.#url}/api/v1${path}`, { ...init, signal })
      const text = await readText(response)
      const seconds = Number(response.headers.get('retry-after') ?? NaN)
      const retryAfterMs = response.status === 429 && seconds * 1000 <= maxRetryWaitMs ? seconds * 1000 : null
      const result = {
        status: response.status,
        etag: response.headers.get('etag'),
        failure: null,
        ...parseBody(text),
      }
      return { result, retryAfterMs }
    } catch (error) {
      return { result: toFailedResult(errorTextOf(error, this.#timeoutMs)), retryAfterMs: null }
    }
  }
}

const toFailedResult = (failure: string): CallResult => ({
  status: 0,
  body: undefined,
  isJson: false,
  etag: null,
  failure,
})

/** Describes an error without the library's message, which may contain the URL and any secrets in it. */
function errorTextOf(error: unknown, timeoutMs: number): string {
  if (error instanceof ResponseTooLongError)
    return `the response is longer than ${maxBodyCharacters / 1_000_000} million characters`
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `no response within ${timeoutMs / 1000} s`
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = Reflect.get(Object(cause), 'code')
  return `the connection failed${typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? ` (${code})` : ''}`
}

class ResponseTooLongError extends Error {}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > maxBodyCharacters) throw new ResponseTooLongError()
  }
  return text + decoder.decode()
}

function parseBody(text: string): { body: unknown; isJson: boolean } {
  if (text === '') return { body: undefined, isJson: true }
  try {
    return { body: JSON.parse(text), isJson: true }
  } catch {
    return { body: text, isJson: false }
  }
}
