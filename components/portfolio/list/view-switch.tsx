'use client'

import { MapIcon, Squares2X2Icon, TableCellsIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { SegmentedControl } from '@/components/ui/segmented-control'
import { type View, views } from './list-state'

const icons: Record<View, typeof MapIcon> = { cards: Squares2X2Icon, table: TableCellsIcon, map: MapIcon }

export function ViewSwitch({ value, onChange }: { value: View; onChange: (view: View) => void }) {
  const t = useTranslations('listing.list')
  const options = views.map((view) => {
    const Icon = icons[view]
    return { value: view, label: t(`views.${view}`), icon: <Icon aria-hidden /> }
  })
  return <SegmentedControl label={t('view')} options={options} value={value} onChange={onChange} hideLabels />
}
