import { useTranslations } from 'next-intl'
import type { DevelopmentCard as Development } from '#contract/development.ts'
import type { MapViewProps } from '@/components/portfolio/list/view-props'
import { ListMap } from '@/components/portfolio/map/list-map'
import { formatPrice } from '@/lib/format/money'
import { DevelopmentPrice } from '../development-price'
import type { DevelopmentState } from './development-list-state'

export function DevelopmentMap(props: MapViewProps<Development> & { state: DevelopmentState }) {
  const t = useTranslations('condominiums.card')
  return (
    <ListMap
      resource="condominiums"
      {...props}
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
      popupItemOf={(development) => ({
        price: <DevelopmentPrice development={development} className="text-base" />,
        aside: t('properties', { count: development.properties.total }),
        linkedRecord: { ...development, title: development.information.title },
        place: development.condo_where === '' ? t('noPlace') : development.condo_where,
      })}
    />
  )
}
