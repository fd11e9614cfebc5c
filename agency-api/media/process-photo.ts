import { limits } from '#contract/limits.ts'
import { currentActor } from '../activity/actor-context.ts'
import { decode } from './decoder.ts'
import type { DecodeRequest, DecodeResponse } from './decode-child.ts'
import type { Photograph, Picture } from './render-photo.ts'
import { createFairQueue } from './fair-queue.ts'
import { inspect } from './inspect.ts'
import { refusal } from './refusal.ts'

/** Each takes up to 250 MB while it is decoded, a large one 512 MB. */
const queue = createFairQueue(2)
const largeQueue = createFairQueue(1)
const largePixels = 16_000_000
/** Progressive encoders write about ten scans. */
const mostScans = 64

/**
 * Renders a photo's files in a child process, as `renderPhoto` does. Throws FILE_TYPE_NOT_ALLOWED for formats other
 * than JPEG and PNG, IMAGE_TOO_MANY_PIXELS above 40 megapixels, FILE_UNREADABLE for a truncated or damaged file,
 * IMAGE_TOO_COMPLEX for one that takes too much time or memory, and TOO_MANY_REQUESTS when the user has too many in
 * the queue.
 */
export async function processPhoto(bytes: Uint8Array): Promise<Photograph> {
  const response = await develop({ kind: 'photograph', bytes })
  if (!('photograph' in response)) throw new TypeError('The decoder sent no photograph')
  return response.photograph
}

/** Crops a square of 200 × 200 px from the centre of a picture. Throws as `processPhoto`. */
export async function processAvatar(bytes: Uint8Array): Promise<Picture> {
  const response = await develop({ kind: 'avatar', bytes })
  if (!('avatar' in response)) throw new TypeError('The decoder sent no avatar')
  return response.avatar
}

async function develop(request: DecodeRequest): Promise<DecodeResponse> {
  const claims = inspect(request.bytes)
  if (claims === null) throw refusal('FILE_TYPE_NOT_ALLOWED')
  if (claims.pixels > limits.imagePixels) throw refusal('IMAGE_TOO_MANY_PIXELS')
  if (claims.scans > mostScans) throw refusal('IMAGE_TOO_COMPLEX')
  const person = String(currentActor().actor?.id ?? '')
  const decoding = () => queue(person, () => decode(request))
  return claims.pixels > largePixels ? largeQueue(person, decoding) : decoding()
}
