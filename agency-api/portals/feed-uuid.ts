import { createHash } from 'node:crypto'
import type { ExportPlace } from '#contract/portal-places.ts'

/** Ours among names; RFC 9562 wants one for version 5. */
const namespace = Buffer.from('6f0c1d1e0b6a4d2f9a2c7e5b3f8d4a10', 'hex')

/** The name of an advert in a feed: the same for the same property and portal, whenever it is asked (UUID version 5). */
export function feedUuid({ place, property_id }: { place: ExportPlace; property_id: number }): string {
  const bytes = createHash('sha1')
    .update(namespace)
    .update(`${place}/${property_id}`)
    .digest()
    .subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
