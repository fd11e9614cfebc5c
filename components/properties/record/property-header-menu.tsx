'use client'

import { useLocale } from 'next-intl'
import type { PropertyGeneral } from '#contract/property.ts'
import type { Tag } from '#contract/tag.ts'
import { useRecordChange } from '@/components/records/record/use-record-change'
import { inLanguage } from '@/lib/format/in-language'
import { PropertyMenu } from '../property-menu'
import { type ActionProperty, sendChange } from '../quick-change'
import { usePropertyActions } from '../use-property-actions'
import { usePropertyName } from './property-name'

/** The menu of a property's page: the same actions as in the lists. */
export function PropertyHeaderMenu({
  property,
  tag,
  list,
}: {
  property: PropertyGeneral
  tag: Tag | undefined
  list: string
}) {
  const locale = useLocale()
  const nameOf = usePropertyName()
  const run = useRecordChange('properties')

  const { handlers, dialogs } = usePropertyActions<ActionProperty>(
    ({ id }, changes) =>
      run(async () => {
        for (const change of changes) await sendChange(id, change)
      }),
    { afterDelete: list },
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
