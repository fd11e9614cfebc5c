import { limits } from '#contract/limits.ts'
import { currentActor } from '../activity/actor-context.ts'
import { decode } from './decoder.ts'
import type { DecodeRequest, DecodeResponse } from './decode-child.ts'
import type { RenderedPhoto, Picture } from './render-photo.ts'
import { createFairQueue } from './fair-queue.ts'
import { inspect } from './inspect.ts'
import { refusal } from './refusal.ts'

/** Each takes up to 250 MB while it is decoded, a large one 512 MB. */
const queue = createFairQueue(2)
const largePixels = 16_000_000
/** Progressive encoders write about ten scans. */
const maxScans = 64

/**
 * Renders a photo's files in a child process, as `renderPhoto` does. Throws FILE_TYPE_NOT_ALLOWED for formats other
 * than JPEG and PNG, IMAGE_TOO_MANY_PIXELS above 40 megapixels, FILE_UNREADABLE for a truncated or damaged file,
 * IMAGE_TOO_COMPLEX for one that takes too much time or memory, and TOO_MANY_REQUESTS when the user has too many in
 * the queue.
 */
export async function processPhoto(bytes: Uint8Array): Promise<RenderedPhoto> {
  const response = await decodeWithinLimits({ kind: 'photo', bytes })
  if (!('photo' in response)) throw new TypeError('The decoder sent no photo')
  return response.photo
}

/** Crops a square of 200 × 200 px from the centre of a picture. Throws as `processPhoto`. */
export async function processAvatar(bytes: Uint8Array): Promise<Picture> {
  const response = await decodeWithinLimits({ kind: 'avatar', bytes })
  if (!('avatar' in response)) throw new TypeError('The decoder sent no avatar')
  return response.avatar
}

async function decodeWithinLimits(request: DecodeRequest): Promise<DecodeResponse> {
  const claims = inspect(request.bytes)
  if (claims === null) throw refusal('FILE_TYPE_NOT_ALLOWED')
  if (claims.pixels > limits.imagePixels) throw refusal('IMAGE_TOO_MANY_PIXELS')
  if (claims.scans > maxScans) throw refusal('IMAGE_TOO_COMPLEX')
  return queue(currentActor().actor?.id, () => decode(request), { isLarge: claims.pixels > largePixels })
}
