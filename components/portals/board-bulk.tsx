import { XCircleIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { ExportPlace } from '#contract/portal-places.ts'
import type { Portal } from '#contract/portal-records.ts'
import { SelectionBar } from '@/components/portfolio/bulk/selection-bar'
import { type Selection, useSelected } from '@/components/portfolio/bulk/use-selection'
import { ConfirmDialog } from '@/components/resource/confirm-dialog'
import { Button } from '@/components/ui/button'
import { Menu, MenuItem } from '@/components/ui/menu'
import { isOffMarket, recordOf, type SelectableRow } from './board-cell'
import { isPublishedOrRequested } from './export-state'
import { PortalPicker } from './portal-picker'
import type { PortalActions } from './use-portal-actions'

export function BoardBulk({
  selection,
  portals,
  actions,
}: {
  selection: Selection<SelectableRow>
  portals: readonly Portal[]
  actions: PortalActions
}) {
  const t = useTranslations('portals')
  const rows = [...useSelected(selection).items.values()]
  const [removalPlace, setRemovalPlace] = useState<ExportPlace | null>(null)
  if (rows.length === 0) return null
  const publishableRows = rows.filter((row) => !isOffMarket(row))
  const advertsOn = (place: ExportPlace) =>
    rows.flatMap((row) => {
      const publication = row.exports.find((item) => item.place === place)
      return isPublishedOrRequested(publication) && publication.wanted === 'listed'
        ? [{ record: recordOf(row), uuid: publication.uuid }]
        : []
    })
  const portalName = removalPlace === null ? '' : t(`names.${removalPlace}`)
  return (
    <>
      <SelectionBar label={t('selected')} count={rows.length} onClear={selection.clear}>
        {publishableRows.length > 0 && <PortalPicker records={publishableRows.map(recordOf)} />}
        <Menu
          button={
            <Button size="sm" icon={<XCircleIcon />} loading={actions.isRemovingMany}>
              {t('remove')}
            </Button>
          }
        >
          {portals.map(({ place }) => {
            if (place === 'social') return null
            const count = advertsOn(place).length
            return (
              <MenuItem
                key={place}
                disabled={count === 0}
                end={count > 0 && <span className="figures text-xs text-ink-soft">{count}</span>}
                onSelect={() => setRemovalPlace(place)}
              >
                {t(`names.${place}`)}
              </MenuItem>
            )
          })}
        </Menu>
      </SelectionBar>
      <ConfirmDialog
        open={removalPlace !== null}
        title={t('removeManyTitle', {
          portal: portalName,
          count: removalPlace === null ? 0 : advertsOn(removalPlace).length,
        })}
        description={t('removeManyText')}
        confirmLabel={t('remove')}
        isPending={actions.isRemovingMany}
        onCancel={() => setRemovalPlace(null)}
        onConfirm={() =>
          removalPlace !== null &&
          void actions.removeMany(removalPlace, advertsOn(removalPlace)).then(() => setRemovalPlace(null))
        }
      />
    </>
  )
}
