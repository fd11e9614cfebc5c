'use client'

import { useTranslations } from 'next-intl'
import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import { Cover } from '@/components/listing/cover'
import { MapCard, MapCardLine, mapCardLink } from '@/components/listing/map/map-card'
import type { MapTiles } from '@/components/listing/map/map-tiles'
import { RecordsMap } from '@/components/listing/map/records-map'
import { formatPrice } from '@/lib/format/money'
import { CondominiumLink } from './condominium-link'
import { CondominiumPrice } from './condominium-price'
import type { CondominiumActions } from './use-condominium-actions'

/** The developments of the page where they lie, each with its starting price. */
export function CondominiumMap({
  condominiums,
  tiles,
  actions,
}: {
  condominiums: readonly Condominium[]
  tiles: MapTiles | null
  actions: CondominiumActions
}) {
  const t = useTranslations('condominiums.list')
  return (
    <RecordsMap
      records={condominiums}
      tiles={tiles}
      labelOf={({ information: { title }, starting_price }) => {
        const text = starting_price < 0 ? title : formatPrice(starting_price)
        return { text, name: starting_price < 0 ? title : `${title}, ${text}` }
      }}
      count={(placed, lost) => (lost > 0 ? t('mapLost', { count: lost }) : t('mapAll', { count: placed }))}
    >
      {(here) => <OnMap condominiums={here} onBlocked={actions.onBlocked} />}
    </RecordsMap>
  )
}

function OnMap({ condominiums, onBlocked }: { condominiums: readonly Condominium[]; onBlocked: () => void }) {
  const t = useTranslations('condominiums.card')
  const [only, ...others] = condominiums
  const alone = others.length === 0 && only !== undefined
  return (
    <MapCard cover={alone && <Cover location="condominiums" ownerId={only.id} item={only.cover} alt="" />}>
      {condominiums.map((condominium) => (
        <MapCardLine
          key={condominium.id}
          price={<CondominiumPrice condominium={condominium} className="text-base" />}
          aside={
            <span className="figures shrink-0 text-xs text-ink-soft">
              {t('properties', { count: condominium.properties.total })}
            </span>
          }
          title={<CondominiumLink condominium={condominium} onBlocked={onBlocked} className={mapCardLink} />}
          place={condominium.condo_where === '' ? t('noPlace') : condominium.condo_where}
        />
      ))}
    </MapCard>
  )
}
