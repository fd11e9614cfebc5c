import { ArrowDownIcon, ArrowUpIcon, CheckIcon, TagIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import type { Tag, TagKind } from '#contract/tag.ts'
import type { ListingResource } from '@/components/records/record/listing-resource'
import { useTagFormatter } from '@/components/records/use-tag-formatter'
import type { LoadState } from '@/components/resource/resource-list'
import { Button } from '@/components/ui/button'
import { Menu, MenuSection, MenuItem, MenuSeparator } from '@/components/ui/menu'
import { Skeleton } from '@/components/ui/skeleton'
import { foreignLangOf, inLanguage } from '@/lib/format/in-language'
import { useTagOptions } from '../filter/use-filter-options'
import type { ReorderActions } from '../list/use-website-order'

const dotColours: Record<TagKind, string> = { new: 'bg-good', reserved: 'bg-warn', sold: 'bg-danger' }

export type TagChange = { value: number | null; tag: string | null; tag_kind: TagKind | null }

export function TagItems({
  resource,
  response: { data, error },
  selectedTagId,
  skeletonCount,
  isOffered = () => true,
  onChange,
}: {
  resource: ListingResource
  response: LoadState<{ tags: Tag[] }>
  selectedTagId: number | null
  /** Number of placeholders while the tags load; the expected number of tags, to avoid layout shift. */
  skeletonCount: number
  isOffered?: (tag: Tag) => boolean
  onChange: (change: TagChange) => void
}) {
  const t = useTranslations('listing.card')
  const locale = useLocale()
  const formatTag = useTagFormatter(resource)
  const tags = (data?.tags ?? []).filter(isOffered)
  return (
    <MenuSection heading={t('tag')}>
      {error !== undefined && data === undefined && (
        <p role="none" className="px-2.5 py-1 text-sm text-danger">
          {t('tagsFailed')}
        </p>
      )}
      {data === undefined &&
        error === undefined &&
        Array.from({ length: skeletonCount }, (_, index) => (
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
              {formatTag(kind, tag)}
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
    </MenuSection>
  )
}

function TagDot({ kind }: { kind: TagKind | null }) {
  return (
    <span aria-hidden className="flex size-5 items-center justify-center">
      <span
        className={`size-2.5 rounded-full ${kind === null ? 'border border-line-strong' : dotColours[kind]}`}
      />
    </span>
  )
}

/** Menu items to move a record up or down in website order; nothing if the list is sorted differently. */
export function ReorderItems({ actions }: { actions: ReorderActions | null }) {
  const t = useTranslations('listing.card')
  if (actions === null) return null
  const { up, down } = actions
  return (
    <>
      <MenuItem icon={<ArrowUpIcon />} disabled={up === null} onSelect={() => up?.()}>
        {t('moveUp')}
      </MenuItem>
      <MenuItem icon={<ArrowDownIcon />} disabled={down === null} onSelect={() => down?.()}>
        {t('moveDown')}
      </MenuItem>
      <MenuSeparator />
    </>
  )
}

export type BulkTag = { id: number; name: string; kind: TagKind | null }

export function BulkTagMenu({
  resource,
  onChoose,
}: {
  resource: ListingResource
  onChoose: (tag: BulkTag | null) => void
}) {
  const t = useTranslations('listing.bulk')
  return (
    <Menu
      button={
        <Button size="sm" icon={<TagIcon />}>
          {t('tag')}
        </Button>
      }
    >
      {useTagOptions(resource).map((tag) => (
        <MenuItem key={tag.id} icon={<TagDot kind={tag.kind} />} onSelect={() => onChoose(tag)}>
          <span className="capitalize">{tag.name}</span>
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={<TagDot kind={null} />} onSelect={() => onChoose(null)}>
        {t('noTag')}
      </MenuItem>
    </Menu>
  )
}
