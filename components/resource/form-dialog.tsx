import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { CallName } from '#contract/index.ts'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { CallForm } from './use-call-form'

type DialogForm = Pick<CallForm<CallName>, 'id' | 'submit' | 'failure'> & {
  formState: { isSubmitting: boolean }
}

/** A form in a dialog with Cancel and Save. `action` is an additional button; `notes` appear above the form. */
export function FormDialog({
  form,
  title,
  width,
  action,
  notes,
  onClose,
  children,
}: {
  form: DialogForm
  title: string
  width?: number
  action?: ReactNode
  notes?: ReactNode
  onClose: () => void
  children: ReactNode
}) {
  const t = useTranslations()
  const { isSubmitting } = form.formState
  const isDeleted = form.failure?.code === 'NOT_FOUND'
  return (
    <Dialog
      width={width}
      title={title}
      closeLabel={t('common.close')}
      onClose={isSubmitting ? undefined : onClose}
      actions={
        <>
          {action}
          <Button disabled={isSubmitting} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="primary" loading={isSubmitting} onClick={() => void form.submit()}>
            {isSubmitting ? t('common.saving') : t('common.save')}
          </Button>
        </>
      }
    >
      {notes}
      <form
        id={form.id}
        noValidate
        method="post"
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault()
          // React events would bubble to the form that opened the dialog.
          event.stopPropagation()
          void form.submit()
        }}
      >
        {form.failure !== null && (
          <Banner
            tone="danger"
            role="alert"
            title={t(isDeleted ? 'resource.deleted.title' : 'resource.notSaved')}
            className="mb-5"
          >
            {isDeleted
              ? t('resource.deleted.copyHelp')
              : t(`errors.${form.failure.code}`, form.failure.params)}
          </Banner>
        )}
        {children}
        {/* Submits the form on Enter. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
