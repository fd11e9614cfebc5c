import type { OutgoingHttpHeaders } from 'node:http'
import { clientAddressHeader, signClientAddress } from '#contract/client-address.ts'
import { bodyLimitOf, isReadOnly } from '#contract/endpoint.ts'
import { AgencyError } from '#contract/errors.ts'
import type { CallName } from '#contract/index.ts'
import { limits } from '#contract/limits.ts'
import { knownDeviceHeader } from '#contract/session.ts'
import { readApiUrl, requestUpstream } from '@/lib/agency/upstream'
import { requestIdHeader, requestIdOf } from '@/lib/observability/request-id'
import { localeOf, localeOfBrowser } from '@/lib/i18n/locales'
import { readCookie } from '@/lib/session/cookie'
import { limitBytes } from './byte-limit'
import { knownDeviceOf } from './known-device'
import { type MatchedEndpoint, acceptsBody } from './match-endpoint'

/** Request headers forwarded to the API, each with the format it must match (docs/security.md P-4). */
const forwardedHeaders = {
  accept: /^[\w*/+.,;= -]{1,200}$/,
  'if-match': /^(W\/)?"[\x21\x23-\x7e]{1,100}"$/,
  'idempotency-key': /^[A-Za-z0-9_-]{8,64}$/,
}
const acceptedBodyTypes = /^(multipart\/form-data; ?boundary=|application\/json\b)/i

export function forwardRequest(call: MatchedEndpoint, request: Request, token: string | null) {
  const { endpoint } = call
  const type = request.headers.get('content-type') ?? ''
  const body = acceptsBody(endpoint) ? limitBytes(request, bodyLimitOf(endpoint, type)) : undefined
  return requestUpstream({
    method: endpoint.method,
    url: `${readApiUrl()}/api/v1${call.path}`,
    headers: {
      ...toUpstreamHeaders(request, token),
      ...(callsStartingSession.has(call.name) && toUserAgentHeader(request)),
      ...(callsWithKnownDevice.has(call.name) && toKnownDeviceHeader(request)),
      ...toClientAddressHeader(request),
      ...(body !== undefined && toBodyHeaders(request)),
    },
    body,
    isUpload: body !== undefined && endpoint.maxBodyBytes > limits.uploadBytes && mayCarryLargeFile(request),
    signal: request.signal,
    retry: isReadOnly(endpoint),
  })
}

/** Returns false if the body is too short to contain a file. The request then gets the short timeout of other calls. */
function mayCarryLargeFile(request: Request): boolean {
  const length = request.headers.get('content-length')
  return length === null || Number(length) > limits.multipartOverheadBytes
}

function toUpstreamHeaders(request: Request, token: string | null): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = {
    'accept-encoding': 'identity',
    'accept-language':
      localeOf(readCookie(request, 'locale')) ?? localeOfBrowser(request.headers.get('accept-language')),
    [requestIdHeader]: requestIdOf(request),
  }
  for (const [name, pattern] of Object.entries(forwardedHeaders)) {
    const value = request.headers.get(name)
    if (value !== null && pattern.test(value)) headers[name] = value
  }
  if (token !== null) headers.authorization = `Bearer ${token}`
  return headers
}

/** These calls forward the User-Agent, by which users tell their sessions apart. */
const callsStartingSession = new Set<CallName>(['session.login', 'session.register'])

const callsWithKnownDevice = new Set<CallName>(['session.login', 'session.reset', 'profile.changePassword'])

function toUserAgentHeader(request: Request): OutgoingHttpHeaders {
  const agent = request.headers.get('user-agent')
  return agent !== null && /^[\x20-\x7e]{1,400}$/.test(agent) ? { 'user-agent': agent } : {}
}

function toKnownDeviceHeader(request: Request): OutgoingHttpHeaders {
  const device = knownDeviceOf(request)
  return device === undefined ? {} : { [knownDeviceHeader]: device }
}

/** Signs the client's address for the API. lib/launch/dashboard-server.ts adds the address to `request`. */
export function toClientAddressHeader(request: Request): Record<string, string> {
  const secret = process.env.CLIENT_ADDRESS_SECRET
  const address = request.headers.get(clientAddressHeader)
  return secret && address ? { [clientAddressHeader]: signClientAddress(secret, address) } : {}
}

function toBodyHeaders(request: Request): OutgoingHttpHeaders {
  const type = request.headers.get('content-type') ?? ''
  if (!acceptedBodyTypes.test(type)) throw new AgencyError('ERROR', { status: 415 })
  const length = request.headers.get('content-length')
  return {
    'content-type': type,
    ...(length !== null && /^\d+$/.test(length) && { 'content-length': length }),
  }
}
