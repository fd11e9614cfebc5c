import { Readable } from 'node:stream'
import { AgencyError } from '#contract/errors.ts'
import { mediaLocations } from '#contract/media.ts'
import { apiAddress, askUpstream } from '@/lib/agency/upstream'
import { answering } from './answers'
import { methodNotAllowed } from './door'

const ownerId = /^\d{1,15}$/
const fileName = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/
/** SVG among images can carry scripts; photographs are none. */
const pictures = /^image\/(jpeg|png|webp|avif|gif)$/

/**
 * A photograph, streamed from where the agency keeps them. They are public, so no bearer goes up; only pages of other
 * sites are refused. File names are unique, so a picture never changes under its address.
 */
export function answerMedia(request: Request, segments: string[]): Promise<Response> {
  return answering(async () => {
    if (request.method !== 'GET') return methodNotAllowed(['GET'])
    const site = request.headers.get('sec-fetch-site')
    if (site !== null && site !== 'same-origin' && site !== 'none') throw new AgencyError('CROSS_ORIGIN')
    const answer = await askUpstream({
      method: 'GET',
      url: `${mediaBase()}/media/${mediaPath(segments)}`,
      headers: { accept: 'image/*', 'accept-encoding': 'identity' },
      signal: request.signal,
      retry: true,
    })
    const type = answer.headers['content-type'] ?? ''
    if (answer.statusCode !== 200 || !pictures.test(type)) {
      answer.destroy()
      throw new AgencyError('NOT_FOUND')
    }
    const headers = new Headers({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const length = answer.headers['content-length']
    if (length !== undefined) headers.set('content-length', length)
    return new Response(Readable.toWeb(answer) as ReadableStream<Uint8Array>, { headers })
  })
}

function mediaBase(): string {
  return process.env.MEDIA_BASE_URL ? apiAddress(process.env.MEDIA_BASE_URL) : apiAddress()
}

function mediaPath(segments: string[]): string {
  const [location = '', id = '', file = ''] = segments
  const known = mediaLocations.some((each) => each === location)
  if (segments.length !== 3 || !known || !ownerId.test(id) || !fileName.test(file))
    throw new AgencyError('404')
  return `${location}/${id}/${file}`
}
