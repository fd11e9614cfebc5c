import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { PasswordField } from '@/components/fields/password-field'
import { notifyOtherTabs } from '@/components/resource/session-tabs'
import { useCallForm } from '@/components/resource/use-call-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { FailureBanner } from './failure-banner'

export function SignInAgain({
  user,
  onDone,
}: {
  user: { id: number; email: string }
  onDone: (isRecovered: boolean) => void
}) {
  const t = useTranslations()
  const id = useId()
  const form = useCallForm('session.login', {
    defaultValues: { email: user.email, password: '' },
    onSaved: (session) => {
      notifyOtherTabs('signed-in')
      onDone(session.user.id === user.id)
    },
  })
  return (
    <Dialog
      title={t('auth.again.title')}
      description={t('auth.again.help', { email: user.email })}
      actions={
        <>
          <Button variant="quiet" onClick={() => onDone(false)}>
            {t('auth.again.leave')}
          </Button>
          <Button type="submit" form={id} variant="primary" loading={form.formState.isSubmitting}>
            {t('auth.again.action')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        method="post"
        aria-label={t('auth.again.title')}
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
        className="space-y-4"
      >
        {form.failure !== null && <FailureBanner failure={form.failure} />}
        {/* Password managers store a password together with the adjacent user name. */}
        <input type="hidden" autoComplete="username" value={user.email} readOnly />
        <PasswordField
          control={form.control}
          name="password"
          label={t('auth.again.password')}
          autoComplete="current-password"
          required
        />
      </form>
    </Dialog>
  )
}
