'use client'

import { useTranslations } from 'next-intl'
import { type ChangeEvent, type KeyboardEvent, useId } from 'react'
import { validationText } from '@/components/fields/validation-text'
import { classes } from '@/components/ui/classes'
import { errorOf, type CheckedRow } from './check-rows'
import type { ImportField } from './import-plan'
import type { Change } from './import-state'

type CellInput = HTMLInputElement | HTMLTextAreaElement

export function ImportCell({
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
  onChange: (change: Change) => void
}) {
  const t = useTranslations()
  const id = useId()
  const { line, done } = result.row
  const rule = done ? null : errorOf(result, name)
  const message = rule === null ? note : validationText(t, rule)
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
      onChange({ kind: 'edited', line, field: name, text: target.value }),
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

/**
 * Moves up and down the column as in a spreadsheet. Enter moves down; Shift+Enter inserts a line break in multi-line
 * cells.
 */
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
