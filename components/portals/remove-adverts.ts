import type { ExportPlace } from '#contract/portal-places.ts'
import { call } from '@/lib/agency/call'

const encodeSegment = (path: string) =>
  btoa(path).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

export async function unpublish(
  id: number,
  { place, uuid }: { place: ExportPlace; uuid: string | null },
): Promise<ExportPlace> {
  await call('portals.removeProperty', {
    params: { place, id, uuid: uuid ?? 'none', url: encodeSegment('/portals') },
  })
  return place
}

/** Returns the ids of those properties that have an advert on the portal, or null if unknown. */
export async function fetchListedIds(
  place: ExportPlace,
  records: readonly { id: number }[],
): Promise<ReadonlySet<number> | null> {
  try {
    const { adverts } = await call('portals.adverts', { query: { properties: records.map(({ id }) => id) } })
    return new Set(adverts.filter((advert) => advert.place === place).map(({ property_id }) => property_id))
  } catch {
    return null
  }
}
