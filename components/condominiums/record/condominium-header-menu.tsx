'use client'

import { useLocale } from 'next-intl'
import type { CondominiumGeneral } from '#contract/condominium.ts'
import type { Tag } from '#contract/tag.ts'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { notifyError } from '@/components/resource/notifier'
import { asPendingWrite } from '@/components/resource/unsaved-work'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { inLanguage } from '@/lib/format/in-language'
import { CondominiumMenu } from '../condominium-menu'
import { type Change, sendChange } from '../quick-change'
import { useCondominiumActions } from '../use-condominium-actions'

/** The menu of a development's page: the same actions as in the lists. */
export function CondominiumHeaderMenu({
  condominium,
  title,
  tag,
  list,
}: {
  condominium: CondominiumGeneral
  title: string
  tag: Tag | undefined
  list: string
}) {
  const locale = useLocale()
  const { revalidate } = useMutateCalls()

  async function run({ id }: { id: number }, change: Change): Promise<boolean> {
    try {
      await asPendingWrite(() => sendChange(id, change))
      return true
    } catch (error) {
      notifyError(asAgencyError(error))
      return false
    } finally {
      void revalidate('condominiums', 'activity')
    }
  }

  const { of, dialogs } = useCondominiumActions(run, { afterDelete: list })
  const named = {
    ...condominium,
    information: { title },
    tag: tag === undefined ? null : inLanguage(tag.i18n.tag, locale),
    tag_kind: tag?.kind ?? null,
  }
  return (
    <>
      <CondominiumMenu condominium={named} {...of} isOpen />
      {dialogs}
    </>
  )
}
