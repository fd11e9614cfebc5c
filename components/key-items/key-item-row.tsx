'use client'

import { ArrowDownIcon, ArrowUpIcon, PencilIcon, TrashIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import { languageTags } from '#contract/language-tags.ts'
import type { KeyItem } from '#contract/key-items.ts'
import { ActionsMenu } from '@/components/ui/actions-menu'
import { Chip } from '@/components/ui/chip'
import { MenuItem, MenuSeparator } from '@/components/ui/menu'
import { KeyItemIcon } from './key-item-icons'
import { useUsageText } from './key-item-uses'
import { useKeyItemLang, useKeyItemName } from './use-key-items'

export function KeyItemRow({
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
  const other = item.name[otherLanguage]
  const untranslated = [item.name.en, item.name.pt].some((text) => text === '' || text === '-')
  return (
    <li className="group relative flex min-h-14 items-center gap-3 px-4 py-2 transition-colors duration-fast hover:bg-wash">
      <KeyItemIcon name={item.icons} className="size-5 shrink-0 text-ink-soft" />
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
          {untranslated ? (
            <Chip tone="warn">{t('untranslated')}</Chip>
          ) : (
            other !== name && (
              <span lang={languageTags[otherLanguage]} className="block truncate text-sm text-ink-soft">
                {other}
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
          <MenuItem icon={<PencilIcon />} onSelect={onOpen}>
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
