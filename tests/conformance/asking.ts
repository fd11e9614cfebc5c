import type { Body, Endpoint, Params, Query } from '#contract/endpoint.ts'
import { type CallName, endpointOf, type EndpointOf } from '#contract/index.ts'
import { fillPath } from '#contract/matching.ts'
import { encodeForm } from '#contract/multipart.ts'
import { encodeQuery } from '#contract/query.ts'

/** What a call is made with; `token` null asks as nobody, left out as the one who signed in. */
export type Sent<E extends Endpoint = Endpoint> = {
  params?: Params<E>
  query?: Query<E>
  body?: Body<E>
  token?: string | null
  headers?: Record<string, string>
}
export type SentTo<C extends CallName> = Sent<EndpointOf<C>>
export type AnySent = {
  params?: object
  query?: object
  body?: object
  token?: string | null
  headers?: Record<string, string>
}

/** What came back, whatever it was. `trouble` says why there is no answer to read: it does not go on then. */
export type Came = {
  /** 0 where nothing came. */
  status: number
  /** As parsed; undefined for an empty answer, the raw text where it is no JSON. */
  body: unknown
  json: boolean
  etag: string | null
  trouble: string | null
}

const longest = 8_000_000
const patienceMs = 10_000

/** Asks an agency API over HTTP, each call in `timeoutMs` at most; never throws for what an API does. */
export class Asking {
  /** Of whoever signed in; never told to anyone else. */
  token: string | null = null
  asked = 0
  readonly #url: string
  readonly #timeoutMs: number

  constructor(url: string, timeoutMs: number) {
    this.#url = url
    this.#timeoutMs = timeoutMs
  }

  async ask(name: CallName, sent: AnySent = {}): Promise<Came> {
    const endpoint: Endpoint = endpointOf(name)
    const path = `${fillPath(endpoint.path, { ...sent.params })}${encodeQuery({ ...sent.query })}`
    const body = sent.body === undefined ? undefined : encodeForm({ ...sent.body })
    return this.askPath(endpoint.method, path, { ...sent, body })
  }

  /** A path below /api/v1 as it is. Asked to slow down, it waits once, for ten seconds at most. */
  async askPath(
    method: string,
    path: string,
    { body, token, headers }: Omit<AnySent, 'body'> & { body?: FormData } = {},
  ): Promise<Came> {
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
    const first = await this.#once(path, init)
    if (first.wait === null) return first.came
    await new Promise((resolve) => setTimeout(resolve, first.wait ?? 0))
    return (await this.#once(path, init)).came
  }

  async #once(path: string, init: RequestInit): Promise<{ came: Came; wait: number | null }> {
    this.asked += 1
    try {
      const signal = AbortSignal.timeout(this.#timeoutMs)
      const response = await fetch(`${this.#url}/api/v1${path}`, { ...init, signal })
      const text = await textOf(response)
      const seconds = Number(response.headers.get('retry-after') ?? NaN)
      const wait = response.status === 429 && seconds * 1000 <= patienceMs ? seconds * 1000 : null
      const came = {
        status: response.status,
        etag: response.headers.get('etag'),
        trouble: null,
        ...read(text),
      }
      return { came, wait }
    } catch (error) {
      return { came: nothing(troubleOf(error, this.#timeoutMs)), wait: null }
    }
  }
}

const nothing = (trouble: string): Came => ({ status: 0, body: undefined, json: false, etag: null, trouble })

/** The cause in words of ours: a library's own may hold the address, and with it more than should be printed. */
function troubleOf(error: unknown, timeoutMs: number): string {
  if (error instanceof TooLong) return `the answer is longer than ${longest / 1_000_000} MB`
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `no answer within ${timeoutMs / 1000} s`
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = Reflect.get(Object(cause), 'code')
  return `the connection failed${typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? ` (${code})` : ''}`
}

class TooLong extends Error {}

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > longest) throw new TooLong()
  }
  return text + decoder.decode()
}

function read(text: string): { body: unknown; json: boolean } {
  if (text === '') return { body: undefined, json: true }
  try {
    return { body: JSON.parse(text), json: true }
  } catch {
    return { body: text, json: false }
  }
}
