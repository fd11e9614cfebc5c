import { Hono } from 'hono'
import { AgencyError } from '#contract/errors.ts'
import { MediaLocation } from '#contract/media.ts'
import type { House } from '../house.ts'
import { readFile } from './quarantine.ts'

const ownName = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(-card|-page)?\.(jpg|png|webp)$/

/**
 * Public photographs: GET /media/{location}/{id}/{file}. Only names that this API gives are looked up, so attachments and
 * anything else in the store stay out of reach. A file never changes under its name: cached for a year.
 */
export function servedMedia(house: Pick<House, 'db' | 'media'>): Hono {
  return new Hono().get('/:location/:id/:file', async (context) => {
    const { location, id, file } = context.req.param()
    if (!MediaLocation.safeParse(location).success || !/^\d{1,10}$/.test(id) || !ownName.test(file))
      throw new AgencyError('404')
    const headers = {
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${file}"`,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; sandbox",
    }
    const known = context.req.header('if-none-match')?.split(',') ?? []
    if (known.some((tag) => tag.trim().replace(/^W\//, '') === headers.etag))
      return new Response(null, { status: 304, headers })
    const found = await readFile(house, `${location}/${id}/${file}`)
    if (found === null) throw new AgencyError('404')
    if (context.req.method === 'HEAD') await found.stream.cancel()
    return new Response(context.req.method === 'HEAD' ? null : found.stream, {
      headers: { ...headers, 'content-type': found.contentType, 'content-length': String(found.size) },
    })
  })
}
