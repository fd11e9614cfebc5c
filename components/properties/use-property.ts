'use client'

import { call, download, upload } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import type { AttachmentSource } from '@/components/listing/attachments/attachment-source'
import type { MediaSource } from '@/components/listing/media/media-source'

export const useProperty = (id: number) => useCall('properties.general', { params: { id } })

/** The same as it is stored now. */
export const readProperty = (id: number) => call('properties.general', { params: { id } })

/** The photographs of a property, and its calls that change them. */
export function usePropertyMedia(id: number, title: string): MediaSource {
  const { revalidate } = useMutateCalls()
  const params = { id }
  const of = (media_id: number) => ({ params: { id, media_id } })
  return {
    location: 'properties',
    owner: id,
    title,
    answer: useCall('properties.media', { params }),
    read: () => call('properties.media', { params }),
    order: (list, ifMatch) => call('properties.orderMedia', { params, body: { list } }, { ifMatch }),
    upload: (file, sending) => upload('properties.uploadMedia', { params, body: { file } }, sending),
    replace: (media, file) => upload('properties.replaceMedia', { ...of(media), body: { file } }),
    makeCover: (media) => call('properties.coverMedia', of(media)),
    togglePlan: (media) => call('properties.plantMedia', of(media)),
    remove: (media) => call('properties.removeMedia', { params, body: { media_id: media } }),
    revert: (file_name) => call('properties.removeMedia', { params, body: { file_name } }),
    removeAll: () => call('properties.removeAllMedia', { params }),
    changed: () => void revalidate('properties.general', 'properties.list'),
  }
}

/** The attachments of a property, and its calls that change them. */
export function usePropertyAttachments(id: number): AttachmentSource {
  const params = { id }
  return {
    answer: useCall('properties.attachments', { params }),
    upload: (file, sending) => upload('properties.uploadAttachment', { params, body: { file } }, sending),
    download: (attachment_id) => download('properties.downloadAttachment', { params: { id, attachment_id } }),
    remove: (attachment_id) => call('properties.removeAttachment', { params, body: { attachment_id } }),
  }
}

export const useExporterLog = (id: number) => useCall('properties.exporterLog', { params: { id } })
