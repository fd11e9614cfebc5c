import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { AgencyError, type ErrorCode } from '#contract/errors.ts'
import { makeAvatar, makePhotograph, type Photograph, type Picture } from './develop.ts'

/** A file that the child process of `decoder.ts` decodes, and what it becomes. */
export type DecodeRequest = { kind: 'photograph' | 'avatar'; bytes: Uint8Array }
export type DecodeResponse = { photograph: Photograph } | { avatar: Picture } | { refused: ErrorCode }

/** JPEGs of 40 megapixels take 230 MB, progressive ones 470, this process included, and up to 5 s of one core. */
const mostBytes = 512_000_000
const mostCpuMicroseconds = 8_000_000
const lookMs = 50

sharp.concurrency(availableParallelism())
process.on('message', (request: DecodeRequest) => void respond(request))
process.on('disconnect', endNow)

async function respond(request: DecodeRequest): Promise<void> {
  const started = process.cpuUsage()
  // libvips works in threads of its own, so this timer runs while a picture is decoded.
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(started)
    if (process.memoryUsage.rss() > mostBytes || user + system > mostCpuMicroseconds) endNow()
  }, lookMs)
  process.send?.(await decode(request))
  clearInterval(watch)
}

/** An orderly exit would wait for the decoder's threads. */
function endNow(): void {
  process.kill(process.pid, 'SIGKILL')
}

async function decode({ kind, bytes }: DecodeRequest): Promise<DecodeResponse> {
  try {
    return kind === 'avatar'
      ? { avatar: await makeAvatar(bytes) }
      : { photograph: await makePhotograph(bytes) }
  } catch (error) {
    if (error instanceof AgencyError) return { refused: error.code }
    throw error
  }
}
