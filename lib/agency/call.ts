import { AgencyError } from '#contract/errors.ts'
import type { CallName } from '#contract/index.ts'
import { parseJsonOrUndefined } from './parse-json-or-undefined'
import { endsSession, recoverSession } from './session-lost'
import type { SessionView } from './session-view'
import { fetchBff, fetchTransport, type IncomingResponse, type Transport, xhrTransport } from './transport'
import type { AnyArgs, CallResponse, CallArgs, CallOptions, UploadOptions } from './types'
import { storeVersion } from './version'
import type { OutgoingRequest } from './wire'

/**
 * Makes a call of the contract through the BFF. Only the contract's exact status is a success; everything else
 * throws AgencyError, with SERVER_TIMEOUT_CONNECTION_ERROR (status 0) if there was no response. An abort by the
 * caller throws the signal's reason.
 */
export function call<C extends CallName>(
  name: C,
  args: CallArgs<C>,
  options: CallOptions = {},
): Promise<CallResponse<C>> {
  return sendCall(name, args, options, fetchTransport)
}

/** Makes a `call` and reports the progress of the upload. */
export function upload<C extends CallName>(
  name: C,
  args: CallArgs<C>,
  options: UploadOptions = {},
): Promise<CallResponse<C>> {
  return sendCall(name, args, options, xhrTransport)
}

/** Downloads a file and saves it in the browser under the server's file name. */
export async function download<C extends CallName>(name: C, args: CallArgs<C>): Promise<void> {
  const wire = await loadWire()
  const request = wire.createRequest(name, args as AnyArgs)
  const { response, blob } = await withSession(request, async () => {
    const result = await fetchBff(request, {}, async (response) => ({
      response,
      blob: await response.blob(),
    }))
    const { status } = result.response
    if (status !== request.expectedStatus) throw toCallError({ status, text: await result.blob.text() })
    return result
  })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = parseFileName(response.headers.get('content-disposition')) ?? ''
  link.click()
  // The browser reads the file after the click; a minute is ample for files within the upload limit.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Fetches the session view from the BFF; null when signed out. */
export async function fetchSessionView(): Promise<SessionView | null> {
  const wire = await loadWire()
  return wire.parseSessionResponse((await send(sessionRequest)).text)
}

/** Resolves to true if a user is signed in. Works without the contract, which the sign-in page doesn't load. */
export async function isSignedIn(): Promise<boolean> {
  const body: unknown = JSON.parse((await send(sessionRequest)).text)
  return typeof body === 'object' && body !== null && 'session' in body && body.session !== null
}

/** Retries a sign-out that the API hasn't confirmed. Throws AgencyError while it fails. */
export async function finishSignOut(): Promise<void> {
  await send({ ...sessionRequest, method: 'POST' })
}

/**
 * Sends a GET request to a path below /api/v1 that isn't in the contract, because the BFF handles it. `parse` converts
 * the text of a successful response.
 */
export async function requestBff<T>(path: string, parse: (text: string) => T, options: CallOptions) {
  const request: OutgoingRequest = {
    url: `/api/v1${path}`,
    method: 'GET',
    body: undefined,
    expectedStatus: 200,
    requiresSession: true,
  }
  return withSession(request, async () => parse((await send(request, options)).text))
}

const sessionRequest: OutgoingRequest = {
  url: '/api/v1/session',
  method: 'GET',
  body: undefined,
  expectedStatus: 200,
  requiresSession: false,
}

async function sendCall<C extends CallName>(
  name: C,
  args: CallArgs<C>,
  options: UploadOptions,
  transport: Transport,
): Promise<CallResponse<C>> {
  const wire = await loadWire()
  const request = wire.createRequest(name, args as AnyArgs)
  const pendingResponse = withSession(request, () => send(request, options, transport))
  const { text, etag } = await wire.releaseKeyAfterResponse(request.idempotencyKey, pendingResponse)
  return storeVersion(wire.parseResponse(name, text), etag)
}

async function send(request: OutgoingRequest, options: UploadOptions = {}, transport = fetchTransport) {
  const response = await transport(request, options)
  if (response.status !== request.expectedStatus) throw toCallError(response)
  return response
}

async function withSession<T>(request: OutgoingRequest, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const isSessionLost = request.requiresSession && error instanceof AgencyError && endsSession(error)
    if (isSessionLost && (await recoverSession())) return run()
    throw error
  }
}

/** Loads the contract with the first call: it is larger than the rest of a page's code. */
async function loadWire() {
  try {
    return await import('./wire')
  } catch {
    throw new AgencyError('SERVER_TIMEOUT_CONNECTION_ERROR', { status: 0 })
  }
}

function toCallError({ status, text }: Pick<IncomingResponse, 'status' | 'text'>): AgencyError {
  if (status >= 200 && status < 300) return new AgencyError('ERROR', { status })
  const body = parseJsonOrUndefined(text)
  // Response of a proxy that couldn't reach the dashboard or lost the connection; the result of the call is unknown.
  if (status >= 502 && status <= 504 && !hasErrors(body))
    return new AgencyError('SERVER_TIMEOUT_CONNECTION_ERROR', { status: 0 })
  return AgencyError.from(body, status)
}

function hasErrors(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'errors' in body
}

function parseFileName(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  return encoded === undefined ? null : decodeURIComponent(encoded)
}
