import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { CallName } from '#contract/index.ts'
import { Button } from '@/components/ui/button'
import { useSession } from '@/lib/agency/use-session'
import { flattenValues } from './compare-values'
import { ConfirmDialog } from './confirm-dialog'
import { draftKey, saveDraftForNextForm, readDraft } from './stored-drafts'
import { forgetUnsaved } from './unsaved-work'

/** Offers to continue in the form at `href` with a deleted record's values, stored as the draft of a new record. */
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
  const userId = useSession().data?.user.id

  const [isConfirming, setConfirming] = useState(false)
  const key = userId === undefined ? null : draftKey(userId, call, 'new')

  function storeAndOpen() {
    if (key === null) return
    const values = Object.entries(flattenValues(form.getValues()))
    saveDraftForNextForm(key, Object.fromEntries(values.map(([path, ours]) => [path, { base: null, ours }])))
    forgetUnsaved()
    router.push(href)
  }

  return (
    <>
      <p className="mt-1">{t('help')}</p>
      <Button
        size="sm"
        className="mt-2"
        disabled={key === null}
        onClick={() => (key !== null && readDraft(key) !== null ? setConfirming(true) : storeAndOpen())}
      >
        {t('keepAsNew')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={t('replaceTitle')}
        description={t('replaceHelp')}
        confirmLabel={t('replace')}
        onCancel={() => setConfirming(false)}
        onConfirm={storeAndOpen}
      />
    </>
  )
}
