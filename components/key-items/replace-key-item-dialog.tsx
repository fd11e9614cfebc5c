import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import type { KeyItem, KeyItemKind } from '#contract/key-items.ts'
import { DataBoundary } from '@/components/records/data-boundary'
import { ConfirmDialog } from '@/components/resource/confirm-dialog'
import { Select } from '@/components/ui/select'
import { Skeleton } from '@/components/ui/skeleton'
import { useUsageText } from './key-item-uses'
import { useKeyItemName, useKeyItems } from './use-key-items'

export type KeyItemReplacement = { move_to: number } | { detach: 1 }

/**
 * Confirms the deletion of a key item that is in use. A property type must be replaced by another in its records. A key
 * item of another kind can also be removed from the records without replacement.
 */
export function ReplaceKeyItemDialog({
  kind,
  item,
  isPending,
  onCancel,
  onDelete,
}: {
  kind: KeyItemKind
  item: KeyItem
  isPending: boolean
  onCancel: () => void
  onDelete: (replacement: KeyItemReplacement) => void
}) {
  const t = useTranslations()
  const id = useId()
  const nameOf = useKeyItemName()
  const formatUsage = useUsageText()
  const response = useKeyItems(kind)
  const [choice, setChoice] = useState('')
  const [isMissing, setMissing] = useState(false)

  function remove() {
    if (choice === '') setMissing(true)
    else onDelete(choice === 'detach' ? { detach: 1 } : { move_to: Number(choice) })
  }

  return (
    <ConfirmDialog
      title={t('key-items.admin.replace.title', { name: nameOf(item) })}
      description={t('key-items.admin.replace.help', { uses: formatUsage(item) })}
      confirmLabel={t(isPending ? 'common.deleting' : 'common.delete')}
      isPending={isPending}
      onCancel={onCancel}
      onConfirm={remove}
    >
      <DataBoundary
        response={response}
        subject={t('key-items.admin.keys')}
        fallback={<Skeleton className="h-17" />}
      >
        {({ keys }) => (
          <>
            <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
              {t('key-items.admin.replace.instead')}
            </label>
            <Select
              id={id}
              value={choice}
              aria-invalid={isMissing || undefined}
              aria-describedby={isMissing ? `${id}-missing` : undefined}
              disabled={isPending}
              onChange={({ target }) => {
                setMissing(false)
                setChoice(target.value)
              }}
            >
              <option value="">{t('key-items.admin.replace.choose')}</option>
              {kind !== 'types' && <option value="detach">{t('key-items.admin.replace.without')}</option>}
              {keys
                .filter((candidate) => candidate.id !== item.id)
                .map((candidate) => (
                  <option key={candidate.id} value={candidate.id}>
                    {nameOf(candidate)}
                  </option>
                ))}
            </Select>
            {isMissing && (
              <p id={`${id}-missing`} role="alert" className="mt-1.5 text-sm text-danger">
                {t('key-items.admin.replace.missing')}
              </p>
            )}
          </>
        )}
      </DataBoundary>
    </ConfirmDialog>
  )
}
