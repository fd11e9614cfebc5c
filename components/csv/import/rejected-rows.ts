import type { useTranslations } from 'next-intl'
import { saveCsv } from '../save-csv'
import type { Examined } from './examine'
import type { ImportPlan } from './import-plan'
import type { Opened } from './import-state'

/** Saves the rows that weren't imported, with the file's headers and the user's corrections. */
export function saveRejected<Body>(
  plan: ImportPlan<Body>,
  opened: Opened,
  rows: readonly Examined<Body>[],
  t: ReturnType<typeof useTranslations<'csv.import'>>,
): Promise<void> {
  const { head, lines } = rejected(plan, opened, rows)
  return saveCsv(`${plan.name} ${t('rejectedFile')}`, head, lines)
}

export function rejected<Body>(
  { fields }: Pick<ImportPlan<Body>, 'fields'>,
  { head, mapping }: Pick<Opened, 'head' | 'mapping'>,
  rows: readonly Examined<Body>[],
): { head: string[]; lines: string[][] } {
  const left = rows.filter(({ state }) => state !== 'done')
  const added = fields.filter(
    ({ name }) => mapping[name] === null && left.some(({ cells }) => (cells[name] ?? '') !== ''),
  )
  const fieldAt = new Map(Object.entries(mapping).map(([name, column]) => [column, name]))
  return {
    head: [...head, ...added.map(({ label }) => label)],
    lines: left.map(({ row, cells }) => [
      ...head.map((_, column) => cells[fieldAt.get(column) ?? ''] ?? row.source[column] ?? ''),
      ...added.map(({ name }) => cells[name] ?? ''),
    ]),
  }
}
