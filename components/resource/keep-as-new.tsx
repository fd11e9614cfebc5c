'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import type { FieldValues } from 'react-hook-form'
import type { CallName } from '#contract/index.ts'
import { Button } from '@/components/ui/button'
import { useSession } from '@/lib/agency/use-session'
import { leavesOf } from './compare-values'
import { draftKey, keepDraft } from './kept-drafts'
import { forgetUnsaved } from './unsaved-work'

/** Says that the record was deleted, and takes its text to the form of a new one, which offers it as an unsaved draft. */
export function KeepAsNew({
  form,
  call,
  href,
}: {
  form: { getValues: () => FieldValues }
  /** The call that creates such a record. */
  call: CallName
  href: string
}) {
  const t = useTranslations('resource.deleted')
  const router = useRouter()
  const user = useSession().data?.user.id

  function keep() {
    if (user === undefined) return
    const values = Object.entries(leavesOf(form.getValues()))
    keepDraft(
      draftKey(user, call, 'new'),
      Object.fromEntries(values.map(([path, mine]) => [path, { base: null, mine }])),
    )
    forgetUnsaved()
    router.push(href)
  }

  return (
    <>
      <p className="mt-1">{t('help')}</p>
      <Button size="sm" className="mt-2" disabled={user === undefined} onClick={keep}>
        {t('keepAsNew')}
      </Button>
    </>
  )
}
