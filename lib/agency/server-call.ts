import 'server-only'
import { isReadOnly, type ResponseBody } from '#contract/endpoint.ts'
import { AgencyError } from '#contract/errors.ts'
import { type CallName, endpointOf, type EndpointOf } from '#contract/index.ts'
import { fillPath } from '#contract/matching.ts'
import { encodeQuery } from '#contract/query.ts'
import { requestIdHeader } from '@/lib/observability/request-id'
import { parseJsonOrUndefined } from './parse-json-or-undefined'
import type { AnyArgs, CallArgs } from './types'
import { readApiUrl, requestUpstreamBuffered, requestUpstream, readText } from './upstream'
import { storeVersion } from './version'
import { parseJson } from './wire'

type RequestOptions = {
  token?: string | null
  locale?: string
  /** Id of the page's request, for the API's log. */
  requestId?: string | null
  /** True also retries a call that writes, which must be idempotent. */
  retry?: boolean
  signal?: AbortSignal
}

/**
 * Calls the API from the server, without going through our own routes, and parses the response by the contract. Only
 * for calls without a body. Throws AgencyError as `call` does in the browser.
 */
export async function callApi<C extends CallName>(
  name: C,
  args: CallArgs<C>,
  options: RequestOptions = {},
): Promise<ResponseBody<EndpointOf<C>>> {
  const endpoint = endpointOf(name)
  const { params, query } = args as AnyArgs
  const { token = null, locale = 'en', requestId = null, retry = isReadOnly(endpoint), signal } = options
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
      signal,
      retry,
    })
    return { response, text: await readText(response) }
  }
  const { response, text } = await requestUpstreamBuffered(send, { retry })
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

/** Calls an endpoint without parameters for its status alone; 0 without a response in time. */
export async function requestStatus(
  name: CallName,
  token: string,
  timeoutMs: number,
  headers: Record<string, string> = {},
): Promise<number> {
  const { method, path } = endpointOf(name)
  try {
    const response = await requestUpstream({
      method,
      url: `${readApiUrl()}/api/v1${path}`,
      headers: { ...headers, accept: 'application/json', authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(timeoutMs),
    })
    response.resume()
    return response.statusCode ?? 0
  } catch {
    return 0
  }
}
