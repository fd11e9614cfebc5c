'use client'

import { TagIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import type { Tag, TagKind } from '#contract/tag.ts'
import { useTagName } from '@/components/records/use-tag-name'
import { Button } from '@/components/ui/button'
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/menu'
import { inLanguage } from '@/lib/format/in-language'
import type { LoadState } from '@/components/resource/resource-list'
import { TagDot } from '../card/tag-items'

export type BulkTag = { id: number; name: string; kind: TagKind | null }

export function BulkTagMenu({
  tags: { data },
  onChoose,
}: {
  tags: LoadState<{ tags: Tag[] }>
  onChoose: (tag: BulkTag | null) => void
}) {
  const t = useTranslations('listing.bulk')
  const locale = useLocale()
  const tagName = useTagName()
  return (
    <Menu
      button={
        <Button size="sm" icon={<TagIcon />}>
          {t('tag')}
        </Button>
      }
    >
      {data?.tags.map(({ id, kind, i18n }) => {
        const name = tagName(kind, inLanguage(i18n.tag, locale))
        return (
          <MenuItem key={id} icon={<TagDot kind={kind} />} onSelect={() => onChoose({ id, name, kind })}>
            <span className="capitalize">{name}</span>
          </MenuItem>
        )
      })}
      <MenuSeparator />
      <MenuItem icon={<TagDot kind={null} />} onSelect={() => onChoose(null)}>
        {t('noTag')}
      </MenuItem>
    </Menu>
  )
}
