import { Chip } from '@/components/ui/chip'
import { useLabelNames } from './label-picker-choices'

export function LabelChip({ label }: { label: string }) {
  const nameOf = useLabelNames()
  return label !== '' && <Chip tone="brand">{nameOf(label)}</Chip>
}
