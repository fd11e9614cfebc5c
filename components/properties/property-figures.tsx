import { useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import { CardFigure, CardFigures } from '@/components/listing/card/card-figures'
import {
  BathIcon,
  BedIcon,
  ExteriorAreaIcon,
  GrossAreaIcon,
  LivingAreaIcon,
  ParkingIcon,
} from '@/components/listing/figure-icons'
import { formatArea } from '@/lib/format/area'

const area = (value: number | null) => (value === null ? null : formatArea(value))

export function PropertyFigures({ property }: { property: Property }) {
  const t = useTranslations('listing.card')
  return (
    <CardFigures>
      <CardFigure icon={<BedIcon />} label={t('bedrooms')} value={property.bedrooms} />
      <CardFigure icon={<BathIcon />} label={t('bathrooms')} value={property.bathrooms} />
      <CardFigure icon={<ParkingIcon />} label={t('parking')} value={property.parking} />
      <CardFigure icon={<GrossAreaIcon />} label={t('grossArea')} value={area(property.gross_area)} />
      <CardFigure icon={<LivingAreaIcon />} label={t('livingArea')} value={area(property.living_area)} />
      <CardFigure
        icon={<ExteriorAreaIcon />}
        label={t('exteriorArea')}
        value={area(property.exterior_area)}
      />
    </CardFigures>
  )
}
