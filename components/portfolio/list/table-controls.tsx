import { Bars3Icon, Bars4Icon, MinusIcon, PlusIcon, ViewColumnsIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { IconButton } from '@/components/ui/icon-button'
import { MoveButtons } from '@/components/ui/move-buttons'
import { SegmentedControl } from '@/components/ui/segmented-control'
import { arrangeColumns, columnWidths, densities, resizeColumn, formatColumn } from './table-settings'
import { ToolbarPanel } from './toolbar-panel'
import type { TableSettingsControl } from './use-table-settings'

type Props = {
  columns: readonly { name: string; label: string; width: number }[]
  settings: TableSettingsControl
}

/** The row height of a table, and a panel for its columns; on small screens the panel contains both. */
export function TableControls({ columns, settings }: Props) {
  return (
    <>
      <DensitySwitch settings={settings} className="max-lg:hidden" />
      <ColumnPanel columns={columns} settings={settings} />
    </>
  )
}

const densityIcons = { compact: <Bars4Icon />, comfortable: <Bars3Icon /> }

function DensitySwitch({ settings, className }: Pick<Props, 'settings'> & { className: string }) {
  const t = useTranslations('listing.list')
  const options = densities.map((density) => ({
    value: density,
    label: t(`densities.${density}`),
    icon: densityIcons[density],
  }))
  return (
    <SegmentedControl
      className={className}
      label={t('density')}
      options={options}
      value={settings.density}
      onChange={(density) => settings.change({ density })}
      hideLabels
    />
  )
}

function ColumnPanel({ columns, settings }: Props) {
  const t = useTranslations('listing.list')
  const items = arrangeColumns(columns, settings.columns)
  const columnSettings = items.map(formatColumn)
  const saveColumns = (newSettings: readonly string[]) => settings.change({ columns: newSettings })

  function move(index: number, by: 1 | -1) {
    const column = columnSettings[index]
    if (column === undefined || index + by < 0 || index + by >= columnSettings.length) return
    saveColumns(columnSettings.toSpliced(index, 1).toSpliced(index + by, 0, column))
  }

  return (
    <ToolbarPanel
      icon={<ViewColumnsIcon />}
      label={t('columnsLabel')}
      title={t('columnsLabel')}
      hideLabel="always"
      className="right-0 w-80"
    >
      <DensitySwitch settings={settings} className="mb-3 lg:hidden" />
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
                onChange={() =>
                  saveColumns(columnSettings.with(index, formatColumn({ ...item, isShown: !isShown })))
                }
                className="mr-auto"
              />
              <MoveButtons
                index={index}
                total={columnSettings.length}
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
                  onClick={() => saveColumns(resizeColumn(items, name, width + by))}
                />
              ))}
            </li>
          )
        })}
      </ul>
      <p className="mt-2 text-xs text-ink-soft">{t('columnsHelp')}</p>
      <Button
        size="sm"
        className="mt-3"
        disabled={settings.columns.length === 0}
        onClick={() => saveColumns([])}
      >
        {t('columnsReset')}
      </Button>
    </ToolbarPanel>
  )
}
