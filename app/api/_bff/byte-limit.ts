import { AgencyError } from '#contract/errors.ts'

/**
 * Yields the chunks of a body up to a limit in bytes. Throws AgencyError FILE_TOO_LARGE above it, before reading
 * anything if Content-Length already exceeds the limit.
 */
export function limitBytes(request: Request, limit: number): AsyncIterable<Uint8Array> | undefined {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new AgencyError('FILE_TOO_LARGE')
  return request.body === null ? undefined : readChunks(request.body, limit)
}

async function* readChunks(body: ReadableStream<Uint8Array>, limit: number): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > limit) throw new AgencyError('FILE_TOO_LARGE')
    yield chunk
  }
}
