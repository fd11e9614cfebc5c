import type { MissingText } from '@/components/records/record/missing-texts'
import { RecordTabs } from '@/components/records/record/record-tabs'

export function DevelopmentTabs(props: { id: number | null; missingTexts: readonly MissingText[] }) {
  return (
    <RecordTabs
      {...props}
      resource="condominiums"
      tabs={['general', 'attachments', 'media', 'location', 'seo', 'history']}
    />
  )
}
