import { useLocale } from 'next-intl'
import type { DevelopmentGeneral } from '#contract/development.ts'
import type { Tag } from '#contract/tag.ts'
import { sendChanges } from '@/components/portfolio/list/quick-change'
import { useRecordChange } from '@/components/records/record/use-record-change'
import { inLanguage } from '@/lib/format/in-language'
import { DevelopmentMenu } from '../development-menu'
import { type ActionDevelopment, useDevelopmentActions } from '../use-development-actions'

export function DevelopmentHeaderMenu({
  development,
  title,
  tag,
  listHref,
}: {
  development: DevelopmentGeneral
  title: string
  tag: Tag | undefined
  listHref: string
}) {
  const locale = useLocale()
  const run = useRecordChange('condominiums')

  const { handlers, dialogs } = useDevelopmentActions<ActionDevelopment>(
    ({ id }, changes) => run(() => sendChanges('condominiums', id, changes)),
    { afterDelete: listHref },
  )
  const actionDevelopment = {
    ...development,
    information: { title },
    tag: tag === undefined ? null : inLanguage(tag.i18n.tag, locale),
    tag_kind: tag?.kind ?? null,
  }
  return (
    <>
      <DevelopmentMenu development={actionDevelopment} {...handlers} isOnRecordPage />
      {dialogs}
    </>
  )
}
