'use client'

import { orAlreadyDeleted } from '@/components/resource/already-deleted'
import { call, upload } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import type { RecordNoun } from '../record/record-noun'
import type { MediaSource } from './media-source'

/** The photographs of a record, and its noun's calls that change them; `title` is what the record is called. */
export function useRecordMedia(noun: RecordNoun, id: number, title: string): MediaSource {
  const { revalidate } = useMutateCalls()
  const params = { id }
  const of = (media_id: number) => ({ params: { id, media_id } })
  return {
    location: noun,
    owner: id,
    title,
    answer: useCall(`${noun}.media`, { params }),
    read: () => call(`${noun}.media`, { params }),
    order: (list, ifMatch) => call(`${noun}.orderMedia`, { params, body: { list } }, { ifMatch }),
    upload: (file, { order, ...sending }) =>
      upload(`${noun}.uploadMedia`, { params, body: { file, ...order } }, sending),
    replace: (media, file) => upload(`${noun}.replaceMedia`, { ...of(media), body: { file } }),
    makeCover: (media) => call(`${noun}.coverMedia`, of(media)),
    togglePlan: (media) => call(`${noun}.plantMedia`, of(media)),
    remove: (media) => orAlreadyDeleted(call(`${noun}.removeMedia`, { params, body: { media_id: media } })),
    revert: (file_name) => orAlreadyDeleted(call(`${noun}.removeMedia`, { params, body: { file_name } })),
    removeAll: () => call(`${noun}.removeAllMedia`, { params }),
    changed: () => void revalidate(`${noun}.general`, `${noun}.list`, 'portals.ofProperty'),
  }
}
