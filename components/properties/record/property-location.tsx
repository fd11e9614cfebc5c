'use client'

import { useTranslations } from 'next-intl'
import { call } from '@/lib/agency/call'
import { LocationTab } from '@/components/records/location/location-tab'
import type { MapTiles } from '@/components/records/map/map-tiles'

export function PropertyLocation({ id, tiles }: { id: number; tiles: MapTiles | null }) {
  const t = useTranslations('properties.form')
  return (
    <LocationTab
      resource="properties"
      id={id}
      subject={t('itsLocation')}
      remove={(options) => call('properties.removeLocation', { params: { id } }, options)}
      tiles={tiles}
    />
  )
}
