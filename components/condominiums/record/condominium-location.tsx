'use client'

import { useTranslations } from 'next-intl'
import { call } from '@/lib/agency/call'
import { LocationTab } from '@/components/records/location/location-tab'
import type { MapTiles } from '@/components/records/map/map-tiles'

export function CondominiumLocation({ id, tiles }: { id: number; tiles: MapTiles | null }) {
  const t = useTranslations('condominiums.form')
  return (
    <LocationTab
      resource="condominiums"
      id={id}
      subject={t('itsLocation')}
      remove={(options) => call('condominiums.removeLocation', { params: { id, condo_id: id } }, options)}
      tiles={tiles}
    />
  )
}
