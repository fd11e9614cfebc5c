import 'server-only'
import { AgencyError } from '#contract/errors.ts'
import type { Answer } from '#contract/endpoint.ts'
import { isRead } from '#contract/endpoint.ts'
import { type CallName, endpointOf, type EndpointOf } from '#contract/index.ts'
import { fillPath } from '#contract/matching.ts'
import { encodeQuery } from '#contract/query.ts'
import { requestIdHeader } from '@/lib/observing/request-id'
import type { TokenIsGood } from '@/lib/session/alive'
import type { ExchangeToken } from '@/lib/session/refresh'
import type { AnyArgs, CallArgs } from './types'
import { apiAddress, askedWhole, askUpstream, textOf } from './upstream'
import { noteVersion } from './version'
import { parsed } from './wire'

export type Asking = {
  token: string | null
  locale: string
  /** Of the page that asks, for the API's log. */
  request?: string | null
}

/**
 * Asks the API from the server, without a detour through our own routes, and reads the answer by the contract.
 * Only for what has no body. Throws AgencyError as `call` does in the browser.
 */
export async function ask<C extends CallName>(
  name: C,
  args: CallArgs<C>,
  { token, locale, request = null }: Asking,
): Promise<Answer<EndpointOf<C>>> {
  const endpoint = endpointOf(name)
  const { params, query } = args as AnyArgs
  const read = isRead(endpoint)
  const { answer, text } = await askedWhole(read, async () => {
    const answer = await askUpstream({
      method: endpoint.method,
      url: `${apiAddress()}/api/v1${fillPath(endpoint.path, { ...params })}${encodeQuery({ ...query })}`,
      headers: {
        accept: 'application/json',
        'accept-language': locale,
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(request !== null && { [requestIdHeader]: request }),
      },
      retry: read,
    })
    return { answer, text: await textOf(answer) }
  })
  const status = answer.statusCode ?? 0
  if (status !== endpoint.success) throw failureOf(status, text)
  return noteVersion(parsed(endpoint.answer, text) as Answer<EndpointOf<C>>, answer.headers.etag)
}

/**
 * A failed answer as AgencyError. Another 2xx is no success, a redirect no answer of ours, and a gate that
 * cannot reach the API means the same as no answer.
 */
export function failureOf(status: number, text: string): AgencyError {
  if (status < 400) return new AgencyError('ERROR', { status: 502 })
  const error = AgencyError.from(jsonOr(text, undefined), status)
  const gate = status >= 502 && status <= 504 && error.code === 'ERROR'
  return gate ? new AgencyError('SERVER_TIMEOUT_CONNECTION_ERROR') : error
}

function jsonOr<T>(text: string, otherwise: T): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return otherwise
  }
}

/** Exchanges the session's token; see ExchangeToken. */
export const exchangeToken: ExchangeToken = async (token) => {
  try {
    return (await ask('session.refresh', {}, { token, locale: 'en' })).token
  } catch (error) {
    if (error instanceof AgencyError && (error.status === 401 || error.status === 403)) return null
    throw error
  }
}

/** A page waits no longer than this to hear that its session goes on; an API that says nothing has ended nobody's. */
const goodMs = 2_000

/** Asks with a call that every agency API has; see TokenIsGood. */
export const tokenIsGood: TokenIsGood = async (token) => {
  try {
    const answer = await askUpstream({
      method: endpointOf('profile.get').method,
      url: `${apiAddress()}/api/v1${endpointOf('profile.get').path}`,
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(goodMs),
    })
    answer.resume()
    return answer.statusCode !== 401
  } catch {
    return true
  }
}
