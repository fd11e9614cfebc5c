import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ProgressBar } from '@/components/ui/progress-bar'
import type { RejectedFiles } from '../uploads/too-large'
import { TooLargeDialog } from '../uploads/too-large-dialog'
import { inheritPosition } from '../uploads/upload-order'
import { fitToLimit } from './fit-to-limit'

export function FitToLimitDialog({
  rejectedFiles,
  onFitted,
  onClose,
}: {
  rejectedFiles: RejectedFiles | null
  onFitted: (files: File[]) => void
  onClose: () => void
}) {
  const t = useTranslations('listing.media')
  const [currentIndex, setCurrentIndex] = useState<number | null>(null)
  const [failedFiles, setFailedFiles] = useState<File[]>([])
  const files = rejectedFiles?.files ?? []

  async function fit() {
    const failed: File[] = []
    const fittedFiles: File[] = []
    for (const [index, file] of files.entries()) {
      setCurrentIndex(index)
      // One at a time: a 12 megapixel photo takes about 50 MB while decoded.
      await fitToLimit(file).then(
        (fittedFile) => {
          inheritPosition(file, fittedFile)
          fittedFiles.push(fittedFile)
        },
        () => failed.push(file),
      )
    }
    setCurrentIndex(null)
    setFailedFiles(failed)
    if (fittedFiles.length > 0) onFitted(fittedFiles)
    if (failed.length === 0) close()
  }

  function close() {
    setFailedFiles([])
    onClose()
  }

  const hasFailed = failedFiles.length > 0
  return (
    <TooLargeDialog
      rejectedFiles={
        hasFailed && rejectedFiles !== null ? { ...rejectedFiles, files: failedFiles } : rejectedFiles
      }
      description={hasFailed ? t('unfit') : undefined}
      isActionPending={currentIndex !== null}
      onClose={close}
      action={
        !hasFailed && (
          <Button variant="primary" data-autofocus loading={currentIndex !== null} onClick={() => void fit()}>
            {t('fit')}
          </Button>
        )
      }
    >
      {!hasFailed && <p className="mt-3 text-sm text-ink-soft">{t('fitHelp')}</p>}
      {currentIndex !== null && (
        <ProgressBar className="mt-3" label={t('fitting')} value={(currentIndex + 0.5) / files.length} />
      )}
    </TooLargeDialog>
  )
}
