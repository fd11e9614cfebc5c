'use client'

import { useTranslations } from 'next-intl'
import { call } from '@/lib/agency/call'
import { PlaceTab } from '@/components/records/location/place-tab'
import type { MapTiles } from '@/components/records/map/map-tiles'

export function PropertyLocation({ id, tiles }: { id: number; tiles: MapTiles | null }) {
  const t = useTranslations('properties.form')
  return (
    <PlaceTab
      resource="properties"
      id={id}
      what={t('itsLocation')}
      remove={(options) => call('properties.removeLocation', { params: { id } }, options)}
      tiles={tiles}
    />
  )
}
