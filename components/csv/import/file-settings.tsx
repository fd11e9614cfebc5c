'use client'

import { useTranslations } from 'next-intl'
import { FieldFrame } from '@/components/fields/field-frame'
import { Select } from '@/components/ui/select'
import type { ReadOptions } from './file-options'
import { delimiters, encodings } from './file-options'

export function FileSettings({
  encoding,
  delimiter,
  disabled,
  onChange,
}: Required<ReadOptions> & { disabled: boolean; onChange: (options: Required<ReadOptions>) => void }) {
  const t = useTranslations('csv.import')
  const nameOf = (item: string) => (item === '\t' ? t('tab') : item)
  const delimiterOptions = delimiters.some((item) => item === delimiter)
    ? delimiters
    : [...delimiters, delimiter]
  return (
    <div className="mb-5 grid max-w-120 gap-4 sm:grid-cols-2">
      <FieldFrame label={t('encoding')}>
        {(attributes) => (
          <Select
            {...attributes}
            disabled={disabled}
            value={encoding}
            onChange={({ target: { value } }) =>
              onChange({ delimiter, encoding: encodings.find((name) => name === value) ?? encoding })
            }
          >
            {encodings.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        )}
      </FieldFrame>
      <FieldFrame label={t('delimiter')}>
        {(attributes) => (
          <Select
            {...attributes}
            disabled={disabled}
            value={delimiter}
            onChange={({ target: { value } }) => onChange({ encoding, delimiter: value })}
          >
            {delimiterOptions.map((item) => (
              <option key={item} value={item}>
                {nameOf(item)}
              </option>
            ))}
          </Select>
        )}
      </FieldFrame>
    </div>
  )
}
