import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { AgencyError, type ErrorCode } from '#contract/errors.ts'
import { renderAvatar, renderPhoto, type RenderedPhoto, type EncodedImage } from './render-photo.ts'

export type RenderedByKind = { photo: RenderedPhoto; avatar: EncodedImage }
export type DecodeRequest = { kind: keyof RenderedByKind; bytes: Uint8Array }
export type DecodeResponse = { image: RenderedByKind[keyof RenderedByKind] } | { error: ErrorCode }

/**
 * Memory limit of this process in bytes. JPEGs of 40 megapixels take 230 MB, progressive ones 470 MB, and up to 5 s of
 * CPU time.
 */
const maxMemoryBytes = 512_000_000
const maxCpuMicroseconds = 8_000_000
const checkIntervalMs = 50

sharp.concurrency(availableParallelism())
process.on('message', (request: DecodeRequest) => void respond(request))
process.on('disconnect', killProcess)

async function respond(request: DecodeRequest): Promise<void> {
  const started = process.cpuUsage()
  // The timer runs while an image is decoded because libvips uses its own threads.
  const limitTimer = setInterval(() => {
    const { user, system } = process.cpuUsage(started)
    if (process.memoryUsage.rss() > maxMemoryBytes || user + system > maxCpuMicroseconds) killProcess()
  }, checkIntervalMs)
  process.send?.(await decode(request))
  clearInterval(limitTimer)
}

/** Exits at once; an orderly exit would wait for the decoder's threads. */
function killProcess(): void {
  process.kill(process.pid, 'SIGKILL')
}

async function decode({ kind, bytes }: DecodeRequest): Promise<DecodeResponse> {
  try {
    return { image: await (kind === 'avatar' ? renderAvatar(bytes) : renderPhoto(bytes)) }
  } catch (error) {
    if (error instanceof AgencyError) return { error: error.code }
    throw error
  }
}
