'use client'

import { ViewColumnsIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { MoveButtons } from '@/components/ui/move-buttons'
import { arrangeColumns } from './table-settings'
import { ToolbarPanel } from './toolbar-panel'

export function ColumnPanel({
  columns,
  chosen,
  onChange,
}: {
  columns: readonly { name: string; label: string }[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}) {
  const t = useTranslations('listing.list')
  const arranged = arrangeColumns(columns, chosen)
  const names = arranged.map(({ column, isShown }) => (isShown ? column.name : `-${column.name}`))

  function move(at: number, by: 1 | -1) {
    const [name] = names.slice(at, at + 1)
    if (name === undefined || at + by < 0 || at + by >= names.length) return
    onChange(names.toSpliced(at, 1).toSpliced(at + by, 0, name))
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
        {arranged.map(({ column: { name, label }, isShown }, at) => (
          <li key={name} className="flex items-center gap-1">
            <Checkbox
              label={label}
              checked={isShown}
              onChange={() => onChange(names.with(at, isShown ? `-${name}` : name))}
              className="mr-auto"
            />
            <MoveButtons
              at={at}
              total={names.length}
              earlier={t('columnUp', { column: label })}
              later={t('columnDown', { column: label })}
              upright
              onMove={(by) => move(at, by)}
            />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-xs text-ink-soft">{t('columnsHelp')}</p>
      <Button size="sm" className="mt-3" disabled={chosen.length === 0} onClick={() => onChange([])}>
        {t('columnsReset')}
      </Button>
    </ToolbarPanel>
  )
}
