'use client'

import { PencilIcon, TrashIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import type { Service } from '#contract/services.ts'
import { ActionsMenu } from '@/components/ui/actions-menu'
import { Chip } from '@/components/ui/chip'
import { MenuItem } from '@/components/ui/menu'
import { formatDate } from '@/lib/format/date'
import { foreignLangOf, inLanguage } from '@/lib/format/in-language'
import { excerptOf } from '@/lib/format/rich-text'

export function ServiceRow({
  service,
  onDelete,
}: {
  service: Service
  onDelete: (service: Service) => void
}) {
  const t = useTranslations('services')
  const tCommon = useTranslations('common')
  const locale = useLocale()
  const { id, title, description, updated_at } = service
  const name = inLanguage(title, locale)
  const href = `/services/edit/${id}`
  const untranslated = [title, description].some(({ en, pt }) => (en === '') !== (pt === ''))
  return (
    <li className="relative flex min-h-16 items-center gap-3 px-4 py-3 transition-colors duration-fast hover:bg-wash">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            href={href}
            lang={foreignLangOf(title, locale)}
            className="font-medium wrap-anywhere after:absolute after:inset-0"
          >
            {name}
          </Link>
          {untranslated && <Chip tone="warn">{t('untranslated')}</Chip>}
        </div>
        <p lang={foreignLangOf(description, locale)} className="mt-0.5 line-clamp-2 text-sm text-ink-soft">
          {excerptOf(inLanguage(description, locale))}
        </p>
      </div>
      {updated_at !== null && (
        <p className="figures hidden shrink-0 text-sm text-ink-soft md:block">
          {t('changed', { when: formatDate(updated_at, locale) })}
        </p>
      )}
      <div className="relative z-1 shrink-0">
        <ActionsMenu label={t('actions', { name })} size="md">
          <MenuItem icon={<PencilIcon />} href={href}>
            {tCommon('edit')}
          </MenuItem>
          <MenuItem icon={<TrashIcon />} tone="danger" onSelect={() => onDelete(service)}>
            {tCommon('delete')}
          </MenuItem>
        </ActionsMenu>
      </div>
    </li>
  )
}
