import { useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import type { KeyItem, KeyItemKind } from '#contract/key-items.ts'
import { CollapsibleHistoryCard } from '@/components/activity/history-drawer-card'
import { RecordMerge } from '@/components/resource/record-merge'
import { UnsavedDraft } from '@/components/resource/unsaved-draft'
import { useFieldDisplay } from '@/components/resource/use-field-texts'
import { useRecordForm } from '@/components/resource/use-record-form'
import { useUnsaved } from '@/components/resource/unsaved-work'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { call } from '@/lib/agency/call'
import type { CallResponse } from '@/lib/agency/types'
import { useCall } from '@/lib/agency/use-call'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { SaveStateLine, useAutosave } from './autosave'
import { DiscardBanner } from './discard-banner'
import { keyItemFields } from './fields'
import { KeyItemFields, toFormValues } from './key-item-fields'
import { useKeyItemName, useKeyItems } from './use-key-items'

type Props = {
  kind: KeyItemKind
  item: KeyItem
  onClose: () => void
  onDelete: () => void
  /** The delete confirmation, shown over the dialog so that cancelling preserves the input. */
  children?: ReactNode
}

export function EditKeyItemDialog(props: Props) {
  const t = useTranslations()
  const { kind, item } = props
  const { data, error } = useCall('keyItems.get', { params: { kind, id: item.id } })
  // After any failure, such as an API without this endpoint, use the key item from the list.
  const response = data ?? (error === undefined ? undefined : { key: item })
  if (response !== undefined) return <LoadedDialog {...props} response={response} />
  return (
    <Dialog width={720} title={t(`key-items.admin.edit.${kind}`)} onClose={props.onClose}>
      <Skeleton className="h-96" />
    </Dialog>
  )
}

function LoadedDialog({
  kind,
  item,
  response,
  onClose,
  onDelete,
  children,
}: Props & { response: CallResponse<'keyItems.get'> }) {
  const t = useTranslations()
  const nameOf = useKeyItemName()
  const { revalidate } = useMutateCalls()
  const params = { kind, id: item.id }
  const isSaved = useRef(false)
  const [isConfirming, setConfirming] = useState(false)
  const form = useRecordForm('keyItems.update', {
    response,
    read: () => call('keyItems.get', { params }),
    toFormValues: ({ key }) => toFormValues(key),
    params,
    onSaved: () => {
      isSaved.current = true
      setConfirming(false)
      void revalidate('keyItems')
    },
  })
  const { save, state } = useAutosave(form, async () => {
    isSaved.current = false
    await form.submit()
    return isSaved.current
  })
  // Groups of features are key items of kind `master`.
  const groups = useKeyItems('master').data?.keys ?? []
  const displayOf = useFieldDisplay(keyItemFields, {
    master: groups.map((group) => ({ id: group.id, name: nameOf(group) })),
  })
  useUnsaved(form.formState.isDirty)

  async function close() {
    if (await save()) onClose()
    else setConfirming(true)
  }

  return (
    <Dialog
      width={720}
      title={t(`key-items.admin.edit.${kind}`)}
      description={nameOf(response.key)}
      closeLabel={t('common.close')}
      onClose={() => void close()}
      actions={
        <>
          <SaveStateLine state={state} failure={form.failure} onRetry={() => void save()} />
          <Button variant="quiet" onClick={onDelete}>
            {t('common.delete')}
          </Button>
          <Button variant="primary" onClick={() => void close()}>
            {t('common.close')}
          </Button>
        </>
      }
    >
      {isConfirming && state !== 'saving' && <DiscardBanner onClose={onClose} />}
      <UnsavedDraft form={form} record={`${kind}-${item.id}`} />
      <form
        id={form.id}
        noValidate
        aria-label={t(`key-items.admin.edit.${kind}`)}
        onBlur={() => void save()}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <KeyItemFields control={form.control} kind={kind} />
        <button type="submit" hidden />
      </form>
      <CollapsibleHistoryCard resource="key-items" id={item.id} />
      <RecordMerge form={form} displayOf={displayOf} />
      {children}
    </Dialog>
  )
}
