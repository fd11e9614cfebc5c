import { useTranslations } from 'next-intl'
import { Chip } from '@/components/ui/chip'
import { keyOfLabel } from './label-picker-choices'

export function LabelChip({ label }: { label: string }) {
  const t = useTranslations('inbox.labels')
  const labelKey = keyOfLabel(label)
  if (label === '') return null
  return <Chip tone="brand">{labelKey === null ? label : t(labelKey)}</Chip>
}
