import type { TagKind } from '#contract/tag.ts'
import { useLocale } from 'next-intl'
import { Chip } from '@/components/ui/chip'
import { foreignLangOfApiText } from '@/lib/format/in-language'
import { tagTones, useTagFormatter } from './use-tag-formatter'

export function TagChip({
  kind,
  name,
  resource,
}: {
  kind: TagKind | null
  name: string
  resource?: 'properties' | 'condominiums'
}) {
  const formatTag = useTagFormatter(resource)
  const locale = useLocale()
  return (
    <Chip tone={kind === null ? 'raised' : tagTones[kind]} className="capitalize">
      <span lang={kind === null ? foreignLangOfApiText(locale) : undefined}>{formatTag(kind, name)}</span>
    </Chip>
  )
}
