import { createHash } from 'node:crypto'
import type { ExportPlace } from '#contract/portal-places.ts'

/** Namespace for UUIDs of version 5 (RFC 9562). */
const namespace = Buffer.from('6f0c1d1e0b6a4d2f9a2c7e5b3f8d4a10', 'hex')

/** Returns the stable id of an advert in a feed: the same UUID (version 5) for the same property and portal. */
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
