import { useTranslations } from 'next-intl'
import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import type { MapPart } from '@/components/portfolio/list/portfolio-parts'
import { ListMap } from '@/components/portfolio/map/list-map'
import { formatPrice } from '@/lib/format/money'
import { CondominiumPrice } from '../condominium-price'
import type { CondominiumState } from './listing-state'

export function CondominiumMap(map: MapPart<Condominium> & { state: CondominiumState }) {
  const t = useTranslations('condominiums.card')
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
      lineOf={(condominium) => ({
        price: <CondominiumPrice condominium={condominium} className="text-base" />,
        aside: t('properties', { count: condominium.properties.total }),
        link: { ...condominium, title: condominium.information.title },
        place: condominium.condo_where === '' ? t('noPlace') : condominium.condo_where,
      })}
    />
  )
}
