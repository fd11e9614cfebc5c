import { type Agent, request } from 'node:http'
import type { FuzzedCall } from './calls.ts'

export type Answered = { status: number; type: string; body: Buffer; ms: number }

/** Longer than anything may take; what takes longer hangs. */
const hangMs = 10_000

type Sent = Pick<FuzzedCall, 'method' | 'path' | 'body' | 'headers'>

/** Bytes that Node's server reads of a request's head. */
const longestHead = 16_000

/** The same as `send`; null where a head was too long and the refusal was lost with the connection that the server then closes. */
export async function sendWhole(origin: string, agent: Agent, call: Sent): Promise<Answered | null> {
  try {
    return await send(origin, agent, call)
  } catch (error) {
    if (call.path.length > longestHead) return null
    throw error
  }
}

/** Sends a call byte for byte: no client straightens its path. Throws when no whole answer comes within ten seconds. */
export function send(origin: string, agent: Agent, call: Sent): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const { hostname, port } = new URL(origin)
    const asked = request(
      {
        hostname,
        port,
        agent,
        method: call.method,
        path: `/api/v1${call.path}`,
        headers: { ...call.headers, ...(call.body !== null && { 'content-length': call.body.length }) },
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            type: answer.headers['content-type'] ?? '',
            body: Buffer.concat(chunks),
            ms: performance.now() - started,
          }),
        )
        answer.on('error', reject)
      },
    )
    asked.setTimeout(hangMs, () => asked.destroy(new Error('no answer within ten seconds')))
    asked.on('error', reject)
    asked.end(call.body ?? undefined)
  })
}
