import { LockClosedIcon, PaperClipIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Attachment } from '#contract/media.ts'
import { ConfirmDialog } from '@/components/resource/confirm-dialog'
import { useAction } from '@/components/resource/use-action'
import { Banner } from '@/components/ui/banner'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { DataBoundary } from '../data-boundary'
import type { RejectedFiles } from '../uploads/too-large'
import { TooLargeDialog } from '../uploads/too-large-dialog'
import { Uploads } from '../uploads/upload-lists'
import { AttachmentRow, fileNameOf } from './attachment-row'
import type { AttachmentSource } from './use-record-attachments'

export function AttachmentManager({
  source,
  readOnly = false,
}: {
  source: AttachmentSource
  readOnly?: boolean
}) {
  const t = useTranslations('listing.attachments')
  const { response } = source
  const [rejectedFiles, setRejectedFiles] = useState<RejectedFiles | null>(null)
  const [attachmentToDelete, setAttachmentToDelete] = useState<Attachment | null>(null)
  const reload = () => void response.mutate()
  const removal = useAction(source.remove, { successMessage: 'common.DELETED_SUCCESSFULLY' })

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

      {readOnly ? (
        <Banner>
          <span className="inline-flex items-center gap-2">
            <LockClosedIcon aria-hidden className="size-4" />
            {t('readOnly')}
          </span>
        </Banner>
      ) : (
        <Uploads
          name="attachments"
          target={{
            send: async (file, options) => String((await source.upload(file, options)).attachment?.id ?? ''),
            // Without an id in the response, the upload can't be reverted.
            revert: async (id) => (id === '' ? undefined : source.remove(Number(id))),
            onRejected: (files) => {
              setRejectedFiles(files)
              // Required by the specification.
              if (files.isWholeSelection) reload()
            },
            onDone: reload,
          }}
        />
      )}

      <DataBoundary
        response={response}
        subject={t('these')}
        fallback={<AttachmentsSkeleton />}
        isEmpty={({ block }) => block.attachments.length === 0}
      >
        {({ block: { attachments } }) =>
          attachments.length === 0 ? (
            <EmptyState
              icon={<PaperClipIcon />}
              title={t('emptyTitle')}
              text={readOnly ? undefined : t('emptyHelp')}
            />
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
                    onDownload={source.download}
                    onRemove={readOnly ? undefined : () => setAttachmentToDelete(attachment)}
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
