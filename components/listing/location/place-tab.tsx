'use client'

import { call } from '@/lib/agency/call'
import type { CallAnswer, CallOptions } from '@/lib/agency/types'
import { useCall } from '@/lib/agency/use-call'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { notify } from '@/components/resource/notifier'
import { UnsavedDraft } from '@/components/resource/unsaved-draft'
import { useRecordForm } from '@/components/resource/use-record-form'
import { Skeleton } from '@/components/ui/skeleton'
import { Lookup } from '../lookup'
import type { MapTiles } from '../map/map-tiles'
import type { RecordNoun } from '../record/record-noun'
import { LocationEditor } from './location-editor'
import { noPlace, type Place, pointParts } from './place-form'

type Props = {
  noun: RecordNoun
  id: number
  /** What is looked up, as a person says it: `its location`. */
  what: string
  /** What is asked about before removing. */
  record: { reference?: string; title: string }
  /** The noun's call that takes the place away; the paths differ. */
  remove: (options: CallOptions) => Promise<unknown>
  tiles: MapTiles | null
}

/** The Location tab of a record. */
export function PlaceTab(props: Props) {
  const { noun, id, what } = props
  const answer = useCall(`${noun}.location`, { params: { id } })
  return (
    <Lookup answer={answer} what={what} waiting={<Skeleton className="h-160" />}>
      {(answer) => <Located {...props} answer={answer} />}
    </Lookup>
  )
}

type Answer = CallAnswer<`${RecordNoun}.location`>

function Located({ noun, id, record, remove, tiles, answer }: Props & { answer: Answer }) {
  const { revalidate, update } = useMutateCalls()
  const params = { id }
  const keep = (place: Place | null) =>
    void update(`${noun}.location`, { params }, () => ({ block: { location: place } })).then(() =>
      revalidate(noun),
    )
  const form = useRecordForm(`${noun}.saveLocation`, {
    answer,
    read: async () => {
      const stored = await call(`${noun}.location`, { params })
      await update(`${noun}.location`, { params }, () => stored)
      return stored
    },
    valuesOf: ({ block }) => block.location ?? noPlace,
    empty: noPlace,
    together: pointParts,
    params,
    focusFirstError: false,
    onSaved: (_, values) => {
      notify({ message: 'common.SAVED_SUCCESSFULLY' })
      keep({ ...noPlace, ...values })
    },
  })

  return (
    <>
      <UnsavedDraft form={form} record={String(id)} />
      <LocationEditor
        form={form}
        saved={answer.block.location !== null}
        record={record}
        tiles={tiles}
        remove={async (ifMatch) => {
          const removed = await remove({ ifMatch })
          keep(null)
          return removed
        }}
        reload={() => void revalidate(`${noun}.location`)}
      />
    </>
  )
}
