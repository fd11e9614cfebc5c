'use client'

import { useTranslations } from 'next-intl'
import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import { Cover } from '@/components/records/cover'
import type { MapPart } from '@/components/portfolio/list/portfolio-parts'
import { ListMap } from '@/components/portfolio/map/list-map'
import { MapPopup, MapPopupLine, mapPopupLink, missingIds } from '@/components/portfolio/map/map-popup'
import { useCall } from '@/lib/agency/use-call'
import { formatPrice } from '@/lib/format/money'
import { CondominiumLink } from '../condominium-link'
import { CondominiumPrice } from '../condominium-price'
import type { CondominiumState } from './listing-filters'

export function CondominiumMap({ state, ...map }: MapPart<Condominium> & { state: CondominiumState }) {
  return (
    <ListMap
      resource="condominiums"
      {...map}
      pointOf={({ id, information, lat, len, starting_price: price }) => ({
        id,
        name: information.title,
        lat,
        len,
        price,
        place: '',
      })}
      labelOf={({ name, price }) => {
        const text = price < 0 ? name : formatPrice(price)
        return { text, name: price < 0 ? name : `${name}, ${text}` }
      }}
    >
      {(ids) => <CondominiumPopup {...{ ids, state }} page={map.page} />}
    </ListMap>
  )
}

function CondominiumPopup({
  ids,
  state,
  page,
}: {
  ids: readonly number[]
  state: CondominiumState
  page: readonly Condominium[]
}) {
  const t = useTranslations('condominiums.card')
  const missing = missingIds(ids, page)
  const query = { itemsPerPage: ids.length, filter: { state, ids: missing } }
  const { data, error } = useCall('condominiums.list', missing.length === 0 ? null : { query })
  return (
    <MapPopup
      {...{ ids, page, error }}
      loaded={data?.condominiums}
      cover={({ id, cover }) => <Cover location="condominiums" recordId={id} item={cover} />}
    >
      {(condominium) => (
        <MapPopupLine
          key={condominium.id}
          price={<CondominiumPrice condominium={condominium} className="text-base" />}
          aside={t('properties', { count: condominium.properties.total })}
          title={<CondominiumLink condominium={condominium} className={mapPopupLink} />}
          place={condominium.condo_where === '' ? t('noPlace') : condominium.condo_where}
        />
      )}
    </MapPopup>
  )
}
