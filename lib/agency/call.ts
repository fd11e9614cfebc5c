import { AgencyError } from '#contract/errors.ts'
import type { CallName } from '#contract/index.ts'
import { endsSession, recoverSession } from './session-lost'
import type { SessionView } from './session-view'
import { fetchBff, fetched, type Incoming, type Transport, uploaded } from './transport'
import type { AnyArgs, CallAnswer, CallArgs, CallOptions, UploadOptions } from './types'
import { noteVersion } from './version'
import type { Outgoing } from './wire'

/**
 * Makes a call of the contract through the BFF. Only the exact status that the contract names is success; everything
 * else throws AgencyError, SERVER_TIMEOUT_CONNECTION_ERROR (status 0) when there was no answer. An abort by the caller
 * throws the signal's reason.
 */
export function call<C extends CallName>(
  name: C,
  args: CallArgs<C>,
  options: CallOptions = {},
): Promise<CallAnswer<C>> {
  return answerOf(name, args, options, fetched)
}

/** The same as `call`, telling how far the sending has come. */
export function upload<C extends CallName>(
  name: C,
  args: CallArgs<C>,
  options: UploadOptions = {},
): Promise<CallAnswer<C>> {
  return answerOf(name, args, options, uploaded)
}

/** Fetches a file and hands it to the browser to save, under the name that the server gives it. */
export async function download<C extends CallName>(name: C, args: CallArgs<C>): Promise<void> {
  const wire = await loadWire()
  const request = wire.outgoing(name, args as AnyArgs)
  const { answer: response, blob: file } = await withSession(request, async () => {
    const { answer, blob } = await fetchBff(request, {}, async (answer) => ({
      answer,
      blob: await answer.blob(),
    }))
    if (answer.status !== request.success) throw failure({ status: answer.status, text: await blob.text() })
    return { answer, blob }
  })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = fileName(response.headers.get('content-disposition')) ?? ''
  link.click()
  // The browser reads the file after the click; a minute is ample for what the upload limit allows.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Who is signed in, asked of the BFF; null for nobody. */
export async function fetchSessionView(): Promise<SessionView | null> {
  const wire = await loadWire()
  const answer = await fetched({ ...sessionRequest }, {})
  if (answer.status !== sessionRequest.success) throw failure(answer)
  return wire.readSessionAnswer(answer.text)
}

/** Resolves to true if somebody is signed in. Reads the response without the contract, which the sign-in page doesn't load. */
export async function isSignedIn(): Promise<boolean> {
  const { status, text } = await fetched({ ...sessionRequest }, {})
  if (status !== sessionRequest.success) throw failure({ status, text })
  const body: unknown = JSON.parse(text)
  return typeof body === 'object' && body !== null && 'session' in body && body.session !== null
}

/** Repeats a sign-out that the API has not confirmed. Throws AgencyError while it still doesn't. */
export async function finishSignOut(): Promise<void> {
  const answer = await fetched({ ...sessionRequest, method: 'POST' }, {})
  if (answer.status !== sessionRequest.success) throw failure(answer)
}

/** Asks one of the BFF's own reads for the signed-in, below /api/v1; `read` takes the text of a successful answer. */
export async function askOwn<T>(path: string, read: (text: string) => T, options: CallOptions): Promise<T> {
  const request: Outgoing = {
    address: `/api/v1${path}`,
    method: 'GET',
    body: undefined,
    success: 200,
    signedIn: true,
  }
  return withSession(request, async () => {
    const answer = await fetched(request, options)
    if (answer.status !== request.success) throw failure(answer)
    return read(answer.text)
  })
}

const sessionRequest: Outgoing = {
  address: '/api/v1/session',
  method: 'GET',
  body: undefined,
  success: 200,
  signedIn: false,
}

async function answerOf<C extends CallName>(
  name: C,
  args: CallArgs<C>,
  options: UploadOptions,
  transport: Transport,
): Promise<CallAnswer<C>> {
  const wire = await loadWire()
  const request = wire.outgoing(name, args as AnyArgs)
  const sent = withSession(request, async () => {
    const answer = await transport(request, options)
    if (answer.status !== request.success) throw failure(answer)
    return answer
  })
  const { text, etag } = await wire.settled(request.once, sent)
  return noteVersion(wire.readAnswer(name, text), etag)
}

/** Runs once, and once more if the session was lost on the way and the person signed in again. */
async function withSession<T>(request: Outgoing, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const lost = request.signedIn && error instanceof AgencyError && endsSession(error)
    if (lost && (await recoverSession())) return run()
    throw error
  }
}

/** The contract weighs more than the rest of a page's code, so it comes with the first call, not with the page. */
async function loadWire() {
  try {
    return await import('./wire')
  } catch {
    throw new AgencyError('SERVER_TIMEOUT_CONNECTION_ERROR', { status: 0 })
  }
}

function failure({ status, text }: Pick<Incoming, 'status' | 'text'>): AgencyError {
  if (status >= 200 && status < 300) return new AgencyError('ERROR', { status })
  try {
    return AgencyError.from(JSON.parse(text), status)
  } catch {
    // A proxy's own words: it reached no dashboard, or lost it on the way. What became of the call nobody knows.
    const gate = status >= 502 && status <= 504
    return gate
      ? new AgencyError('SERVER_TIMEOUT_CONNECTION_ERROR', { status: 0 })
      : AgencyError.from(undefined, status)
  }
}

function fileName(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  return encoded === undefined ? null : decodeURIComponent(encoded)
}
