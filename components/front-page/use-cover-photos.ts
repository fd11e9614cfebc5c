'use client'

import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { MediaItem } from '#contract/media.ts'
import { isTooLarge, type Refused } from '@/components/listing/uploads/too-large'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { notifyError } from '@/components/resource/notifier'
import { upload } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'

const types: readonly string[] = limits.imageTypes

/** The photographs that covers can use, and the sending of new ones; each that has arrived is handed to `onAdded`. */
export function useCoverPhotos(onAdded: (photograph: MediaItem) => void) {
  const answer = useCall('frontPage.media', {})
  const [progress, setProgress] = useState<{ name: string; share: number } | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const photographs = answer.data?.media ?? []

  async function send(file: File) {
    try {
      setProgress({ name: file.name, share: 0 })
      const { media } = await upload(
        'frontPage.uploadMedia',
        { body: { file } },
        { onProgress: (share) => setProgress({ name: file.name, share }) },
      )
      if (media === undefined) return
      await answer.mutate((known) => ({ media: [...(known?.media ?? []), media] }), { revalidate: false })
      onAdded(media)
    } catch (error) {
      notifyError(asAgencyError(error))
    } finally {
      setProgress(null)
    }
  }

  /** One after the other, in the order in which they were chosen. */
  async function add(files: readonly File[]) {
    if (files.some((file) => !types.includes(file.type)))
      notifyError({ code: 'FILE_TYPE_NOT_ALLOWED', params: {} })
    const pictures = files.filter((file) => types.includes(file.type))
    const large = pictures.filter(isTooLarge)
    if (large.length > 0) setRefused({ files: large, all: large.length === pictures.length })
    for (const file of pictures.filter((each) => !isTooLarge(each))) await send(file)
  }

  return { photographs, add, progress, refused, settleRefused: () => setRefused(null) }
}
