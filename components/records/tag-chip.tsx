import type { TagKind } from '#contract/tag.ts'
import { Chip, type ChipTone } from '@/components/ui/chip'

/** Sold red, new green, reserved orange; always with the text. */
const tones: Record<TagKind, ChipTone> = { sold: 'danger', new: 'good', reserved: 'warn' }

export function TagChip({ kind, name }: { kind: TagKind | null; name: string }) {
  return (
    <Chip tone={kind === null ? 'raised' : tones[kind]} className="capitalize">
      {name}
    </Chip>
  )
}
