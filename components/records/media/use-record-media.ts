import type { KeyedMutator } from 'swr'
import type { MediaItem, MediaLocation } from '#contract/media.ts'
import { ignoreAlreadyDeleted } from '@/components/resource/already-deleted'
import { call, upload } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import type { LoadState } from '@/components/resource/resource-list'
import type { ListingResource } from '../record/listing-resource'
import type { SendOptions } from '../uploads/upload-target'

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
    saveOrder: (list, ifMatch) => call(`${resource}.orderMedia`, { params, body: { list } }, { ifMatch }),
    upload: (file, { position, ...options }) => {
      const body = { file, batch: position?.uploaderId, place: position?.index }
      return upload(`${resource}.uploadMedia`, { params, body }, options)
    },
    replace: (mediaId, file) => upload(`${resource}.replaceMedia`, { ...argsOf(mediaId), body: { file } }),
    makeCover: (mediaId) => call(`${resource}.coverMedia`, argsOf(mediaId)),
    togglePlan: (mediaId) => call(`${resource}.plantMedia`, argsOf(mediaId)),
    remove: (mediaId) =>
      ignoreAlreadyDeleted(call(`${resource}.removeMedia`, { params, body: { media_id: mediaId } })),
    revert: (file_name) =>
      ignoreAlreadyDeleted(call(`${resource}.removeMedia`, { params, body: { file_name } })),
    removeAll: () => call(`${resource}.removeAllMedia`, { params }),
    onChanged: () => void revalidate(`${resource}.general`, `${resource}.list`, 'portals.ofProperty'),
  }
}

type MediaResponse = { block: { media: MediaItem[] } }
type UploadedMedia = { media?: MediaItem }

export type MediaSource = {
  location: MediaLocation
  recordId: number
  title: string
  response: LoadState<MediaResponse> & { mutate: KeyedMutator<MediaResponse> }
  read: () => Promise<MediaResponse>
  /** Saves the order if the stored version is still `version`; null for APIs without versions. */
  saveOrder: (ids: number[], version: string | null) => Promise<unknown>
  upload: (file: File, options: SendOptions) => Promise<UploadedMedia>
  replace: (id: number, file: File) => Promise<unknown>
  makeCover: (id: number) => Promise<unknown>
  togglePlan: (id: number) => Promise<unknown>
  remove: (id: number) => Promise<unknown>
  revert: (fileName: string) => Promise<unknown>
  removeAll: () => Promise<unknown>
  onChanged: () => void
}
