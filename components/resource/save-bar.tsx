import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { Button } from '@/components/ui/button'

/** Visible while there are unsaved changes. Its status is always mounted so that screen readers announce changes. */
export function SaveBar({
  isDirty,
  isSaving,
  saveLabel,
  onDiscard,
}: {
  isDirty: boolean
  isSaving: boolean
  saveLabel?: string
  onDiscard: () => void
}) {
  const t = useTranslations()
  const isVisible = isDirty || isSaving
  return (
    <div
      data-save-bar={isVisible || undefined}
      className={
        isVisible
          ? 'animate-rise sticky bottom-4 z-20 mt-6 flex flex-wrap items-center justify-end gap-2 rounded-lg border border-line bg-raised px-4 py-3 shadow-raised short:static'
          : undefined
      }
    >
      <p role="status" className="mr-auto text-sm text-ink-soft max-sm:sr-only">
        {isSaving ? t('common.saving') : isDirty && t('resource.unsaved')}
      </p>
      {isVisible && (
        <>
          <Button variant="quiet" disabled={isSaving} onMouseDown={preserveFocus} onClick={onDiscard}>
            {t('common.discard')}
          </Button>
          <Button
            type="submit"
            variant="primary"
            loading={isSaving}
            onMouseDown={preserveFocus}
            aria-keyshortcuts="Control+S Meta+S"
          >
            {saveLabel ?? t('common.save')}
          </Button>
        </>
      )}
    </div>
  )
}

/** Prevents a blur: it may show a field's error, which moves the button before the pointer is released. */
const preserveFocus = (event: MouseEvent) => event.preventDefault()
