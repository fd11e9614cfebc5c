import { useTranslations } from 'next-intl'
import type { MissingText } from '@/components/records/record/missing-texts'
import { RecordTabs } from '@/components/records/record/record-tabs'

export function DevelopmentTabs({ id, missing }: { id: number | null; missing: readonly MissingText[] }) {
  const t = useTranslations('condominiums.tabs')
  return (
    <RecordTabs
      id={id}
      root="/condominiums"
      label={t('label')}
      tabs={['general', 'attachments', 'media', 'location', 'seo', 'history']}
      missing={missing}
    />
  )
}
