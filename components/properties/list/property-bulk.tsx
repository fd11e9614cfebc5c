import { StarIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import { BulkActions } from '@/components/batches/bulk-actions'
import { useSelected } from '@/components/portfolio/bulk/use-selection'
import type { BulkActionsProps } from '@/components/portfolio/list/view-props'
import { Button } from '@/components/ui/button'
import { Menu, MenuItem } from '@/components/ui/menu'
import { listRules, type PropertyState, type PropertyListState } from './property-list-state'

const PortalPicker = dynamic(
  () => import('@/components/portals/portal-picker').then((module) => module.PortalPicker),
  { ssr: false },
)

export function PropertyBulk({
  state,
  request,
  ...props
}: BulkActionsProps<Property> & { state: PropertyState; request: PropertyListState }) {
  const t = useTranslations('properties.bulk')
  const { items, deselectedIds } = useSelected(props.selection)
  return (
    <BulkActions
      {...props}
      list={{ resource: 'properties', filter: listRules[state].toFilter(request.filters) }}
      isArchivedList={state === 'archived'}
      questionOf={(action, count) => {
        if (action.kind === 'archive') return t('archiveQuestion', { count })
        return action.kind === 'tag' && action.tag?.kind === 'sold' ? t('soldMoves', { count }) : undefined
      }}
      renderMenu={(onChoose) => (
        <Menu
          button={
            <Button size="sm" icon={<StarIcon />}>
              {t('highlighting')}
            </Button>
          }
        >
          <MenuItem onSelect={() => onChoose({ kind: 'highlight' })}>{t('highlight')}</MenuItem>
          <MenuItem onSelect={() => onChoose({ kind: 'unhighlight' })}>{t('unhighlight')}</MenuItem>
        </Menu>
      )}
    >
      {/* If all matching records are selected, portals are changed in the batch form instead. */}
      {state === 'active' && deselectedIds === null && <PortalPicker records={[...items.values()]} />}
    </BulkActions>
  )
}
