'use client'

import { Bars3Icon, Bars4Icon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { SegmentedControl } from '@/components/ui/segmented-control'
import { densities, type Density } from './table-settings'

const icons: Record<Density, typeof Bars3Icon> = { compact: Bars4Icon, comfortable: Bars3Icon }

export function DensitySwitch({
  value,
  onChange,
  className,
}: {
  value: Density
  onChange: (density: Density) => void
  className: string
}) {
  const t = useTranslations('listing.list')
  const options = densities.map((density) => {
    const Icon = icons[density]
    return { value: density, label: t(`densities.${density}`), icon: <Icon aria-hidden /> }
  })
  return (
    <SegmentedControl
      className={className}
      label={t('density')}
      options={options}
      value={value}
      onChange={onChange}
      hideLabels
    />
  )
}
