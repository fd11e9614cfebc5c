'use client'

import { useCall } from '@/lib/agency/use-call'
import { Skeleton } from '@/components/ui/skeleton'
import { DataBoundary } from '../data-boundary'
import type { MapTiles } from '../map/map-tiles'
import type { ListingResource } from '../record/listing-resource'
import { LocationEditor } from './location-editor'

export function LocationTab({
  subject,
  ...editorProps
}: {
  resource: ListingResource
  id: number
  tiles: MapTiles | null
  subject: string
}) {
  const { resource, id } = editorProps
  const response = useCall(`${resource}.location`, { params: { id } })
  return (
    <DataBoundary response={response} subject={subject} fallback={<Skeleton className="h-160" />}>
      {(response) => <LocationEditor {...editorProps} response={response} />}
    </DataBoundary>
  )
}
