'use client'

import { useTranslations } from 'next-intl'
import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import { Cover } from '@/components/records/cover'
import { writeList } from '@/components/portfolio/list/list-state'
import { type LoadedPoints, ListMap } from '@/components/portfolio/map/list-map'
import { MapPopup, MapPopupLine, mapPopupLink, missingIds } from '@/components/portfolio/map/map-popup'
import type { MapTiles } from '@/components/records/map/map-tiles'
import { useCall } from '@/lib/agency/use-call'
import { formatPrice } from '@/lib/format/money'
import { CondominiumLink } from '../condominium-link'
import { CondominiumPrice } from '../condominium-price'
import { type CondominiumState, filtersWork } from './listing-filters'
import { type CondominiumsQueryState, listRules } from './listing-state'
import type { CondominiumActions } from '../use-condominium-actions'

export function CondominiumMap({
  points,
  condominiums,
  state,
  request,
  tiles,
  actions,
}: {
  points: LoadedPoints
  condominiums: readonly Condominium[]
  state: CondominiumState
  request: CondominiumsQueryState
  tiles: MapTiles | null
  actions: CondominiumActions
}) {
  const filters = { ...request.filters, missing: 'location' as const }
  const listed = writeList({ ...request, page: 1, view: 'table', filters }, listRules[state])
  return (
    <ListMap
      resource="condominiums"
      loaded={points}
      page={condominiums}
      pointOf={({ id, information, lat, len, starting_price: price }) => ({
        id,
        name: information.title,
        lat,
        len,
        price,
        place: '',
      })}
      withoutLocation={filtersWork(state) ? `?${listed}` : null}
      tiles={tiles}
      labelOf={({ name, price }) => {
        const text = price < 0 ? name : formatPrice(price)
        return { text, name: price < 0 ? name : `${name}, ${text}` }
      }}
    >
      {(ids) => <CondominiumPopup {...{ ids, state }} page={condominiums} onBlocked={actions.onBlocked} />}
    </ListMap>
  )
}

function CondominiumPopup({
  ids,
  state,
  page,
  onBlocked,
}: {
  ids: readonly number[]
  state: CondominiumState
  page: readonly Condominium[]
  onBlocked: () => void
}) {
  const t = useTranslations('condominiums.card')
  const missing = missingIds(ids, page)
  const query = { itemsPerPage: ids.length, filter: { state, ids: missing } }
  const { data, error } = useCall('condominiums.list', missing.length === 0 ? null : { query })
  return (
    <MapPopup
      {...{ ids, page, error }}
      loaded={data?.condominiums}
      cover={({ id, cover }) => <Cover location="condominiums" ownerId={id} item={cover} alt="" />}
    >
      {(condominium) => (
        <MapPopupLine
          key={condominium.id}
          price={<CondominiumPrice condominium={condominium} className="text-base" />}
          aside={t('properties', { count: condominium.properties.total })}
          title={<CondominiumLink condominium={condominium} onBlocked={onBlocked} className={mapPopupLink} />}
          place={condominium.condo_where === '' ? t('noPlace') : condominium.condo_where}
        />
      )}
    </MapPopup>
  )
}
