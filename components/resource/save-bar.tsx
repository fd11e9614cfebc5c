'use client'

import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { Button } from '@/components/ui/button'

/** Sticks to the bottom while there is something to save; its status is there before, so that it is read out. */
export function SaveBar({
  dirty,
  saving,
  saveLabel,
  onDiscard,
}: {
  dirty: boolean
  saving: boolean
  /** On the button; "Save" when it is left out. */
  saveLabel?: string
  onDiscard: () => void
}) {
  const t = useTranslations()
  const shown = dirty || saving
  return (
    <div
      className={
        shown
          ? 'animate-rise sticky bottom-4 z-20 mt-6 flex flex-wrap items-center justify-end gap-2 rounded-lg border border-line bg-raised px-4 py-3 shadow-raised short:static'
          : undefined
      }
    >
      <p role="status" className="mr-auto text-sm text-ink-soft">
        {saving ? t('common.saving') : dirty && t('resource.unsaved')}
      </p>
      {shown && (
        <>
          <Button variant="quiet" disabled={saving} onMouseDown={keepFocus} onClick={onDiscard}>
            {t('common.discard')}
          </Button>
          <Button
            type="submit"
            variant="primary"
            loading={saving}
            onMouseDown={keepFocus}
            aria-keyshortcuts="Control+S Meta+S"
          >
            {saveLabel ?? t('common.save')}
          </Button>
        </>
      )}
    </div>
  )
}

/** A field that is left may show its error, which would move the button from under the pointer before it is released. */
const keepFocus = (event: MouseEvent) => event.preventDefault()
