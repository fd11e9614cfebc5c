import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { KeyItemKind } from '#contract/key-items.ts'
import { FormDialog } from '@/components/resource/form-dialog'
import { notify } from '@/components/resource/notifier'
import { UnsavedDraft } from '@/components/resource/unsaved-draft'
import { useCallForm } from '@/components/resource/use-call-form'
import { useUnsaved } from '@/components/resource/unsaved-work'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { DiscardBanner } from './discard-banner'
import { emptyKeyItem, KeyItemFields } from './key-item-fields'

export function NewKeyItemDialog({
  kind,
  onAdded,
  onClose,
}: {
  kind: KeyItemKind
  onAdded?: (id: number) => void
  onClose: () => void
}) {
  const t = useTranslations('key-items.admin')
  const { revalidate } = useMutateCalls()
  const form = useCallForm('keyItems.add', {
    defaultValues: emptyKeyItem(),
    params: { kind },
    onSaved: async ({ key_id }) => {
      notify({ message: 'common.SAVED_SUCCESSFULLY' })
      // Reload the choices before the new key item is selected.
      await revalidate('keyItems')
      if (key_id !== undefined) onAdded?.(key_id)
      onClose()
    },
  })
  const { isDirty } = form.formState
  useUnsaved(isDirty)
  const [isConfirming, setConfirming] = useState(false)

  return (
    <FormDialog
      form={form}
      width={720}
      title={t(`new.${kind}`)}
      onClose={() => (isDirty ? setConfirming(true) : onClose())}
      notes={
        <>
          {isConfirming && isDirty && <DiscardBanner onClose={onClose} />}
          <UnsavedDraft form={form} record={`new-${kind}`} />
        </>
      }
    >
      <KeyItemFields control={form.control} kind={kind} />
    </FormDialog>
  )
}
