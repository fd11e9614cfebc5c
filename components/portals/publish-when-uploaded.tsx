import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ExportPlace } from '#contract/portal-places.ts'
import { useUploadProgress } from '@/components/records/uploads/upload-lists'
import { ConfirmDialog } from '@/components/resource/confirm-dialog'
import { ProgressBar } from '@/components/ui/progress-bar'

/**
 * Returns `publish`, which publishes immediately, or prompts while photos of the property are uploading or have failed,
 * since adverts only show stored ones. An open prompt publishes once the last photo is uploaded. Render `dialog` on the
 * page.
 */
export function usePublishWhenUploaded(publish: (place: ExportPlace) => Promise<unknown>) {
  const t = useTranslations('portals')
  const { isRunning, done, total, failed } = useUploadProgress('media')
  const [pendingPlace, setPendingPlace] = useState<ExportPlace | null>(null)
  const isComplete = !isRunning && failed === 0
  const hasFailed = !isRunning && failed > 0

  const publishAndClose = (to: ExportPlace) => void publish(to).then(() => setPendingPlace(null))

  const onComplete = useEffectEvent(() => {
    if (pendingPlace !== null) publishAndClose(pendingPlace)
  })
  useEffect(() => {
    if (isComplete) onComplete()
  }, [isComplete])

  const portal = pendingPlace === null ? '' : t(`names.${pendingPlace}`)
  return {
    publish: (to: ExportPlace) => (isComplete ? void publish(to) : setPendingPlace(to)),
    dialog: (
      <ConfirmDialog
        open={pendingPlace !== null && !isComplete}
        title={t(hasFailed ? 'uploading.failedTitle' : 'uploading.title')}
        description={
          hasFailed
            ? t('uploading.failedText', { count: failed })
            : t('uploading.text', { done, total, portal })
        }
        confirmLabel={t('uploading.without')}
        variant={hasFailed ? 'primary' : 'quiet'}
        onCancel={() => setPendingPlace(null)}
        onConfirm={() => pendingPlace !== null && publishAndClose(pendingPlace)}
      >
        {isRunning && <ProgressBar label={t('uploading.title')} value={done / total} />}
      </ConfirmDialog>
    ),
  }
}
