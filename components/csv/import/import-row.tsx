import { useLocale, useTranslations } from 'next-intl'
import { type ChangeEvent, type KeyboardEvent, useId, memo } from 'react'
import { validationText } from '@/components/fields/validation-text'
import { classes } from '@/components/ui/classes'
import { Checkbox } from '@/components/ui/checkbox'
import { Chip } from '@/components/ui/chip'
import { errorOf, type CheckedRow } from './check-file'
import type { ImportField } from './import-plan'
import type { ChangeRow } from './import-state'

type CellInput = HTMLInputElement | HTMLTextAreaElement

function ImportCell({
  result,
  field: { name, multiline = false },
  label,
  note,
  readOnly,
  onChange,
}: {
  result: CheckedRow<unknown>
  field: ImportField
  label: string
  /** A hint that doesn't make the cell invalid. */
  note: string | null
  readOnly: boolean
  onChange: ChangeRow
}) {
  const t = useTranslations()
  const locale = useLocale()
  const id = useId()
  const { line, edits, isDone } = result.row
  const rule = isDone ? null : errorOf(result, name)
  // In files, all numbers have the notation of prices.
  const message = rule === null ? note : validationText(t, rule, { locale, isPrice: true })
  const inputProps = {
    'data-field': name,
    'aria-label': label,
    'aria-invalid': rule !== null || undefined,
    'aria-describedby': message === null ? undefined : id,
    className: classes('entry min-h-9! px-2! text-sm!', multiline ? 'min-w-64 py-2' : 'min-w-48'),
    value: result.cells[name] ?? '',
    readOnly,
    onKeyDown: moveFocus,
    onChange: ({ target }: ChangeEvent<CellInput>) =>
      onChange(line, { edits: { ...edits, [name]: target.value }, rejection: null }),
  }
  return (
    <td>
      {multiline ? <textarea {...inputProps} rows={1} /> : <input {...inputProps} />}
      {message !== null && (
        <p id={id} className={classes('mt-1 max-w-64 text-xs', rule === null ? 'text-warn' : 'text-danger')}>
          {message}
        </p>
      )}
    </td>
  )
}

export function findCellInput(row: Element | null | undefined, field: string): HTMLElement | null {
  return row?.querySelector<HTMLElement>(`[data-field="${field}"]`) ?? null
}

/** Moves the focus within the column, as in a spreadsheet; Shift+Enter inserts a line break in a multi-line cell. */
function moveFocus(event: KeyboardEvent<CellInput>) {
  if (event.altKey || event.shiftKey || event.nativeEvent.isComposing) return
  // Inside multi-line text the arrow keys move the caret.
  if (event.key !== 'Enter' && event.currentTarget.value.includes('\n')) return
  const row = event.currentTarget.closest('tr')
  const targetRows = {
    Enter: row?.nextElementSibling,
    ArrowDown: row?.nextElementSibling,
    ArrowUp: row?.previousElementSibling,
  }
  if (!Object.hasOwn(targetRows, event.key)) return
  event.preventDefault()
  findCellInput(
    targetRows[event.key as keyof typeof targetRows],
    event.currentTarget.dataset.field ?? '',
  )?.focus()
}

const tones = {
  done: 'good',
  wrong: 'danger',
  rejected: 'danger',
  duplicate: 'warn',
  ready: 'plain',
} as const

type Props = {
  result: CheckedRow<unknown>
  fields: readonly ImportField[]
  duplicateField: string
  isBusy: boolean
  onChange: ChangeRow
}

/** One row of the file. Memoized so that typing stays fast in a page of fifty rows; all its props must be stable. */
export const ImportRow = memo(function ImportRow({
  result,
  fields,
  duplicateField,
  isBusy,
  onChange,
}: Props) {
  const t = useTranslations()
  const { row, duplicate, state } = result
  const { line, rejection, isDone } = row
  const rowError =
    rejection !== null && !fields.some(({ name }) => Object.hasOwn(rejection.fields, name))
      ? rejection.error
      : null
  return (
    <tr data-line={line} className={isDone ? 'text-ink-soft' : undefined}>
      <th scope="row" className="figures px-2 py-3 text-left align-top font-normal text-ink-soft">
        {line}
      </th>
      <td>
        <Checkbox
          label={t('csv.import.sendRow', { line })}
          hideLabel
          className="min-h-9"
          checked={isDone || (row.choice ?? duplicate === null)}
          disabled={isDone || isBusy}
          onChange={(event) => onChange(line, { choice: event.target.checked })}
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
          readOnly={isDone || isBusy}
          note={
            field.name === duplicateField && duplicate !== null && !isDone
              ? t(`csv.import.duplicates.${duplicate}`)
              : null
          }
          onChange={onChange}
        />
      ))}
    </tr>
  )
})
