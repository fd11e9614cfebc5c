import type { OutgoingHttpHeaders } from 'node:http'
import { clientAddressHeader, signClientAddress } from '#contract/client-address.ts'
import { bodyLimit, isRead } from '#contract/endpoint.ts'
import { AgencyError } from '#contract/errors.ts'
import type { CallName } from '#contract/index.ts'
import { limits } from '#contract/limits.ts'
import { knownDeviceHeader } from '#contract/session.ts'
import { apiAddress, askUpstream } from '@/lib/agency/upstream'
import { requestIdHeader, requestIdOf } from '@/lib/observing/request-id'
import { localeOf, localeOfBrowser } from '@/lib/i18n/locales'
import { readPlainCookie } from '@/lib/session/cookie'
import { counted } from './counted'
import { knownDeviceOf } from './known-device'
import { type Matched, takesBody } from './matched'

/** The few headers that go up as they came, each in the shape that it must have (docs/security.md P-4). */
const passed = {
  accept: /^[\w*/+.,;= -]{1,200}$/,
  'if-match': /^(W\/)?"[\x21\x23-\x7e]{1,100}"$/,
  'idempotency-key': /^[A-Za-z0-9_-]{8,64}$/,
}
const bodyType = /^(multipart\/form-data; ?boundary=|application\/json\b)/i

/** Sends a matched call to the API: nothing of the browser's request goes up but what is named here. */
export function sendUp(call: Matched, request: Request, token: string | null) {
  const { endpoint } = call
  const type = request.headers.get('content-type') ?? ''
  const body = takesBody(endpoint) ? counted(request, bodyLimit(endpoint, type)) : undefined
  return askUpstream({
    method: endpoint.method,
    url: `${apiAddress()}/api/v1${call.path}`,
    headers: {
      ...headersUp(request, token),
      ...(signsIn.has(call.name) && browserHeaders(request)),
      ...(marksDevice.has(call.name) && knownDeviceHeaders(request)),
      ...clientAddressHeaders(request),
      ...(body !== undefined && bodyHeaders(request)),
    },
    body,
    upload: body !== undefined && endpoint.maxBodyBytes > limits.uploadBytes && mayCarryFile(request),
    signal: request.signal,
    retry: isRead(endpoint),
  })
}

/** A form that may bring a picture often brings none: then it has the patience of a form, not of an upload. */
function mayCarryFile(request: Request): boolean {
  const length = request.headers.get('content-length')
  return length === null || Number(length) > limits.multipartOverheadBytes
}

function headersUp(request: Request, token: string | null): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = {
    'accept-encoding': 'identity',
    'accept-language':
      localeOf(readPlainCookie(request, 'locale')) ?? localeOfBrowser(request.headers.get('accept-language')),
    [requestIdHeader]: requestIdOf(request),
  }
  for (const [name, shape] of Object.entries(passed)) {
    const value = request.headers.get(name)
    if (value !== null && shape.test(value)) headers[name] = value
  }
  if (token !== null) headers.authorization = `Bearer ${token}`
  return headers
}

/** Where a session begins the API may keep which browser it was, so that a person can tell their sessions apart. */
const signsIn = new Set<CallName>(['session.login', 'session.register'])

/** After these the API answers what the browser is known by from then on. */
const marksDevice = new Set<CallName>(['session.login', 'session.reset', 'profile.changePassword'])

function browserHeaders(request: Request): OutgoingHttpHeaders {
  const agent = request.headers.get('user-agent')
  return agent !== null && /^[\x20-\x7e]{1,400}$/.test(agent) ? { 'user-agent': agent } : {}
}

function knownDeviceHeaders(request: Request): OutgoingHttpHeaders {
  const device = knownDeviceOf(request)
  return device === undefined ? {} : { [knownDeviceHeader]: device }
}

/** The browser's address, as the server layer has set it (lib/launch/dashboard-server.ts), signed for the API. */
export function clientAddressHeaders(request: Request): Record<string, string> {
  const secret = process.env.CLIENT_ADDRESS_SECRET
  const address = request.headers.get(clientAddressHeader)
  return secret && address ? { [clientAddressHeader]: signClientAddress(secret, address) } : {}
}

function bodyHeaders(request: Request): OutgoingHttpHeaders {
  const type = request.headers.get('content-type') ?? ''
  if (!bodyType.test(type)) throw new AgencyError('ERROR', { status: 415 })
  const length = request.headers.get('content-length')
  return {
    'content-type': type,
    ...(length !== null && /^\d+$/.test(length) && { 'content-length': length }),
  }
}
