'use client'

import { CheckIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import type { Tag, TagKind } from '#contract/tag.ts'
import { MenuGroup, MenuItem } from '@/components/ui/menu'
import { useTagName } from '@/components/records/use-tag-name'
import { Skeleton } from '@/components/ui/skeleton'
import { foreignLangOf, inLanguage } from '@/lib/format/in-language'
import type { LoadState } from '@/components/resource/resource-list'

const colours: Record<TagKind, string> = { new: 'bg-good', reserved: 'bg-warn', sold: 'bg-danger' }

export type TagChange = { value: number | null; tag: string | null; tag_kind: TagKind | null }

export function TagItems({
  response: { data, error },
  selectedTagId,
  expectedCount,
  isOffered,
  onChange,
}: {
  response: LoadState<{ tags: Tag[] }>
  selectedTagId: number | null
  /** Expected number of tags, to avoid layout shift while they load. */
  expectedCount: number
  isOffered: (tag: Tag) => boolean
  onChange: (change: TagChange) => void
}) {
  const t = useTranslations('listing.card')
  const locale = useLocale()
  const tagName = useTagName()
  const tags = (data?.tags ?? []).filter(isOffered)
  return (
    <MenuGroup heading={t('tag')}>
      {error !== undefined && data === undefined && (
        <p role="none" className="px-2.5 py-1 text-sm text-danger">
          {t('tagsFailed')}
        </p>
      )}
      {data === undefined &&
        error === undefined &&
        Array.from({ length: expectedCount }, (_, index) => (
          <div key={index} className="px-2.5 py-2 pointer-coarse:py-3">
            <Skeleton className="h-5" />
          </div>
        ))}
      {tags.map(({ id, kind, i18n }) => {
        const tag = inLanguage(i18n.tag, locale)
        return (
          <MenuItem
            key={id}
            icon={<TagDot kind={kind} />}
            end={selectedTagId === id && <CheckIcon />}
            onSelect={() => selectedTagId !== id && onChange({ value: id, tag, tag_kind: kind })}
          >
            <span lang={kind === null ? foreignLangOf(i18n.tag, locale) : undefined} className="capitalize">
              {tagName(kind, tag)}
            </span>
          </MenuItem>
        )
      })}
      {selectedTagId !== null && (
        <MenuItem
          icon={<TagDot kind={null} />}
          onSelect={() => onChange({ value: null, tag: null, tag_kind: null })}
        >
          {t('noTag')}
        </MenuItem>
      )}
    </MenuGroup>
  )
}

export function TagDot({ kind }: { kind: TagKind | null }) {
  return (
    <span aria-hidden className="flex size-5 items-center justify-center">
      <span
        className={`size-2.5 rounded-full ${kind === null ? 'border border-line-strong' : colours[kind]}`}
      />
    </span>
  )
}
