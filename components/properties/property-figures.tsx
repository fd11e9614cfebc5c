import { useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import type { ReactNode } from 'react'
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
const count = (value: number | null) => (value === null ? null : String(value))

export function PropertyFigures({ property }: { property: Property }) {
  const t = useTranslations('properties.card')
  return (
    <ul className="mt-auto mb-4 grid pt-4 grid-cols-3 gap-x-2 gap-y-3">
      <Figure icon={<BedIcon />} label={t('bedrooms')} value={count(property.bedrooms)} />
      <Figure icon={<BathIcon />} label={t('bathrooms')} value={count(property.bathrooms)} />
      <Figure icon={<ParkingIcon />} label={t('parking')} value={count(property.parking)} />
      <Figure icon={<GrossAreaIcon />} label={t('grossArea')} value={area(property.gross_area)} />
      <Figure icon={<LivingAreaIcon />} label={t('livingArea')} value={area(property.living_area)} />
      <Figure icon={<ExteriorAreaIcon />} label={t('exteriorArea')} value={area(property.exterior_area)} />
    </ul>
  )
}

/** A figure with its icon and word; '-' when the record does not say (properties §2, KPI chips). */
function Figure({ icon, label, value }: { icon: ReactNode; label: string; value: string | null }) {
  return (
    <li className="flex min-w-0 items-center gap-1.5 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-ink-faint">
      {icon}
      <span className="flex min-w-0 flex-col-reverse leading-tight">
        <span className="truncate text-xs text-ink-soft">{label}</span>
        <span className="figures truncate text-sm font-medium">{value ?? '-'}</span>
      </span>
    </li>
  )
}
