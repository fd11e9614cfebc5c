import { useTranslations } from 'next-intl'
import type { MissingText } from '@/components/records/record/missing-texts'
import { RecordTabs } from '@/components/records/record/record-tabs'

export function PropertyTabs(props: { id: number | null; missingTexts: readonly MissingText[] }) {
  const t = useTranslations('properties.tabs')
  const collection = { segment: 'collection', label: t('collection') }
  const portals = { segment: 'portals', label: t('portals') }
  const log = { segment: 'general/exporterlog', label: t('exporterlog') }
  return (
    <RecordTabs
      {...props}
      resource="properties"
      tabs={['general', 'media', 'location', portals, 'seo', collection, 'attachments', log, 'history']}
    />
  )
}
