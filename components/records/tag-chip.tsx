'use client'

import type { TagKind } from '#contract/tag.ts'
import { Chip } from '@/components/ui/chip'
import { tagTones, useTagName } from './use-tag-name'

export function TagChip({ kind, name }: { kind: TagKind | null; name: string }) {
  const tagName = useTagName()
  return (
    <Chip tone={kind === null ? 'raised' : tagTones[kind]} className="capitalize">
      {tagName(kind, name)}
    </Chip>
  )
}
