'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { KeyKind } from '#contract/key-items.ts'
import { notify } from '@/components/resource/notifier'
import { UnsavedDraft } from '@/components/resource/unsaved-draft'
import { useCallForm } from '@/components/resource/use-call-form'
import { useUnsaved } from '@/components/resource/use-unsaved'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { CloseUnsaved } from './close-unsaved'
import { KeyFields } from './key-fields'
import { emptyKey } from './key-values'

/** A new key; it is saved from here. One that could not be saved stays, with what was typed and why. */
export function NewKeyDialog({
  kind,
  onAdded,
  onClose,
}: {
  kind: KeyKind
  /** Receives the id of the new key, where the API says it. */
  onAdded?: (id: number) => void
  onClose: () => void
}) {
  const t = useTranslations()
  const { revalidate } = useMutateCalls()
  const form = useCallForm('keyItems.add', {
    defaultValues: emptyKey(),
    params: { kind },
    onSaved: async ({ key_id }) => {
      notify({ message: 'common.SAVED_SUCCESSFULLY' })
      // Chosen where it was missed, it must be among the choices first.
      await revalidate('keyItems')
      if (key_id !== undefined) onAdded?.(key_id)
      onClose()
    },
  })
  const { isDirty, isSubmitting } = form.formState
  useUnsaved(isDirty)
  const [asked, setAsked] = useState(false)
  const close = () => (isDirty ? setAsked(true) : onClose())

  return (
    <Dialog
      open
      width={720}
      title={t(`key-items.desk.new.${kind}`)}
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
      {asked && isDirty && <CloseUnsaved onClose={onClose} />}
      <UnsavedDraft form={form} record={`new-${kind}`} />
      {form.failure !== null && (
        <Banner tone="danger" role="alert" title={t('resource.notSaved')} className="mb-5">
          {t(`errors.${form.failure.code}`, form.failure.params)}
        </Banner>
      )}
      <form
        id={form.id}
        noValidate
        aria-label={t(`key-items.desk.new.${kind}`)}
        onSubmit={(event) => {
          event.preventDefault()
          // React's events leave the dialog for the form that it was opened from.
          event.stopPropagation()
          void form.submit()
        }}
      >
        <KeyFields control={form.control} kind={kind} />
        {/* Enter in a field saves. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
