import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ProgressBar } from '@/components/ui/progress-bar'
import type { Progress } from '@/components/resource/fetch-all-pages'

export function ExportProgress({
  progress: { done, total },
  onCancel,
}: {
  progress: Progress
  onCancel: () => void
}) {
  const t = useTranslations('csv.export')
  return (
    <Dialog
      title={t('running')}
      width={400}
      actions={
        <Button data-autofocus onClick={onCancel}>
          {t('cancel')}
        </Button>
      }
    >
      <ProgressBar label={t('running')} value={total === 0 ? null : done / total} />
      <p role="status" className="figures mt-2 text-sm text-ink-soft">
        {t('progress', { done, total })}
      </p>
    </Dialog>
  )
}
