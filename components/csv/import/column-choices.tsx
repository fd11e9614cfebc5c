'use client'

import { useTranslations } from 'next-intl'
import { FieldFrame } from '@/components/fields/field-frame'
import { useJoin } from '@/components/resource/use-join'
import { Select } from '@/components/ui/select'
import type { Mapping } from './guess-columns'
import type { ImportField } from './import-plan'

export function ColumnChoices({
  fields,
  header,
  mapping,
  disabled,
  onMap,
}: {
  fields: readonly ImportField[]
  header: readonly string[]
  mapping: Mapping
  disabled: boolean
  onMap: (field: string, column: number | null) => void
}) {
  const t = useTranslations('csv.import')
  const join = useJoin()
  const usedColumns = new Set(Object.values(mapping))
  const unused = header.filter((name, column) => name !== '' && !usedColumns.has(column))
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {fields.map(({ name, label, required = false }) => (
          <FieldFrame
            key={name}
            label={label}
            required={required}
            error={required && mapping[name] === null ? 'required' : undefined}
          >
            {(attributes) => (
              <Select
                {...attributes}
                disabled={disabled}
                value={mapping[name] ?? ''}
                onChange={({ target: { value } }) => onMap(name, value === '' ? null : Number(value))}
              >
                <option value="">{t('notInFile')}</option>
                {header.map((name, column) => (
                  <option key={column} value={column}>
                    {name === '' ? t('column', { number: column + 1 }) : name}
                  </option>
                ))}
              </Select>
            )}
          </FieldFrame>
        ))}
      </div>
      {unused.length > 0 && (
        <p className="mt-4 text-sm wrap-anywhere text-ink-soft">{t('unused', { columns: join(unused) })}</p>
      )}
    </>
  )
}
