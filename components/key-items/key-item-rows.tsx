import { ArrowDownIcon, ArrowUpIcon, PencilSquareIcon, TrashIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import type { KeyItem, KeyItemKind } from '#contract/key-items.ts'
import { languageTags } from '#contract/language-tags.ts'
import { ActionsMenu } from '@/components/ui/actions-menu'
import { Card } from '@/components/ui/card'
import { Chip } from '@/components/ui/chip'
import { MenuItem, MenuSeparator } from '@/components/ui/menu'
import { groupFeatures } from './key-item-groups'
import { KeyItemIcon } from './key-item-icons'
import { useUsageText } from './key-item-uses'
import { useKeyItemLang, useKeyItemName, useKeyItems } from './use-key-items'

type Props = {
  items: readonly KeyItem[]
  onOpen: (item: KeyItem) => void
  onDelete: (item: KeyItem) => void
  onOrder?: (ids: number[]) => void
}

export function KeyItemRows({
  kind,
  isGrouped,
  ...props
}: Props & { kind: KeyItemKind; isGrouped: boolean }) {
  return kind === 'features' && isGrouped ? <GroupedRows {...props} /> : <Rows {...props} />
}

function GroupedRows({ items, ...props }: Props) {
  const t = useTranslations('key-items')
  const nameOf = useKeyItemName()
  const groups = useKeyItems('master').data?.keys ?? []
  return (
    <div className="space-y-6">
      {groupFeatures(items, groups).map(({ group, keys: members }) => (
        <section key={group?.id ?? 0} aria-labelledby={`group-${group?.id ?? 0}`}>
          <h2 id={`group-${group?.id ?? 0}`} className="mb-2 flex items-baseline gap-2 text-base">
            {group === null ? t('others') : nameOf(group)}
            <span className="figures text-sm font-normal text-ink-soft">{members.length}</span>
          </h2>
          <Rows items={members} {...props} />
        </section>
      ))}
    </div>
  )
}

function Rows({ items, onOpen, onDelete, onOrder }: Props) {
  const ids = items.map(({ id }) => id)
  const createMoveHandler = (index: number, step: 1 | -1) => {
    const targetIndex = index + step
    if (onOrder === undefined || targetIndex < 0 || targetIndex >= ids.length) return undefined
    return () => onOrder(ids.with(index, ids[targetIndex] ?? 0).with(targetIndex, ids[index] ?? 0))
  }
  return (
    <Card className="overflow-hidden">
      <ul className="divide-y divide-line">
        {items.map((item, index) => (
          <KeyItemRow
            key={item.id}
            item={item}
            onOpen={() => onOpen(item)}
            onDelete={() => onDelete(item)}
            onMoveUp={createMoveHandler(index, -1)}
            onMoveDown={createMoveHandler(index, 1)}
          />
        ))}
      </ul>
    </Card>
  )
}

function KeyItemRow({
  item,
  onOpen,
  onDelete,
  onMoveUp,
  onMoveDown,
}: {
  item: KeyItem
  onOpen: () => void
  onDelete: () => void
  /** Undefined if it can't be moved in that direction. */
  onMoveUp?: () => void
  onMoveDown?: () => void
}) {
  const t = useTranslations('key-items.admin')
  const tCommon = useTranslations('common')
  const locale = useLocale()
  const name = useKeyItemName()(item)
  const lang = useKeyItemLang()(item)
  const uses = useUsageText()(item)
  const otherLanguage = locale === languageTags.pt ? 'en' : 'pt'
  const otherName = item.name[otherLanguage]
  const isUntranslated = [item.name.en, item.name.pt].some((text) => text === '' || text === '-')
  return (
    <li className="group relative flex min-h-14 items-center gap-3 px-4 py-2 transition-colors duration-fast hover:bg-wash">
      {item.icons !== null && <KeyItemIcon name={item.icons} className="size-5 shrink-0 text-ink-soft" />}
      <div className="grid min-w-0 flex-1 items-center gap-x-4 gap-y-0.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <button
            type="button"
            lang={lang}
            onClick={onOpen}
            className="block max-w-full truncate text-left font-medium after:absolute after:inset-0"
          >
            {name}
          </button>
          {isUntranslated ? (
            <Chip tone="warn">{t('untranslated')}</Chip>
          ) : (
            otherName !== name && (
              <span lang={languageTags[otherLanguage]} className="block truncate text-sm text-ink-soft">
                {otherName}
              </span>
            )
          )}
        </div>
        <span className="figures text-sm text-ink-soft">{uses}</span>
        <span className="sm:w-32 sm:text-right">
          {item.filterable === 0 && <Chip>{t('notFilterable')}</Chip>}
        </span>
      </div>
      <div className="relative z-1 shrink-0">
        <ActionsMenu label={t('actions', { name })} size="md">
          <MenuItem icon={<PencilSquareIcon />} onSelect={onOpen}>
            {tCommon('edit')}
          </MenuItem>
          {onMoveUp !== undefined && (
            <MenuItem icon={<ArrowUpIcon />} onSelect={onMoveUp}>
              {t('up')}
            </MenuItem>
          )}
          {onMoveDown !== undefined && (
            <MenuItem icon={<ArrowDownIcon />} onSelect={onMoveDown}>
              {t('down')}
            </MenuItem>
          )}
          <MenuSeparator />
          <MenuItem icon={<TrashIcon />} tone="danger" onSelect={onDelete}>
            {tCommon('delete')}
          </MenuItem>
        </ActionsMenu>
      </div>
    </li>
  )
}
