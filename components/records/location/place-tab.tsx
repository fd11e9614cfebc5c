'use client'

import { call } from '@/lib/agency/call'
import type { CallResponse, CallOptions } from '@/lib/agency/types'
import { useCall } from '@/lib/agency/use-call'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { notify } from '@/components/resource/notifier'
import { UnsavedDraft } from '@/components/resource/unsaved-draft'
import { useRecordForm } from '@/components/resource/use-record-form'
import { Skeleton } from '@/components/ui/skeleton'
import { Lookup } from '../lookup'
import type { MapTiles } from '../map/map-tiles'
import type { RecordResource } from '../record/record-resource'
import { LocationEditor } from './location-editor'
import { noPlace, type Place, pointParts } from './place-form'

type Props = {
  resource: RecordResource
  id: number
  what: string
  /** Deletes the location; the path differs by resource. */
  remove: (options: CallOptions) => Promise<unknown>
  tiles: MapTiles | null
}

export function PlaceTab(props: Props) {
  const { resource, id, what } = props
  const response = useCall(`${resource}.location`, { params: { id } })
  return (
    <Lookup response={response} what={what} waiting={<Skeleton className="h-160" />}>
      {(response) => <Located {...props} response={response} />}
    </Lookup>
  )
}

type ResponseBody = CallResponse<`${RecordResource}.location`>

function Located({ resource, id, remove, tiles, response }: Props & { response: ResponseBody }) {
  const { revalidate, update } = useMutateCalls()
  const params = { id }
  const store = (place: Place | null) =>
    void update(`${resource}.location`, { params }, () => ({ block: { location: place } })).then(() =>
      revalidate(resource),
    )
  const form = useRecordForm(`${resource}.saveLocation`, {
    response,
    read: async () => {
      const stored = await call(`${resource}.location`, { params })
      await update(`${resource}.location`, { params }, () => stored)
      return stored
    },
    valuesOf: ({ block }) => block.location ?? noPlace,
    empty: noPlace,
    together: pointParts,
    params,
    focusFirstError: false,
    onSaved: (_, values) => {
      notify({ message: 'common.SAVED_SUCCESSFULLY' })
      store({ ...noPlace, ...values })
    },
  })

  return (
    <>
      <UnsavedDraft form={form} record={String(id)} />
      <LocationEditor
        form={form}
        saved={response.block.location !== null}
        tiles={tiles}
        remove={async (ifMatch) => {
          const removed = await remove({ ifMatch })
          store(null)
          return removed
        }}
        reload={() => void revalidate(`${resource}.location`)}
      />
    </>
  )
}
