import type { MediaItem, MediaLocation } from '#contract/media.ts'
import type { KeyedMutator } from 'swr'
import type { LoadState } from '@/components/resource/resource-list'
import type { SendOptions } from '../uploads/upload-target'

type MediaResponse = { block: { media: MediaItem[] } }
type UploadedMedia = { media?: MediaItem }

export type MediaSource = {
  location: MediaLocation
  recordId: number
  title: string
  response: LoadState<MediaResponse> & { mutate: KeyedMutator<MediaResponse> }
  read: () => Promise<MediaResponse>
  /** Saves the order if the stored version is still `version`; null for APIs without versions. */
  order: (ids: number[], version: string | null) => Promise<unknown>
  upload: (file: File, sending: SendOptions) => Promise<UploadedMedia>
  replace: (id: number, file: File) => Promise<unknown>
  makeCover: (id: number) => Promise<unknown>
  togglePlan: (id: number) => Promise<unknown>
  remove: (id: number) => Promise<unknown>
  revert: (fileName: string) => Promise<unknown>
  removeAll: () => Promise<unknown>
  onChanged: () => void
}
