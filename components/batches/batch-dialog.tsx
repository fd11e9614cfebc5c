import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { flagFields, linkFields, propertyOnlyFields } from '#contract/batch-kinds.ts'
import { limits } from '#contract/limits.ts'
import { fieldRegistry } from '@/components/field-registry'
import { useAction } from '@/components/resource/use-action'
import { useFieldLabels } from '@/components/resource/use-field-texts'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { LabelledSelect } from '@/components/ui/labelled-select'
import { SegmentedControl } from '@/components/ui/segmented-control'
import { call } from '@/lib/agency/call'
import { formatNumber } from '@/lib/format/number'
import {
  type BatchFormState,
  batchFields,
  emptyForm,
  FeatureChoice,
  LinkChoice,
  PortalChoice,
} from './batch-choices'
import { type BatchChange, type BatchRecords, toBatchInput } from './batch-records'
import { BatchView } from './batch-view'
import { PriceChange } from './price-change'

export function BatchDialog({ records, onClose }: { records: BatchRecords; onClose: () => void }) {
  const t = useTranslations('listing.batch')
  const locale = useLocale()
  const tCommon = useTranslations('common')
  const { resource, ids, total, deselectedIds } = records
  const [form, setForm] = useState({ ...emptyForm, includesAll: deselectedIds !== null })
  const [batchId, setBatchId] = useState<number | null>(null)
  const { run: preview, isPending } = useAction(
    (change: BatchChange) => call('batches.add', { body: toBatchInput(records, form.includesAll, change) }),
    { onDone: (batch) => setBatchId(batch.id) },
  )
  const registryLabelOf = useFieldLabels(fieldRegistry[resource] ?? {})
  const labelOf = (field: BatchFormState['field']) =>
    field === 'portal'
      ? t('portal')
      : registryLabelOf(field === 'price' && resource === 'condominiums' ? 'starting_price' : field)
  const availableFields = batchFields.filter(
    (field) => resource === 'properties' || !propertyOnlyFields.includes(field),
  )
  const update = (part: Partial<BatchFormState>) => setForm({ ...form, ...part })
  const change = changeOf(form)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (change !== null) void preview(change)
  }

  if (batchId !== null) return <BatchView id={batchId} onBack={() => setBatchId(null)} onClose={onClose} />
  return (
    <Dialog
      onClose={onClose}
      title={t('title', { count: form.includesAll ? total - (deselectedIds?.length ?? 0) : ids.length })}
      actions={
        <>
          <Button onClick={onClose}>{tCommon('cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form="batch-form"
            disabled={change === null}
            loading={isPending}
          >
            {t('preview')}
          </Button>
        </>
      }
    >
      <form id="batch-form" onSubmit={handleSubmit} noValidate className="space-y-4">
        {deselectedIds === null && total > ids.length && total <= limits.batchMax && (
          <SegmentedControl
            label={t('scope')}
            value={form.includesAll ? 'all' : 'selected'}
            onChange={(scope) => update({ includesAll: scope === 'all' })}
            options={[
              { value: 'selected', label: t('scopeSelected', { count: ids.length }) },
              { value: 'all', label: t('scopeAll', { count: formatNumber(total, locale) }) },
            ]}
          />
        )}
        <LabelledSelect
          label={t('field')}
          options={availableFields.map((value) => ({ value, label: labelOf(value) }))}
          value={form.field}
          onChange={(field) =>
            setForm({ ...emptyForm, includesAll: form.includesAll, field, value: isFlag(field) ? 1 : null })
          }
        />
        {form.field === 'price' && <PriceChange {...{ form, onChange: update }} />}
        {isFlag(form.field) && (
          <SegmentedControl
            label={labelOf(form.field)}
            value={form.value === 1 ? 'yes' : 'no'}
            onChange={(value) => update({ value: value === 'yes' ? 1 : 0 })}
            options={(['yes', 'no'] as const).map((value) => ({ value, label: tCommon(value) }))}
          />
        )}
        {isLink(form.field) && (
          <LinkChoice
            field={form.field}
            label={labelOf(form.field)}
            {...{ form, onChange: update, resource }}
          />
        )}
        {form.field === 'portal' && <PortalChoice {...{ form, onChange: update }} />}
        {form.field === 'features_id' && (
          <FeatureChoice {...{ form, onChange: update }} label={labelOf('features_id')} />
        )}
      </form>
    </Dialog>
  )
}

const isFlag = (field: string) => flagFields.some((name) => name === field)
const isLink = (field: BatchFormState['field']): field is (typeof linkFields)[number] =>
  linkFields.some((name) => name === field)

function changeOf({
  field,
  mode,
  round,
  value,
  removesLink,
  removes,
  features,
  place: portal,
}: BatchFormState): BatchChange | null {
  if (field === 'features_id') {
    if (features.length === 0) return null
    return { field, add: removes ? [] : features, remove: removes ? features : [] }
  }
  if (field === 'portal') return portal === null ? null : { field, place: portal, value: removes ? 0 : 1 }
  if (isLink(field)) return value === null && !removesLink ? null : { field, value }
  if (value === null || Number.isNaN(value)) return null
  if (field === 'price') return mode === 'set' && value < 0 ? null : { field, mode, value, round }
  return { field, value: value === 1 ? 1 : 0 }
}
