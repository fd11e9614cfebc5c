'use client'

import { CheckIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import type { TagKind } from '#contract/tag.ts'
import { MenuGroup, MenuItem } from '@/components/ui/menu'
import { useCall } from '@/lib/agency/use-call'
import { inLanguage } from '@/lib/format/in-language'
import type { Change } from './quick-change'

const colours: Record<TagKind, string> = { new: 'bg-good', reserved: 'bg-warn', sold: 'bg-danger' }
/** A property of a development cannot carry this one (properties §2). */
const barredInDevelopments = 1

/** The tags as lines of a menu, the property's own checked. Sold is an action of its own and not among them. */
export function TagItems({ property, onChange }: { property: Property; onChange: (change: Change) => void }) {
  const t = useTranslations('properties.card')
  const locale = useLocale()
  const { data, error } = useCall('properties.tags', {})
  const tags = (data?.tags ?? []).filter(
    ({ id, kind }) =>
      (kind !== 'sold' || property.tag_id === id) &&
      (property.condominium_id === null || id !== barredInDevelopments),
  )
  return (
    <MenuGroup heading={t('tag')}>
      {error !== undefined && data === undefined && (
        <p className="px-2.5 py-1 text-sm text-danger">{t('tagsFailed')}</p>
      )}
      {tags.map(({ id, kind, i18n }) => {
        const tag = inLanguage(i18n.tag, locale)
        return (
          <MenuItem
            key={id}
            icon={<Dot kind={kind} />}
            end={property.tag_id === id && <CheckIcon />}
            onSelect={() =>
              property.tag_id !== id && onChange({ block: 'tag_id', value: id, tag, tag_kind: kind })
            }
          >
            <span className="capitalize">{tag}</span>
          </MenuItem>
        )
      })}
      {property.tag_id !== null && (
        <MenuItem
          icon={<Dot kind={null} />}
          onSelect={() => onChange({ block: 'tag_id', value: null, tag: null, tag_kind: null })}
        >
          {t('noTag')}
        </MenuItem>
      )}
    </MenuGroup>
  )
}

export function Dot({ kind }: { kind: TagKind | null }) {
  return (
    <span aria-hidden className="flex size-5 items-center justify-center">
      <span
        className={`size-2.5 rounded-full ${kind === null ? 'border border-line-strong' : colours[kind]}`}
      />
    </span>
  )
}
