'use client'

import { ignoreAlreadyDeleted } from '@/components/resource/already-deleted'
import { call, upload } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import type { ListingResource } from '../record/listing-resource'
import type { MediaSource } from './media-source'

export function useRecordMedia(resource: ListingResource, id: number, title: string): MediaSource {
  const { revalidate } = useMutateCalls()
  const params = { id }
  const argsOf = (media_id: number) => ({ params: { id, media_id } })
  return {
    location: resource,
    recordId: id,
    title,
    response: useCall(`${resource}.media`, { params }),
    read: () => call(`${resource}.media`, { params }),
    order: (list, ifMatch) => call(`${resource}.orderMedia`, { params, body: { list } }, { ifMatch }),
    upload: (file, { order, ...sending }) =>
      upload(`${resource}.uploadMedia`, { params, body: { file, ...order } }, sending),
    replace: (media, file) => upload(`${resource}.replaceMedia`, { ...argsOf(media), body: { file } }),
    makeCover: (media) => call(`${resource}.coverMedia`, argsOf(media)),
    togglePlan: (media) => call(`${resource}.plantMedia`, argsOf(media)),
    remove: (media) =>
      ignoreAlreadyDeleted(call(`${resource}.removeMedia`, { params, body: { media_id: media } })),
    revert: (file_name) =>
      ignoreAlreadyDeleted(call(`${resource}.removeMedia`, { params, body: { file_name } })),
    removeAll: () => call(`${resource}.removeAllMedia`, { params }),
    onChanged: () => void revalidate(`${resource}.general`, `${resource}.list`, 'portals.ofProperty'),
  }
}
