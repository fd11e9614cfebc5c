import { useLocale } from 'next-intl'
import type { PropertyGeneral } from '#contract/property.ts'
import type { Tag } from '#contract/tag.ts'
import { sendChanges } from '@/components/portfolio/list/quick-change'
import { useRecordName } from '@/components/records/record/use-record-name'
import { useRecordChange } from '@/components/records/record/use-record-change'
import { inLanguage } from '@/lib/format/in-language'
import { PropertyMenu } from '../property-menu'
import { type ActionProperty, usePropertyActions } from '../use-property-actions'

export function PropertyHeaderMenu({
  property,
  tag,
  listHref,
}: {
  property: PropertyGeneral
  tag: Tag | undefined
  listHref: string
}) {
  const locale = useLocale()
  const nameOf = useRecordName()
  const runChange = useRecordChange('properties')

  const { handlers, dialogs } = usePropertyActions<ActionProperty>(
    ({ id }, changes) => runChange(() => sendChanges('properties', id, changes)),
    { afterDelete: listHref },
  )
  const menuProperty = {
    ...property,
    title: nameOf(property),
    tag: tag === undefined ? null : inLanguage(tag.i18n.tag, locale),
    tag_kind: tag?.kind ?? null,
  }
  return (
    <>
      <PropertyMenu property={menuProperty} {...handlers} isOnRecordPage />
      {dialogs}
    </>
  )
}
