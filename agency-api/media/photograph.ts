import { limits } from '#contract/limits.ts'
import { currentActing } from '../activity/acting.ts'
import { decode } from './decoder.ts'
import type { DecodeRequest, DecodeResponse } from './decode-child.ts'
import type { Photograph, Picture } from './develop.ts'
import { createFairQueue } from './fair-queue.ts'
import { inspect } from './inspect.ts'
import { refusal } from './refusal.ts'

/** Each takes up to 250 MB while it is decoded, and a large one 512. */
const queue = createFairQueue(2)
const largeQueue = createFairQueue(1)
const largePixels = 16_000_000
/** Progressive encoders write some ten scans. */
const mostScans = 64

/**
 * Makes a photograph's files of what a person sent, in a process of its own, as `makePhotograph` says. Throws
 * FILE_TYPE_NOT_ALLOWED for formats other than JPEG and PNG, IMAGE_TOO_MANY_PIXELS above 40 megapixels, FILE_UNREADABLE for
 * a file that is cut off or damaged, IMAGE_TOO_COMPLEX for one that takes too much time or memory, and TOO_MANY_REQUESTS
 * when its person has too many waiting.
 */
export async function developPhotograph(bytes: Uint8Array): Promise<Photograph> {
  const response = await develop({ kind: 'photograph', bytes })
  if (!('photograph' in response)) throw new TypeError('The decoder sent no photograph')
  return response.photograph
}

/** A square of 200 × 200 cut from the middle of a picture; throws as `developPhotograph`. */
export async function developAvatar(bytes: Uint8Array): Promise<Picture> {
  const response = await develop({ kind: 'avatar', bytes })
  if (!('avatar' in response)) throw new TypeError('The decoder sent no avatar')
  return response.avatar
}

async function develop(request: DecodeRequest): Promise<DecodeResponse> {
  const claims = inspect(request.bytes)
  if (claims === null) throw refusal('FILE_TYPE_NOT_ALLOWED')
  if (claims.pixels > limits.imagePixels) throw refusal('IMAGE_TOO_MANY_PIXELS')
  if (claims.scans > mostScans) throw refusal('IMAGE_TOO_COMPLEX')
  const person = String(currentActing().actor?.id ?? '')
  const decoding = () => queue(person, () => decode(request))
  return claims.pixels > largePixels ? largeQueue(person, decoding) : decoding()
}
