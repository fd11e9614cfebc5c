'use client'

import { useTranslations } from 'next-intl'
import { memo } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Chip } from '@/components/ui/chip'
import type { CheckedRow } from './check-rows'
import { ImportCell } from './import-cell'
import type { ImportField } from './import-plan'
import type { Change } from './import-state'

const tones = { done: 'good', wrong: 'danger', refused: 'danger', double: 'warn', ready: 'plain' } as const

type Props = {
  result: CheckedRow<unknown>
  fields: readonly ImportField[]
  duplicateField: string
  busy: boolean
  onChange: (change: Change) => void
}

/** One row of the file. Memoized so that typing stays fast in a page of fifty rows. */
export const ImportRow = memo(function ImportRow({ result, fields, duplicateField, busy, onChange }: Props) {
  const t = useTranslations()
  const { row, duplicate, state } = result
  const { line, refused, done } = row
  const rowError =
    refused !== null && !fields.some(({ name }) => Object.hasOwn(refused.fields, name)) ? refused.error : null
  return (
    <tr data-line={line} className={done ? 'text-ink-soft' : undefined}>
      <th scope="row" className="figures px-2 py-3 text-left align-top font-normal text-ink-soft">
        {line}
      </th>
      <td>
        <Checkbox
          label={t('csv.import.sendRow', { line })}
          hideLabel
          className="min-h-9"
          checked={done || (row.choice ?? duplicate === null)}
          disabled={done || busy}
          onChange={(event) => onChange({ kind: 'chosen', line, choice: event.target.checked })}
        />
      </td>
      <td className="max-w-56 min-w-28">
        <Chip tone={tones[state]} className="my-1.5">
          {t(`csv.import.states.${state}`)}
        </Chip>
        {rowError !== null && (
          <p className="text-xs text-danger">{t(`errors.${rowError.code}`, rowError.params)}</p>
        )}
      </td>
      {fields.map((field) => (
        <ImportCell
          key={field.name}
          {...{ result, field }}
          label={t('csv.import.cell', { field: field.label, line })}
          readOnly={done || busy}
          note={
            field.name === duplicateField && duplicate !== null && !done
              ? t(`csv.import.doubles.${duplicate}`)
              : null
          }
          onChange={onChange}
        />
      ))}
    </tr>
  )
})
