import { type Agent, request } from 'node:http'
import type { FuzzedCall } from './calls.ts'

export type BufferedResponse = { status: number; type: string; location: string; body: Buffer; ms: number }

const hangMs = 10_000

type OutgoingCall = Pick<FuzzedCall, 'method' | 'path' | 'body' | 'headers'>

/** With a longer path, request line and headers exceed the 16 KiB that Node.js reads. */
const maxPathLength = 16_000

/** Like `send`, to a path below /api/v1. The server may close the connection before it has rejected a long path. */
export async function trySend(
  origin: string,
  agent: Agent,
  call: OutgoingCall,
): Promise<BufferedResponse | 'path too long'> {
  try {
    return await send(origin, agent, { ...call, path: `/api/v1${call.path}` })
  } catch (error) {
    if (call.path.length > maxPathLength) return 'path too long'
    throw error
  }
}

/** Sends a request without normalizing its path. Throws if the connection fails or is idle for ten seconds. */
export function send(origin: string, agent: Agent, call: OutgoingCall): Promise<BufferedResponse> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const { hostname, port } = new URL(origin)
    const outgoing = request(
      {
        hostname,
        port,
        agent,
        method: call.method,
        path: call.path,
        headers: { ...call.headers, ...(call.body !== null && { 'content-length': call.body.length }) },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            location: response.headers.location ?? '',
            body: Buffer.concat(chunks),
            ms: performance.now() - started,
          }),
        )
        response.on('error', reject)
      },
    )
    outgoing.setTimeout(hangMs, () => outgoing.destroy(new Error('no byte within ten seconds')))
    outgoing.on('error', reject)
    outgoing.end(call.body ?? undefined)
  })
}
