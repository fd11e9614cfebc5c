import { useTranslations } from 'next-intl'
import { type ExportPlace, exportPlaces } from '#contract/portal-places.ts'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { isMaybeUnsupported } from '@/components/resource/unsupported-call'
import { useJoin } from '@/components/resource/use-join'
import { call } from '@/lib/agency/call'

export type OnlineAdvert = { place: ExportPlace }

/** Returns a function that describes how many adverts go offline, and on which portals; '' if there are none. */
export function useDescribeAdverts() {
  const t = useTranslations()
  const join = useJoin()
  return function describeAdverts(adverts: readonly OnlineAdvert[]): string {
    if (adverts.length === 0) return ''
    const portals = exportPlaces.flatMap((place) => {
      const count = adverts.filter((advert) => advert.place === place).length
      const name = t(`portals.names.${place}`)
      if (count === 0) return []
      return adverts.length === 1 ? name : t('listing.adverts.portalCount', { portal: name, count })
    })
    return t('listing.adverts.going', { count: adverts.length, portals: join(portals) })
  }
}

/** Returns no adverts if the API has no portals. Throws other errors, so that no advert goes offline unannounced. */
export async function fetchAdverts(id: number): Promise<OnlineAdvert[]> {
  try {
    return (await call('portals.adverts', { query: { properties: [id] } })).adverts
  } catch (error) {
    if (isMaybeUnsupported(asAgencyError(error))) return []
    throw error
  }
}
