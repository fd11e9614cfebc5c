import { GlobeEuropeAfricaIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { ExportPlace } from '#contract/portal-places.ts'
import { Button } from '@/components/ui/button'
import { Menu, MenuItem } from '@/components/ui/menu'
import { useCall } from '@/lib/agency/use-call'
import type { PortalRecord } from './portal-report-dialog'
import { usePortalActions } from './use-portal-actions'

export function PortalPicker({ records }: { records: readonly PortalRecord[] }) {
  const t = useTranslations('portals')
  const actions = usePortalActions()
  return (
    <>
      <Menu
        button={
          <Button size="sm" icon={<GlobeEuropeAfricaIcon />} loading={actions.isPending}>
            {t('publish')}
          </Button>
        }
      >
        <PortalItems onChoose={(place) => void actions.publish(place, records)} />
      </Menu>
      {actions.dialogs}
    </>
  )
}

function PortalItems({ onChoose }: { onChoose: (place: ExportPlace) => void }) {
  const t = useTranslations('portals')
  const { data } = useCall('portals.board', { query: { itemsPerPage: 1 } })
  return data?.portals.map(({ place, configured }) =>
    place === 'social' ? null : (
      <MenuItem key={place} disabled={!configured} onSelect={() => onChoose(place)}>
        {t(`names.${place}`)}
        {!configured && (
          <span className="block text-xs text-ink-soft">{t('accountStates.not_configured')}</span>
        )}
      </MenuItem>
    ),
  )
}
