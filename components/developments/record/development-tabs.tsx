import { useTranslations } from 'next-intl'
import type { MissingText } from '@/components/records/record/missing-texts'
import { RecordTabs, useSharedTabs } from '@/components/records/record/record-tabs'

export function DevelopmentTabs({ id, missing }: { id: number | null; missing: readonly MissingText[] }) {
  const t = useTranslations('condominiums.tabs')
  const { general, attachments, media, location, seo, history } = useSharedTabs()
  return (
    <RecordTabs
      id={id}
      root="/condominiums"
      label={t('label')}
      tabs={[general, attachments, media, location, seo, history]}
      missing={missing}
    />
  )
}
