'use client'

import { call } from '@/lib/agency/call'
import type { CallResponse } from '@/lib/agency/types'
import { useCall } from '@/lib/agency/use-call'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { notify } from '@/components/resource/notifier'
import { UnsavedDraft } from '@/components/resource/unsaved-draft'
import { useRecordForm } from '@/components/resource/use-record-form'
import { Skeleton } from '@/components/ui/skeleton'
import { DataBoundary } from '../data-boundary'
import type { MapTiles } from '../map/map-tiles'
import type { ListingResource } from '../record/listing-resource'
import { LocationEditor } from './location-editor'
import { emptyLocation, type Location, pointFields } from './location-form'

type Props = { resource: ListingResource; id: number; tiles: MapTiles | null }

export function LocationTab({ subject, ...props }: Props & { subject: string }) {
  const { resource, id } = props
  const response = useCall(`${resource}.location`, { params: { id } })
  return (
    <DataBoundary response={response} subject={subject} fallback={<Skeleton className="h-160" />}>
      {(response) => <LoadedLocation {...props} response={response} />}
    </DataBoundary>
  )
}

type ResponseBody = CallResponse<`${ListingResource}.location`>

function LoadedLocation({ resource, id, tiles, response }: Props & { response: ResponseBody }) {
  const { revalidate, update } = useMutateCalls()
  const params = { id }
  const updateCache = (location: Location | null) =>
    void update(`${resource}.location`, { params }, () => ({ block: { location } })).then(() =>
      revalidate(resource),
    )
  const form = useRecordForm(`${resource}.saveLocation`, {
    response,
    read: async () => {
      const stored = await call(`${resource}.location`, { params })
      await update(`${resource}.location`, { params }, () => stored)
      return stored
    },
    valuesOf: ({ block }) => block.location ?? emptyLocation,
    empty: emptyLocation,
    groupPaths: pointFields,
    params,
    focusFirstError: false,
    onSaved: (_, values) => {
      notify({ message: 'common.SAVED_SUCCESSFULLY' })
      updateCache({ ...emptyLocation, ...values })
    },
  })

  return (
    <>
      <UnsavedDraft form={form} record={String(id)} />
      <LocationEditor
        form={form}
        isSaved={response.block.location !== null}
        tiles={tiles}
        remove={async (ifMatch) => {
          // The path of a development contains its id twice.
          const args = { params: { id, condo_id: id } }
          const removed = await call(`${resource}.removeLocation`, args, { ifMatch })
          updateCache(null)
          return removed
        }}
        reload={() => void revalidate(`${resource}.location`)}
      />
    </>
  )
}
