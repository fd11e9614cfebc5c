'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import type { FieldValues } from 'react-hook-form'
import type { CallName } from '#contract/index.ts'
import { Button } from '@/components/ui/button'
import { useSession } from '@/lib/agency/use-session'
import { leavesOf } from './compare-values'
import { draftKey, saveDraft } from './stored-drafts'
import { forgetUnsaved } from './unsaved-work'

export function SaveAsNew({
  form,
  call,
  href,
}: {
  form: { getValues: () => FieldValues }
  call: CallName
  href: string
}) {
  const t = useTranslations('resource.deleted')
  const router = useRouter()
  const user = useSession().data?.user.id

  function store() {
    if (user === undefined) return
    const values = Object.entries(leavesOf(form.getValues()))
    saveDraft(
      draftKey(user, call, 'new'),
      Object.fromEntries(values.map(([path, ours]) => [path, { base: null, mine: ours }])),
    )
    forgetUnsaved()
    router.push(href)
  }

  return (
    <>
      <p className="mt-1">{t('help')}</p>
      <Button size="sm" className="mt-2" disabled={user === undefined} onClick={store}>
        {t('keepAsNew')}
      </Button>
    </>
  )
}
