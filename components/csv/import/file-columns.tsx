import { useTranslations } from 'next-intl'
import { FieldFrame } from '@/components/fields/field-frame'
import { useJoin } from '@/components/resource/use-join'
import { OptionSelect, Select } from '@/components/ui/select'
import type { Mapping, ImportField } from './import-plan'
import { type ReadOptions, delimiters, encodings } from './file-options'

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
  const unusedHeaders = header.filter((name, column) => name !== '' && !usedColumns.has(column))
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
      {unusedHeaders.length > 0 && (
        <p className="mt-4 text-sm wrap-anywhere text-ink-soft">
          {t('unused', { columns: join(unusedHeaders) })}
        </p>
      )}
    </>
  )
}

export function FileSettings({
  encoding,
  delimiter,
  disabled,
  onChange,
}: Required<ReadOptions> & { disabled: boolean; onChange: (options: Required<ReadOptions>) => void }) {
  const t = useTranslations('csv.import')
  return (
    <div className="mb-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <FieldFrame label={t('encoding')}>
        {(attributes) => (
          <OptionSelect
            {...attributes}
            disabled={disabled}
            options={encodings.map((name) => ({ value: name, label: name }))}
            value={encoding}
            onChange={(value) => onChange({ encoding: value, delimiter })}
          />
        )}
      </FieldFrame>
      <FieldFrame label={t('delimiter')}>
        {(attributes) => (
          <OptionSelect
            {...attributes}
            disabled={disabled}
            options={[...new Set([...delimiters, delimiter])].map((value) => ({
              value,
              label: value === '\t' ? t('tab') : value,
            }))}
            value={delimiter}
            onChange={(value) => onChange({ encoding, delimiter: value })}
          />
        )}
      </FieldFrame>
    </div>
  )
}
