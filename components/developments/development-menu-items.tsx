import {
  ArchiveBoxIcon,
  ArrowUturnUpIcon,
  EyeIcon,
  EyeSlashIcon,
  PencilSquareIcon,
  StarIcon,
  TrashIcon,
} from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { ReorderItems, TagItems } from '@/components/portfolio/card/record-menu-items'
import { notifyError } from '@/components/resource/notifier'
import { MenuItem, MenuSeparator } from '@/components/ui/menu'
import { useCall } from '@/lib/agency/use-call'
import type { ActionDevelopment, DevelopmentActions } from './use-development-actions'

export function DevelopmentMenuItems<D extends ActionDevelopment>({
  development,
  isOnRecordPage = false,
  onChange,
  onArchive,
  onDelete,
  reorderActionsOf,
}: DevelopmentActions<D> & { development: D; isOnRecordPage?: boolean }) {
  const t = useTranslations('listing.card')
  const tCommon = useTranslations('common')
  const { id, tag_id, hide_price, highlighted, archived, disabled } = development
  const href = `/condominiums/edit/${id}/general`
  return (
    <>
      {!isOnRecordPage && (
        <>
          <MenuItem
            icon={<PencilSquareIcon />}
            {...(disabled === 0
              ? { href }
              : { onSelect: () => void notifyError({ code: 'DEMO', params: {} }) })}
          >
            {tCommon('edit')}
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      <ReorderItems actions={reorderActionsOf(development)} />
      <TagItems
        resource="condominiums"
        response={useCall('condominiums.tags', {})}
        selectedTagId={tag_id}
        skeletonCount={3}
        onChange={(change) => onChange(development, { block: 'tag_id', ...change })}
      />
      <MenuSeparator />
      <MenuItem
        icon={<StarIcon />}
        onSelect={() => onChange(development, { block: 'highlighted', value: highlighted === 1 ? 0 : 1 })}
      >
        {t(highlighted === 1 ? 'unhighlight' : 'highlight')}
      </MenuItem>
      <MenuItem
        icon={hide_price === 1 ? <EyeIcon /> : <EyeSlashIcon />}
        onSelect={() => onChange(development, { block: 'hide_price', value: hide_price === 1 ? 0 : 1 })}
      >
        {t(hide_price === 1 ? 'showPrice' : 'hidePrice')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={archived === 1 ? <ArrowUturnUpIcon /> : <ArchiveBoxIcon />}
        onSelect={() => onArchive(development)}
      >
        {t(archived === 1 ? 'unarchive' : 'archive')}
      </MenuItem>
      <MenuItem icon={<TrashIcon />} tone="danger" onSelect={() => onDelete(development)}>
        {t('delete')}
      </MenuItem>
    </>
  )
}
