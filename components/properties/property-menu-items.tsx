import {
  ArchiveBoxIcon,
  ArrowUturnUpIcon,
  ArrowsRightLeftIcon,
  CheckBadgeIcon,
  CheckIcon,
  DocumentDuplicateIcon,
  EyeIcon,
  EyeSlashIcon,
  PencilSquareIcon,
  PrinterIcon,
  ReceiptPercentIcon,
  StarIcon,
  TrashIcon,
} from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { limits } from '#contract/limits.ts'
import { tagIds } from '#contract/tag-ids.ts'
import { ReorderItems, TagItems } from '@/components/portfolio/card/record-menu-items'
import { notifyError } from '@/components/resource/notifier'
import { MenuItem, MenuSeparator } from '@/components/ui/menu'
import { useCall } from '@/lib/agency/use-call'
import { highlightedQuery } from './form/property-form-values'
import type { ActionProperty, PropertyActions } from './use-property-actions'

type Props<P extends ActionProperty> = PropertyActions<P> & {
  property: P
  isOnRecordPage?: boolean
}

/** The items of a property's menu; their data is fetched when the menu opens. */
export function PropertyMenuItems<P extends ActionProperty>({
  property,
  isOnRecordPage = false,
  onChange,
  onSell,
  onDelete,
  reorderActionsOf,
}: Props<P>) {
  const t = useTranslations('properties.card')
  const tCard = useTranslations('listing.card')
  const tCommon = useTranslations('common')
  const { hide_price, low_cost, for_sale, archived } = property
  const tags = useCall('properties.tags', {})
  const linkProps = (href: string) =>
    property.disabled === 0 ? { href } : { onSelect: () => void notifyError({ code: 'DEMO', params: {} }) }
  return (
    <>
      {!isOnRecordPage && (
        <MenuItem icon={<PencilSquareIcon />} {...linkProps(`/properties/edit/${property.id}/general`)}>
          {tCommon('edit')}
        </MenuItem>
      )}
      <MenuItem icon={<PrinterIcon />} {...linkProps(`/properties/print/${property.id}`)}>
        {t('print')}
      </MenuItem>
      <MenuItem icon={<DocumentDuplicateIcon />} {...linkProps(`/properties/new?copy=${property.id}`)}>
        {t('duplicate')}
      </MenuItem>
      <MenuSeparator />
      <ReorderItems actions={reorderActionsOf(property)} />
      <TagItems
        resource="properties"
        response={tags}
        selectedTagId={property.tag_id}
        skeletonCount={(property.condominium_id === null ? 2 : 1) + (property.tag_kind === 'sold' ? 1 : 0)}
        // Sold has its own menu item.
        isOffered={({ id, kind }) =>
          (kind !== 'sold' || property.tag_id === id) &&
          (property.condominium_id === null || id !== tagIds.new)
        }
        onChange={(change) => onChange(property, { block: 'tag_id', ...change })}
      />
      {property.tag_kind !== 'sold' && archived === 0 && (
        <MenuItem icon={<CheckBadgeIcon />} onSelect={() => onSell(property)}>
          {t('markSold')}
        </MenuItem>
      )}
      <MenuSeparator />
      <HighlightItem {...{ property, onChange }} />
      <MenuItem
        icon={hide_price === 1 ? <EyeIcon /> : <EyeSlashIcon />}
        onSelect={() => onChange(property, { block: 'hide_price', value: hide_price === 1 ? 0 : 1 })}
      >
        {tCard(hide_price === 1 ? 'showPrice' : 'hidePrice')}
      </MenuItem>
      <MenuItem
        icon={<ReceiptPercentIcon />}
        end={low_cost === 1 && <CheckIcon />}
        onSelect={() => onChange(property, { block: 'low_cost', value: low_cost === 1 ? 0 : 1 })}
      >
        {t(low_cost === 1 ? 'notLowCost' : 'lowCost')}
      </MenuItem>
      <MenuItem
        icon={<ArrowsRightLeftIcon />}
        onSelect={() => onChange(property, { block: 'for_sale', value: for_sale === 1 ? 0 : 1 })}
      >
        {t(for_sale === 1 ? 'toRent' : 'toSale')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={archived === 1 ? <ArrowUturnUpIcon /> : <ArchiveBoxIcon />}
        onSelect={() => onChange(property, { block: 'archived', value: archived === 1 ? 0 : 1 })}
      >
        {tCard(archived === 1 ? 'unarchive' : 'archive')}
      </MenuItem>
      <MenuItem icon={<TrashIcon />} tone="danger" onSelect={() => onDelete(property)}>
        {tCard('delete')}
      </MenuItem>
    </>
  )
}

/** Shows how many of the 18 highlights are used. Disabled at the limit, except for sold or archived properties. */
function HighlightItem<P extends ActionProperty>({
  property,
  onChange,
}: Pick<Props<P>, 'property' | 'onChange'>) {
  const t = useTranslations()
  const isHighlighted = property.highlighted === 1
  const { data } = useCall('properties.list', isHighlighted ? null : highlightedQuery)
  const countsTowardsLimit = property.archived === 0 && property.tag_kind !== 'sold'
  const isLimitReached =
    !isHighlighted && countsTowardsLimit && data !== undefined && data.total >= limits.highlighted
  return (
    <MenuItem
      icon={<StarIcon />}
      disabled={isLimitReached}
      end={
        !isHighlighted &&
        data !== undefined && (
          <span className="figures text-xs text-ink-soft">
            {t('properties.card.taken', { count: data.total, max: limits.highlighted })}
          </span>
        )
      }
      onSelect={() => onChange(property, { block: 'highlighted', value: isHighlighted ? 0 : 1 })}
    >
      {t(isHighlighted ? 'listing.card.unhighlight' : 'listing.card.highlight')}
      {isLimitReached && <span className="block text-xs text-ink-soft">{t('errors.HIGHLIGHT_LIMIT')}</span>}
    </MenuItem>
  )
}
