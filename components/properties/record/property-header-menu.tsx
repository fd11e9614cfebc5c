'use client'

import { useLocale } from 'next-intl'
import type { PropertyGeneral } from '#contract/property.ts'
import type { Tag } from '#contract/tag.ts'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { notifyError } from '@/components/resource/notifier'
import { asPendingWrite } from '@/components/resource/unsaved-work'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { inLanguage } from '@/lib/format/in-language'
import { PropertyMenu } from '../property-menu'
import { type Change, sendChange } from '../quick-change'
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
  const { revalidate } = useMutateCalls()

  async function run({ id }: { id: number }, changes: readonly Change[]): Promise<boolean> {
    try {
      await asPendingWrite(async () => {
        for (const change of changes) await sendChange(id, change)
      })
      return true
    } catch (error) {
      notifyError(asAgencyError(error))
      return false
    } finally {
      void revalidate('properties', 'activity')
    }
  }

  const { of, dialogs } = usePropertyActions(run, { afterDelete: list })
  const named = {
    ...property,
    title: nameOf(property),
    tag: tag === undefined ? null : inLanguage(tag.i18n.tag, locale),
    tag_kind: tag?.kind ?? null,
  }
  return (
    <>
      <PropertyMenu property={named} {...of} isOpen />
      {dialogs}
    </>
  )
}
