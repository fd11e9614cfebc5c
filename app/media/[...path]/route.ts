import { Readable } from 'node:stream'
import { AgencyError } from '#contract/errors.ts'
import { mediaLocations } from '#contract/media.ts'
import { readApiUrl, requestUpstream } from '@/lib/agency/upstream'
import { allMethods, catchErrors } from '../../api/_bff/responses'
import { methodNotAllowed } from '../../api/_bff/proxy'

type Context = { params: Promise<{ path: string[] }> }

const idPattern = /^\d{1,15}$/
const fileNamePattern = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/
/** SVG is excluded because it can contain scripts. */
const imageTypes = /^image\/(jpeg|png|webp|avif|gif)$/

/**
 * Streams a photo from the agency's media host. Photos are public, so no bearer token is sent; requests from other
 * sites are rejected. File names are unique, so the response can be cached forever.
 */
function serveMedia(request: Request, { params }: Context): Promise<Response> {
  return catchErrors(async () => {
    if (request.method !== 'GET') return methodNotAllowed(['GET'])
    const site = request.headers.get('sec-fetch-site')
    if (site !== null && site !== 'same-origin' && site !== 'none') throw new AgencyError('CROSS_ORIGIN')
    const response = await requestUpstream({
      method: 'GET',
      url: `${readMediaBase()}/media/${toMediaPath((await params).path)}`,
      headers: { accept: 'image/*', 'accept-encoding': 'identity' },
      signal: request.signal,
      retry: true,
    })
    const type = response.headers['content-type'] ?? ''
    if (response.statusCode !== 200 || !imageTypes.test(type)) {
      response.destroy()
      throw new AgencyError('NOT_FOUND')
    }
    const headers = new Headers({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const length = response.headers['content-length']
    if (length !== undefined) headers.set('content-length', length)
    return new Response(Readable.toWeb(response) as ReadableStream<Uint8Array>, { headers })
  })
}

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = allMethods(serveMedia)

function readMediaBase(): string {
  return process.env.MEDIA_BASE_URL ? readApiUrl(process.env.MEDIA_BASE_URL) : readApiUrl()
}

/** Throws the error of unknown paths, '404', if the path can't be a file's; NOT_FOUND is the error of missing files. */
function toMediaPath(segments: string[]): string {
  const [location = '', id = '', file = ''] = segments
  const isLocation = mediaLocations.some((name) => name === location)
  if (segments.length !== 3 || !isLocation || !idPattern.test(id) || !fileNamePattern.test(file))
    throw new AgencyError('404')
  return `${location}/${id}/${file}`
}
