'use client'

import { useTranslations } from 'next-intl'
import { useCall } from '@/lib/agency/use-call'
import { Skeleton } from '@/components/ui/skeleton'
import { DataBoundary } from '../data-boundary'
import type { MapTiles } from '../map/map-tiles'
import type { ListingResource } from '../record/listing-resource'
import { LocationEditor } from './location-editor'

export function LocationTab(editorProps: { resource: ListingResource; id: number; tiles: MapTiles | null }) {
  const { resource, id } = editorProps
  const t = useTranslations(`${resource}.form`)
  const response = useCall(`${resource}.location`, { params: { id } })
  return (
    <DataBoundary response={response} subject={t('itsLocation')} fallback={<Skeleton className="h-160" />}>
      {(response) => <LocationEditor {...editorProps} response={response} />}
    </DataBoundary>
  )
}
