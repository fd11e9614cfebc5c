'use client'

import { MinusIcon, PlusIcon, ViewColumnsIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { IconButton } from '@/components/ui/icon-button'
import { MoveButtons } from '@/components/ui/move-buttons'
import { arrangeColumns, columnWidths, resizeColumn, formatColumn } from './table-settings'
import { ToolbarPanel } from './toolbar-panel'

export function ColumnPanel({
  columns,
  settings,
  onChange,
  children,
}: {
  columns: readonly { name: string; label: string; width: number }[]
  settings: readonly string[]
  onChange: (settings: readonly string[]) => void
  children: ReactNode
}) {
  const t = useTranslations('listing.list')
  const items = arrangeColumns(columns, settings)
  const stored = items.map(formatColumn)

  function move(index: number, by: 1 | -1) {
    const [column] = stored.slice(index, index + 1)
    if (column === undefined || index + by < 0 || index + by >= stored.length) return
    onChange(stored.toSpliced(index, 1).toSpliced(index + by, 0, column))
  }

  return (
    <ToolbarPanel
      icon={<ViewColumnsIcon />}
      label={t('columnsLabel')}
      title={t('columnsLabel')}
      hideLabel="always"
      className="right-0 w-80"
    >
      {children}
      <ul>
        {items.map((item, index) => {
          const { column, isShown } = item
          const { name, label } = column
          const width = item.width ?? column.width
          return (
            <li key={name} className="flex items-center gap-1">
              <Checkbox
                label={label}
                checked={isShown}
                onChange={() => onChange(stored.with(index, formatColumn({ ...item, isShown: !isShown })))}
                className="mr-auto"
              />
              <MoveButtons
                index={index}
                total={stored.length}
                previousLabel={t('columnUp', { column: label })}
                nextLabel={t('columnDown', { column: label })}
                vertical
                onMove={(by) => move(index, by)}
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
                  onClick={() => onChange(resizeColumn(items, name, width + by))}
                />
              ))}
            </li>
          )
        })}
      </ul>
      <p className="mt-2 text-xs text-ink-soft">{t('columnsHelp')}</p>
      <Button size="sm" className="mt-3" disabled={settings.length === 0} onClick={() => onChange([])}>
        {t('columnsReset')}
      </Button>
    </ToolbarPanel>
  )
}
