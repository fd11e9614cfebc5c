'use client'

import { PaperClipIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Attachment } from '#contract/media.ts'
import { ignoreAlreadyDeleted } from '@/components/resource/already-deleted'
import { ConfirmDialog } from '@/components/resource/confirm-dialog'
import { useAction } from '@/components/resource/use-action'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { call, download, upload } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'
import { DataBoundary } from '../data-boundary'
import type { ListingResource } from '../record/listing-resource'
import type { RejectedFiles } from '../uploads/too-large'
import { TooLargeDialog } from '../uploads/too-large-dialog'
import { Uploads } from '../uploads/upload-lists'
import { AttachmentRow, fileNameOf } from './attachment-row'

export function AttachmentsTab({ resource, id }: { resource: ListingResource; id: number }) {
  const t = useTranslations('listing.attachments')
  const params = { id }
  const response = useCall(`${resource}.attachments`, { params })
  const [rejectedFiles, setRejectedFiles] = useState<RejectedFiles | null>(null)
  const [attachmentToDelete, setAttachmentToDelete] = useState<Attachment | null>(null)
  const reload = () => void response.mutate()
  const sendRemoval = (attachment_id: number) =>
    ignoreAlreadyDeleted(call(`${resource}.removeAttachment`, { params, body: { attachment_id } }))
  const removal = useAction(sendRemoval, { successMessage: 'common.DELETED_SUCCESSFULLY' })

  async function remove() {
    if (attachmentToDelete !== null) await removal.run(attachmentToDelete.id)
    await response.mutate().catch(() => undefined)
    setAttachmentToDelete(null)
  }

  return (
    <section aria-labelledby="attachments-heading" className="max-w-form space-y-5">
      <div>
        <h2 id="attachments-heading" className="text-lg">
          {t('title')}
        </h2>
        <p className="mt-0.5 text-sm text-ink-soft">{t('help')}</p>
      </div>

      <Uploads
        name="attachments"
        target={{
          send: async (file, options) => {
            const { attachment } = await upload(
              `${resource}.uploadAttachment`,
              { params, body: { file } },
              options,
            )
            return String(attachment?.id ?? '')
          },
          // Without an id in the response, the upload can't be reverted.
          revert: async (uploadId) => (uploadId === '' ? undefined : sendRemoval(Number(uploadId))),
          onRejected: (files) => {
            setRejectedFiles(files)
            // The specification requires a reload if all files are too large.
            if (files.isWholeSelection) reload()
          },
          onDone: reload,
        }}
      />

      <DataBoundary
        response={response}
        subject={t('these')}
        fallback={<AttachmentsSkeleton />}
        isEmpty={({ block }) => block.attachments.length === 0}
      >
        {({ block: { attachments } }) =>
          attachments.length === 0 ? (
            <EmptyState icon={<PaperClipIcon />} title={t('emptyTitle')} text={t('emptyHelp')} />
          ) : (
            <>
              <p className="figures text-sm text-ink-soft">{t('count', { count: attachments.length })}</p>
              <ul
                aria-label={t('title')}
                className="divide-y divide-line rounded-lg border border-line bg-surface"
              >
                {attachments.map((attachment) => (
                  <AttachmentRow
                    key={attachment.id}
                    attachment={attachment}
                    onDownload={(attachment_id) =>
                      download(`${resource}.downloadAttachment`, { params: { id, attachment_id } })
                    }
                    onRemove={() => setAttachmentToDelete(attachment)}
                  />
                ))}
              </ul>
            </>
          )
        }
      </DataBoundary>

      <ConfirmDialog
        open={attachmentToDelete !== null}
        title={t('deleteTitle')}
        description={attachmentToDelete !== null && t('deleteHelp', { name: fileNameOf(attachmentToDelete) })}
        confirmLabel={t('deleteAction')}
        isPending={removal.isPending}
        onCancel={() => setAttachmentToDelete(null)}
        onConfirm={() => void remove()}
      />
      <TooLargeDialog rejectedFiles={rejectedFiles} onClose={() => setRejectedFiles(null)}>
        <p className="mt-3 text-sm text-ink-soft">{t('tooLargeHelp')}</p>
      </TooLargeDialog>
    </section>
  )
}

function AttachmentsSkeleton() {
  return (
    <div className="space-y-2">
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} className="h-16" />
      ))}
    </div>
  )
}
