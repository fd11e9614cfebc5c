import { useLocale } from 'next-intl'
import type { CondominiumGeneral } from '#contract/condominium.ts'
import type { Tag } from '#contract/tag.ts'
import { sendChanges } from '@/components/portfolio/list/quick-change'
import { useRecordChange } from '@/components/records/record/use-record-change'
import { inLanguage } from '@/lib/format/in-language'
import { CondominiumMenu } from '../condominium-menu'
import { type ActionCondominium, useCondominiumActions } from '../use-condominium-actions'

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
  const run = useRecordChange('condominiums')

  const { handlers, dialogs } = useCondominiumActions<ActionCondominium>(
    ({ id }, changes) => run(() => sendChanges('condominiums', id, changes)),
    { afterDelete: list },
  )
  const actionCondominium = {
    ...condominium,
    information: { title },
    tag: tag === undefined ? null : inLanguage(tag.i18n.tag, locale),
    tag_kind: tag?.kind ?? null,
  }
  return (
    <>
      <CondominiumMenu condominium={actionCondominium} {...handlers} isOnRecordPage />
      {dialogs}
    </>
  )
}
