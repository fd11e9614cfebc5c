import 'react-image-crop/dist/ReactCrop.css'
import '@/components/fields/crop-frame.css'
import { ArrowPathIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { AgencyError } from '#contract/errors.ts'
import type { MediaItem } from '#contract/media.ts'
import { LeaveDialog } from '@/components/resource/leave-dialog'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { useUnsaved } from '@/components/resource/unsaved-work'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { type Edit, noEdits } from './edit'
import { EditorWorkspace } from './editor-workspace'
import { exportImage, useOriginal } from './original'

const maxWidthPx = 700

/** Crops, rotates, masks and filters a photo. Edits are applied to the stored original and survive a failed save. */
export function ImageEditor({
  item,
  url,
  title,
  onSave,
  onSaved,
  onClose,
}: {
  item: Pick<MediaItem, 'file' | 'extension'>
  url: string
  title: string
  onSave: (file: File) => Promise<unknown>
  onSaved: (isReduced: boolean) => void
  onClose: () => void
}) {
  const t = useTranslations()
  const { original, error: loadError, retry } = useOriginal(url)
  const [edit, setEdit] = useState(noEdits)
  const [isSaving, setSaving] = useState(false)
  const [saveError, setSaveError] = useState<AgencyError | null>(null)
  const [isConfirmingClose, setConfirmingClose] = useState(false)
  const error = saveError ?? loadError
  const isDirty = JSON.stringify(edit) !== JSON.stringify(noEdits)
  useUnsaved(isDirty, { hasNoDraft: true })

  function handleEdit(newEdit: Edit) {
    setSaveError(null)
    setEdit(newEdit)
  }

  function requestClose() {
    if (isSaving) return
    if (isDirty) setConfirmingClose(true)
    else onClose()
  }

  async function save() {
    if (original === null) return
    setSaving(true)
    setSaveError(null)
    try {
      const { file, isReduced } = await exportImage(original, edit, item)
      await onSave(file)
      onSaved(isReduced)
    } catch (caught) {
      setSaveError(asAgencyError(caught))
      setSaving(false)
    }
  }

  return (
    <Dialog
      width={maxWidthPx}
      onClose={requestClose}
      title={title}
      closeLabel={t('common.close')}
      actions={
        <>
          {isDirty && (
            <Button
              variant="quiet"
              className="mr-auto"
              disabled={isSaving}
              onClick={() => handleEdit(noEdits)}
            >
              {t('listing.editor.startOver')}
            </Button>
          )}
          <Button disabled={isSaving} onClick={requestClose}>
            {t('common.close')}
          </Button>
          <Button variant="primary" disabled={!isDirty} loading={isSaving} onClick={() => void save()}>
            {isSaving ? t('common.saving') : t('common.save')}
          </Button>
        </>
      }
    >
      <div className="crop-frame space-y-4">
        {error !== null && (
          <Banner
            tone="danger"
            role="alert"
            title={t(saveError === null ? 'listing.editor.notLoaded' : 'listing.editor.notSaved')}
            action={
              saveError === null && (
                <Button size="sm" icon={<ArrowPathIcon aria-hidden />} onClick={retry}>
                  {t('common.retry')}
                </Button>
              )
            }
          >
            {t(`errors.${error.code}`, error.params)}
          </Banner>
        )}
        {original !== null && <EditorWorkspace {...{ original, edit }} onEdit={handleEdit} />}
        {original === null && loadError === null && <Skeleton className="h-80" />}
      </div>
      <LeaveDialog
        hasNoDraft
        open={isConfirmingClose}
        onDecide={(canLeave) => {
          setConfirmingClose(false)
          if (canLeave) onClose()
        }}
      />
    </Dialog>
  )
}
