import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { confirmLeave } from '@/components/resource/unsaved-work'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/card'
import { saveCsv } from '../save-csv'
import type { CheckedRow } from './check-file'
import { ChooseFile, UnreadableBanner } from './choose-file'
import { ColumnChoices, FileSettings } from './file-columns'
import { ImportBar } from './import-bar'
import type { ImportField, ImportPlan, Mapping } from './import-plan'
import type { OpenedFile } from './import-state'
import { ImportTable } from './import-table'
import { useImport } from './use-import'

export function ImportScreen<Body>({ plan }: { plan: ImportPlan<Body> }) {
  const t = useTranslations('csv.import')
  const { openedFile, rows, progress, runCount, ...workspace } = useImport(plan)
  const fields = useMemo(
    () => sortFields(plan.fields, openedFile?.mapping ?? {}),
    [plan.fields, openedFile?.mapping],
  )

  if (openedFile === null) {
    return (
      <ChooseFile
        isReading={workspace.isReading}
        unreadable={workspace.unreadable}
        onChoose={workspace.open}
        onTemplate={() =>
          void saveCsv(
            plan.name,
            plan.fields.map(({ label }) => label),
            [],
          )
        }
      />
    )
  }
  const { file, encoding, delimiter, header, mapping } = openedFile
  return (
    <div className="space-y-5">
      <Section
        id="columns"
        title={t('columns')}
        help={t('columnsHelp')}
        action={
          <Button
            size="sm"
            disabled={progress !== null}
            onClick={() => void confirmLeave().then((canLeave) => canLeave && workspace.close())}
          >
            {t('otherFile')}
          </Button>
        }
      >
        <p className="mb-4 text-sm wrap-anywhere text-ink-soft">
          {t('file', { file: file.name, rows: rows.length })}
        </p>
        {workspace.unreadable !== null && <UnreadableBanner reason={workspace.unreadable} />}
        {encoding !== null && delimiter !== null && (
          <FileSettings
            {...{ encoding, delimiter }}
            disabled={progress !== null || runCount > 0 || workspace.isReading}
            onChange={(options) => workspace.open(file, options)}
          />
        )}
        <ColumnChoices
          fields={plan.fields}
          header={header}
          mapping={mapping}
          disabled={progress !== null}
          onMap={workspace.mapColumn}
        />
      </Section>
      <ImportTable
        // Remounts the table, to reset its filter, after a run and after reading the file with other options.
        key={[runCount, encoding, delimiter].join(' ')}
        fields={fields}
        duplicateField={plan.duplicateField}
        rows={rows}
        isFinished={runCount > 0}
        isBusy={progress !== null}
        onChange={workspace.changeRow}
      />
      <ImportBar
        rows={rows}
        progress={progress}
        isChecking={workspace.isReading}
        isFinished={runCount > 0}
        href={plan.href}
        onStart={workspace.start}
        onStop={workspace.stop}
        onSaveRejected={() => void saveRejected(plan, openedFile, rows, t)}
      />
    </div>
  )
}

/** Puts optional fields that the file lacks last. */
function sortFields(fields: readonly ImportField[], mapping: Mapping): readonly ImportField[] {
  const rankOf = ({ name, required = false }: ImportField) => (required || mapping[name] !== null ? 0 : 1)
  return fields.toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** Saves the rows that weren't imported, with the file's headers and the user's corrections. */
function saveRejected<Body>(
  { name: planName, fields }: ImportPlan<Body>,
  { header, mapping }: OpenedFile,
  rows: readonly CheckedRow<Body>[],
  t: ReturnType<typeof useTranslations<'csv.import'>>,
): Promise<void> {
  const unfinishedRows = rows.filter(({ state }) => state !== 'done')
  const fieldByColumn = new Map<number, string>()
  for (const [name, column] of Object.entries(mapping))
    if (column !== null && !fieldByColumn.has(column)) fieldByColumn.set(column, name)
  // The second field read from a column gets its own column, because its corrections can differ from the first's.
  const columnFields = new Set(fieldByColumn.values())
  const addedFields = fields.filter(
    ({ name }) => !columnFields.has(name) && unfinishedRows.some(({ cells }) => (cells[name] ?? '') !== ''),
  )
  // Rows can have more cells than the header.
  const columnCount = Math.max(header.length, ...unfinishedRows.map(({ row }) => row.sourceCells.length))
  const columnNames = Array.from({ length: columnCount }, (_, column) => header[column] ?? '')
  return saveCsv(
    `${planName} ${t('rejectedFile')}`,
    [...columnNames, ...addedFields.map(({ label }) => label)],
    unfinishedRows.map(({ row, cells }) => [
      ...columnNames.map(
        (_, column) => cells[fieldByColumn.get(column) ?? ''] ?? row.sourceCells[column] ?? '',
      ),
      ...addedFields.map(({ name }) => cells[name] ?? ''),
    ]),
  )
}
