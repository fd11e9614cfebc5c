import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { MediaItem } from '#contract/media.ts'
import { isTooLarge, type RejectedFiles } from '@/components/records/uploads/too-large'
import {
  createPositionAssigner,
  positionOf,
  type UploadPosition,
} from '@/components/records/uploads/upload-order'
import type { UploadRow } from '@/components/records/uploads/upload-rows'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { upload } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'

const imageTypes: readonly string[] = limits.imageTypes

type Failure = UploadRow & { file: File }

/**
 * Fetches the photos available for covers and uploads new ones. `onAdded` receives each uploaded photo with its
 * position in the selection. Failed uploads stay in `rows` for a retry. Photos are rejected while `isFull`.
 */
export function useCoverPhotos(
  onAdded: (photo: MediaItem, position: UploadPosition | undefined) => void,
  { isFull }: { isFull: () => boolean },
) {
  const t = useTranslations()
  const response = useCall('frontPage.media', {})
  const [progress, setProgress] = useState<{ name: string; fraction: number } | null>(null)
  const [rejectedFiles, setRejectedFiles] = useState<RejectedFiles | null>(null)
  const [failures, setFailures] = useState<readonly Failure[]>([])
  const [assignPosition] = useState(createPositionAssigner)
  const counter = useRef(0)
  const lastUpload = useRef(Promise.resolve())
  const photos = response.data?.media ?? []

  function addFailure(file: File, state: 'failed' | 'rejected', problem: string) {
    const { name, size } = file
    const failure = { id: `${++counter.current}`, name, size, state, fraction: 0, problem, file }
    setFailures((current) => [...current, failure])
  }

  /** Uploads files one at a time: two parallel uploads could both pass the check of the limit. */
  function queueUpload(file: File) {
    lastUpload.current = lastUpload.current.then(() => uploadFile(file))
  }

  async function uploadFile(file: File) {
    if (isFull())
      return addFailure(file, 'rejected', t('front-page.covers.limitReached', { max: limits.covers }))
    try {
      setProgress({ name: file.name, fraction: 0 })
      const { media } = await upload(
        'frontPage.uploadMedia',
        { body: { file } },
        { onProgress: (fraction) => setProgress({ name: file.name, fraction }) },
      )
      if (media === undefined) return
      // Refetches if no list is loaded yet: the new photo alone would look like the complete list.
      await response.mutate((current) => current && { media: [...current.media, media] }, {
        revalidate: response.data === undefined,
      })
      onAdded(media, positionOf(file))
    } catch (caught) {
      const { code, params } = asAgencyError(caught)
      addFailure(file, 'failed', t(`errors.${code}`, params))
    } finally {
      setProgress(null)
    }
  }

  function add(files: readonly File[]) {
    for (const file of files) assignPosition(file, ++counter.current)
    const images: File[] = []
    for (const file of files) {
      if (file.size === 0) addFailure(file, 'rejected', t('errors.FILE_EMPTY'))
      else if (imageTypes.includes(file.type)) images.push(file)
      else
        addFailure(
          file,
          'rejected',
          `${t('listing.uploader.typeNotAllowed')}. ${t('listing.uploader.expectedTypes')}`,
        )
    }
    const tooLarge = images.filter(isTooLarge)
    if (tooLarge.length > 0)
      setRejectedFiles({ files: tooLarge, isWholeSelection: tooLarge.length === files.length })
    for (const file of images.filter((file) => !isTooLarge(file))) queueUpload(file)
  }

  function retry(rows: readonly Pick<UploadRow, 'id'>[]) {
    const retries = failures.filter((failure) => rows.some(({ id }) => id === failure.id))
    setFailures((current) => current.filter((failure) => !retries.includes(failure)))
    for (const { file } of retries) queueUpload(file)
  }

  return {
    response,
    photos,
    add,
    progress,
    rejectedFiles,
    clearRejectedFiles: () => setRejectedFiles(null),
    rows: failures,
    actions: {
      remove: (row: UploadRow) => setFailures((current) => current.filter(({ id }) => id !== row.id)),
      retry: (row: UploadRow) => retry([row]),
      retryAll: () => retry(failures.filter(({ state }) => state === 'failed')),
      cancelAll: () => undefined,
    },
  }
}
