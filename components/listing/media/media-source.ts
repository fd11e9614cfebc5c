import type { AgencyError } from '#contract/errors.ts'
import type { MediaItem, MediaLocation } from '#contract/media.ts'
import type { KeyedMutator } from 'swr'
import type { Sending } from '../uploads/upload-source'

type MediaAnswer = { block: { media: MediaItem[] } }
type Uploaded = { media?: MediaItem }

/** The photographs of one record and its noun's calls that change them. The media room itself knows no noun. */
export type MediaSource = {
  /** First folder of the files' path, and the record that owns them. */
  location: MediaLocation
  owner: number
  /** What the record is called, for the pictures' descriptions. */
  title: string
  answer: {
    data: MediaAnswer | undefined
    error: AgencyError | undefined
    isValidating: boolean
    mutate: KeyedMutator<MediaAnswer>
  }
  /** The photographs as they are stored now. */
  read: () => Promise<MediaAnswer>
  /** Writes upon a version (`ifMatch`); null for an API that knows none. */
  order: (ids: number[], version: string | null) => Promise<unknown>
  upload: (file: File, sending: Sending) => Promise<Uploaded>
  replace: (id: number, file: File) => Promise<unknown>
  makeCover: (id: number) => Promise<unknown>
  togglePlan: (id: number) => Promise<unknown>
  remove: (id: number) => Promise<unknown>
  /** Takes an upload back, by the name of its file. */
  revert: (fileName: string) => Promise<unknown>
  removeAll: () => Promise<unknown>
  /** After every change: what else shows these photographs asks again. */
  changed: () => void
}
