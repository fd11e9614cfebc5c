'use client'

import { MinusIcon, PlusIcon, ViewColumnsIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { IconButton } from '@/components/ui/icon-button'
import { MoveButtons } from '@/components/ui/move-buttons'
import { arrangeColumns, columnWidths, resizeColumn, storedColumn } from './table-settings'
import { ToolbarPanel } from './toolbar-panel'

export function ColumnPanel({
  columns,
  chosen,
  onChange,
}: {
  columns: readonly { name: string; label: string; width: number }[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}) {
  const t = useTranslations('listing.list')
  const arranged = arrangeColumns(columns, chosen)
  const stored = arranged.map(storedColumn)

  function move(at: number, by: 1 | -1) {
    const [column] = stored.slice(at, at + 1)
    if (column === undefined || at + by < 0 || at + by >= stored.length) return
    onChange(stored.toSpliced(at, 1).toSpliced(at + by, 0, column))
  }

  return (
    <ToolbarPanel
      icon={<ViewColumnsIcon />}
      label={t('columnsLabel')}
      title={t('columnsLabel')}
      hideLabel="always"
      className="right-0 w-80"
    >
      <ul>
        {arranged.map((each, at) => {
          const { column, isShown } = each
          const { name, label } = column
          const width = each.width ?? column.width
          return (
            <li key={name} className="flex items-center gap-1">
              <Checkbox
                label={label}
                checked={isShown}
                onChange={() => onChange(stored.with(at, storedColumn({ ...each, isShown: !isShown })))}
                className="mr-auto"
              />
              <MoveButtons
                index={at}
                total={stored.length}
                previousLabel={t('columnUp', { column: label })}
                nextLabel={t('columnDown', { column: label })}
                vertical
                onMove={(by) => move(at, by)}
              />
              {([-1, 1] as const).map((by) => (
                <IconButton
                  key={by}
                  size="sm"
                  tooltip={false}
                  label={t(by === 1 ? 'columnWider' : 'columnNarrower', { column: label })}
                  icon={by === 1 ? <PlusIcon /> : <MinusIcon />}
                  className="aria-disabled:opacity-40"
                  aria-disabled={width + by < columnWidths.min || width + by > columnWidths.max}
                  onClick={() => onChange(resizeColumn(arranged, name, width + by))}
                />
              ))}
            </li>
          )
        })}
      </ul>
      <p className="mt-2 text-xs text-ink-soft">{t('columnsHelp')}</p>
      <Button size="sm" className="mt-3" disabled={chosen.length === 0} onClick={() => onChange([])}>
        {t('columnsReset')}
      </Button>
    </ToolbarPanel>
  )
}
