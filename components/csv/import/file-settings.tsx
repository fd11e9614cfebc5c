'use client'

import { useTranslations } from 'next-intl'
import { Frame } from '@/components/fields/frame'
import { Select } from '@/components/ui/select'
import type { HowToRead } from './file-options'
import { delimiters, encodings } from './file-options'

export function FileSettings({
  encoding,
  delimiter,
  disabled,
  onChange,
}: Required<HowToRead> & { disabled: boolean; onChange: (how: Required<HowToRead>) => void }) {
  const t = useTranslations('csv.import')
  const nameOf = (each: string) => (each === '\t' ? t('tab') : each)
  const dividers = delimiters.some((each) => each === delimiter) ? delimiters : [...delimiters, delimiter]
  return (
    <div className="mb-5 grid max-w-120 gap-4 sm:grid-cols-2">
      <Frame label={t('encoding')}>
        {(attributes) => (
          <Select
            {...attributes}
            disabled={disabled}
            value={encoding}
            onChange={({ target: { value } }) =>
              onChange({ delimiter, encoding: encodings.find((each) => each === value) ?? encoding })
            }
          >
            {encodings.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        )}
      </Frame>
      <Frame label={t('delimiter')}>
        {(attributes) => (
          <Select
            {...attributes}
            disabled={disabled}
            value={delimiter}
            onChange={({ target: { value } }) => onChange({ encoding, delimiter: value })}
          >
            {dividers.map((each) => (
              <option key={each} value={each}>
                {nameOf(each)}
              </option>
            ))}
          </Select>
        )}
      </Frame>
    </div>
  )
}
