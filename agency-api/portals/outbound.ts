import type { Environment } from '../environment.ts'
import { isLoopback } from './configuration.ts'

const waitMs = 10_000
const mostBytes = 1_000_000

/** Nothing came back, or nothing that can be read. */
export class NoAnswer extends Error {}

/**
 * Asks a portal: only the hosts that the settings name, over https (plain http on this machine alone), no redirects, ten
 * seconds, a megabyte. Throws NoAnswer; whether the portal has acted is then unknown.
 */
export async function askPortal(
  environment: Environment,
  address: string,
  init: { method: string; headers: Record<string, string>; body?: string },
): Promise<Response> {
  const { protocol, host } = new URL(address)
  if (host !== new URL(environment.IMOVIRTUAL_API_URL).host) throw new Error(`${host} is no portal's host`)
  if (protocol !== 'https:' && !isLoopback(address)) throw new Error('Portals are asked over https only')
  try {
    const answer = await fetch(address, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(waitMs),
    })
    const { status, headers } = answer
    const text = await textOf(answer)
    return new Response([204, 304].includes(status) ? null : text, { status, headers })
  } catch (error) {
    throw new NoAnswer('The portal did not answer', { cause: error })
  }
}

async function textOf(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength
    if (size > mostBytes) throw new NoAnswer('The answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** How long a busy portal wants to be left alone; null when it does not say. */
export function secondsOf({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null
}
