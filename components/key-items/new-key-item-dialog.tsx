'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { KeyItemKind } from '#contract/key-items.ts'
import { notify } from '@/components/resource/notifier'
import { UnsavedDraft } from '@/components/resource/unsaved-draft'
import { useCallForm } from '@/components/resource/use-call-form'
import { useUnsaved } from '@/components/resource/use-unsaved'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { CloseUnsaved } from './close-unsaved'
import { KeyItemFields } from './key-item-fields'
import { emptyKeyItem } from './key-item-values'

export function NewKeyItemDialog({
  kind,
  onAdded,
  onClose,
}: {
  kind: KeyItemKind
  onAdded?: (id: number) => void
  onClose: () => void
}) {
  const t = useTranslations()
  const { revalidate } = useMutateCalls()
  const form = useCallForm('keyItems.add', {
    defaultValues: emptyKeyItem(),
    params: { kind },
    onSaved: async ({ key_id }) => {
      notify({ message: 'common.SAVED_SUCCESSFULLY' })
      // Reload the choices before the new option is selected.
      await revalidate('keyItems')
      if (key_id !== undefined) onAdded?.(key_id)
      onClose()
    },
  })
  const { isDirty, isSubmitting } = form.formState
  useUnsaved(isDirty)
  const [confirming, setConfirming] = useState(false)
  const close = () => (isDirty ? setConfirming(true) : onClose())

  return (
    <Dialog
      open
      width={720}
      title={t(`key-items.admin.new.${kind}`)}
      closeLabel={t('common.close')}
      onClose={isSubmitting ? undefined : close}
      actions={
        <>
          <Button disabled={isSubmitting} onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button variant="primary" loading={isSubmitting} onClick={() => void form.submit()}>
            {isSubmitting ? t('common.saving') : t('common.save')}
          </Button>
        </>
      }
    >
      {confirming && isDirty && <CloseUnsaved onClose={onClose} />}
      <UnsavedDraft form={form} record={`new-${kind}`} />
      {form.failure !== null && (
        <Banner tone="danger" role="alert" title={t('resource.notSaved')} className="mb-5">
          {t(`errors.${form.failure.code}`, form.failure.params)}
        </Banner>
      )}
      <form
        id={form.id}
        noValidate
        aria-label={t(`key-items.admin.new.${kind}`)}
        onSubmit={(event) => {
          event.preventDefault()
          // React events would bubble to the form that opened the dialog.
          event.stopPropagation()
          void form.submit()
        }}
      >
        <KeyItemFields control={form.control} kind={kind} />
        {/* Submits the form on Enter. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
