'use client'

import { useTranslations } from 'next-intl'
import type { SavedViewInput } from '#contract/saved-views.ts'
import { CheckboxField } from '@/components/fields/check-field'
import { TextField } from '@/components/fields/text-field'
import { notify } from '@/components/resource/notifier'
import { useCallForm } from '@/components/resource/use-call-form'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'

/** Name and visibility of a new view, or of the existing one with that id. */
export function ViewDialog({
  id,
  view,
  title,
  onClose,
}: {
  id?: number
  view: SavedViewInput
  title: string
  onClose: () => void
}) {
  const t = useTranslations()
  const { revalidate } = useMutateCalls()
  const options = {
    defaultValues: view,
    onSaved: async () => {
      notify({ message: 'common.SAVED_SUCCESSFULLY' })
      await revalidate('savedViews')
      onClose()
    },
  }
  const adding = useCallForm('savedViews.add', options)
  const updating = useCallForm('savedViews.update', { ...options, params: { id: id ?? 0 } })
  const form = id === undefined ? adding : updating
  const { isSubmitting } = form.formState
  return (
    <Dialog
      open
      title={title}
      closeLabel={t('common.close')}
      onClose={isSubmitting ? undefined : onClose}
      actions={
        <>
          <Button disabled={isSubmitting} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="primary" loading={isSubmitting} onClick={() => void form.submit()}>
            {isSubmitting ? t('common.saving') : t('common.save')}
          </Button>
        </>
      }
    >
      {form.failure !== null && (
        <Banner tone="danger" role="alert" title={t('resource.notSaved')} className="mb-5">
          {t(`errors.${form.failure.code}`, form.failure.params)}
        </Banner>
      )}
      <form
        noValidate
        aria-label={title}
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <TextField control={form.control} name="name" label={t('saved-views.name')} max={60} required />
        <CheckboxField
          control={form.control}
          name="shared"
          label={t('saved-views.shared')}
          help={t('saved-views.sharedHelp')}
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
