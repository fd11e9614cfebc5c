import 'server-only'
import { AgencyError } from '#contract/errors.ts'
import type { ResponseBody } from '#contract/endpoint.ts'
import { isReadOnly } from '#contract/endpoint.ts'
import { type CallName, endpointOf, type EndpointOf } from '#contract/index.ts'
import { fillPath } from '#contract/matching.ts'
import { encodeQuery } from '#contract/query.ts'
import { requestIdHeader } from '@/lib/observability/request-id'
import type { VerifyToken } from '@/lib/session/verify-token'
import type { RefreshToken } from '@/lib/session/refresh'
import { parseJsonOrUndefined } from './parse-json-or-undefined'
import type { AnyArgs, CallArgs } from './types'
import { readApiUrl, requestUpstreamBuffered, requestUpstream, readText } from './upstream'
import { storeVersion } from './version'
import { parseJson } from './wire'

type RequestOptions = {
  token: string | null
  locale: string
  /** Id of the page's request, for the API's log. */
  requestId?: string | null
}

/**
 * Calls the API from the server, without going through our own routes, and parses the response by the contract. Only
 * for calls without a body. Throws AgencyError as `call` does in the browser.
 */
export async function callApi<C extends CallName>(
  name: C,
  args: CallArgs<C>,
  { token, locale, requestId = null }: RequestOptions,
): Promise<ResponseBody<EndpointOf<C>>> {
  const endpoint = endpointOf(name)
  const { params, query } = args as AnyArgs
  const isRead = isReadOnly(endpoint)
  const send = async () => {
    const response = await requestUpstream({
      method: endpoint.method,
      url: `${readApiUrl()}/api/v1${fillPath(endpoint.path, { ...params })}${encodeQuery({ ...query })}`,
      headers: {
        accept: 'application/json',
        'accept-language': locale,
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(requestId !== null && { [requestIdHeader]: requestId }),
      },
      retry: isRead,
    })
    return { response, text: await readText(response) }
  }
  const { response, text } = await requestUpstreamBuffered(send, { retry: isRead })
  const status = response.statusCode ?? 0
  if (status !== endpoint.success) throw toAgencyError(status, text)
  return storeVersion(
    parseJson(endpoint.response, text) as ResponseBody<EndpointOf<C>>,
    response.headers.etag,
  )
}

/** Converts a failed response; a gateway that can't reach the API counts as no response. */
export function toAgencyError(status: number, text: string): AgencyError {
  if (status < 400) return new AgencyError('ERROR', { status: 502 })
  const error = AgencyError.from(parseJsonOrUndefined(text), status)
  const isGatewayError = status >= 502 && status <= 504 && error.code === 'ERROR'
  return isGatewayError ? new AgencyError('SERVER_TIMEOUT_CONNECTION_ERROR') : error
}

/** Refreshes the session's token; see RefreshToken. */
export const refreshToken: RefreshToken = async (token) => {
  try {
    return (await callApi('session.refresh', {}, { token, locale: 'en' })).token
  } catch (error) {
    if (error instanceof AgencyError && (error.status === 401 || error.status === 403)) return null
    throw error
  }
}

/** Without a response within this time, the session continues. */
const verifyTimeoutMs = 2_000

/** Verifies a token with a call that every agency API has; see VerifyToken. */
export const verifyToken: VerifyToken = async (token) => {
  try {
    const response = await requestUpstream({
      method: endpointOf('profile.get').method,
      url: `${readApiUrl()}/api/v1${endpointOf('profile.get').path}`,
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(verifyTimeoutMs),
    })
    response.resume()
    return response.statusCode !== 401
  } catch {
    return true
  }
}
