import type { TagKind } from '#contract/tag.ts'
import { useLocale } from 'next-intl'
import { Chip } from '@/components/ui/chip'
import { foreignLangOfApiText } from '@/lib/format/in-language'
import { tagTones, useTagName } from './use-tag-name'

export function TagChip({
  kind,
  name,
  resource,
}: {
  kind: TagKind | null
  name: string
  resource?: 'properties' | 'condominiums'
}) {
  const tagName = useTagName(resource)
  const locale = useLocale()
  return (
    <Chip tone={kind === null ? 'raised' : tagTones[kind]} className="capitalize">
      <span lang={kind === null ? foreignLangOfApiText(locale) : undefined}>{tagName(kind, name)}</span>
    </Chip>
  )
}
