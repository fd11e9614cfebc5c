'use client'

import { useTranslations } from 'next-intl'
import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import { Cover } from '@/components/listing/cover'
import { writeList } from '@/components/listing/list/list-state'
import { type LoadedPoints, ListMap } from '@/components/listing/map/list-map'
import { MapCard, MapCardLine, mapCardLink } from '@/components/listing/map/map-card'
import type { MapTiles } from '@/components/listing/map/map-tiles'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { formatPrice } from '@/lib/format/money'
import { CondominiumLink } from './condominium-link'
import { CondominiumPrice } from './condominium-price'
import { type CondominiumState, filtersWork } from './listing-filters'
import { type CondominiumsAsked, listRules } from './listing-state'
import type { CondominiumActions } from './use-condominium-actions'

/** The developments that match a list's filters on a map, each with its starting price. */
export function CondominiumMap({
  points,
  condominiums,
  state,
  asked,
  tiles,
  actions,
}: {
  points: LoadedPoints
  /** The list's page, for an API without points. */
  condominiums: readonly Condominium[]
  state: CondominiumState
  asked: CondominiumsAsked
  tiles: MapTiles | null
  actions: CondominiumActions
}) {
  const onPage = new Map(condominiums.map((condominium) => [condominium.id, condominium]))
  const filters = { ...asked.filters, missing: 'location' as const }
  const listed = writeList({ ...asked, page: 1, view: 'table', filters }, listRules[state])
  return (
    <ListMap
      noun="condominiums"
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
      {(ids) => <CondominiumsHere {...{ ids, state, onPage }} onBlocked={actions.onBlocked} />}
    </ListMap>
  )
}

/** Loads the cards that the page doesn't have. */
function CondominiumsHere({
  ids,
  state,
  onPage,
  onBlocked,
}: {
  ids: readonly number[]
  state: CondominiumState
  onPage: ReadonlyMap<number, Condominium>
  onBlocked: () => void
}) {
  const t = useTranslations()
  const missing = ids.filter((id) => !onPage.has(id))
  const query = { itemsPerPage: ids.length, filter: { state, ids: missing } }
  const { data, error } = useCall('condominiums.list', missing.length === 0 ? null : { query })
  const loaded = new Map(data?.condominiums.map((condominium) => [condominium.id, condominium]))
  const here = ids.map((id) => onPage.get(id) ?? loaded.get(id)).filter((each) => each !== undefined)
  if (missing.length > 0 && data === undefined)
    return error === undefined ? (
      <Skeleton className="h-40" />
    ) : (
      <p className="p-3.5">{t('resource.loadFailed')}</p>
    )
  const [only, ...others] = here
  const alone = others.length === 0 && only !== undefined
  return (
    <MapCard cover={alone && <Cover location="condominiums" ownerId={only.id} item={only.cover} alt="" />}>
      {here.map((condominium) => (
        <MapCardLine
          key={condominium.id}
          price={<CondominiumPrice condominium={condominium} className="text-base" />}
          aside={
            <span className="figures shrink-0 text-xs text-ink-soft">
              {t('condominiums.card.properties', { count: condominium.properties.total })}
            </span>
          }
          title={<CondominiumLink condominium={condominium} onBlocked={onBlocked} className={mapCardLink} />}
          place={condominium.condo_where === '' ? t('condominiums.card.noPlace') : condominium.condo_where}
        />
      ))}
    </MapCard>
  )
}
