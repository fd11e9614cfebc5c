'use client'

import { useTranslations } from 'next-intl'
import { call } from '@/lib/agency/call'
import { PlaceTab } from '@/components/records/location/place-tab'
import type { MapTiles } from '@/components/records/map/map-tiles'
import { usePropertyName } from './property-name'
import { useProperty } from './use-property'

export function PropertyLocation({ id, tiles }: { id: number; tiles: MapTiles | null }) {
  const t = useTranslations('properties.form')
  const nameOf = usePropertyName()
  const record = useProperty(id).data?.block
  return (
    <PlaceTab
      resource="properties"
      id={id}
      what={t('itsLocation')}
      record={{ reference: record?.reference, title: record === undefined ? '' : nameOf(record) }}
      remove={(options) => call('properties.removeLocation', { params: { id } }, options)}
      tiles={tiles}
    />
  )
}
