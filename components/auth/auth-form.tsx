import type { ReactNode } from 'react'
import { loadValidation } from '@/components/resource/lazy-resolver'
import type { CallForm } from '@/components/resource/use-call-form'
import { useSubmitBeforeHydration } from '@/components/ui/before-hydration'
import { Button } from '@/components/ui/button'
import type { CallName } from '#contract/index.ts'
import { FailureBanner } from './failure-banner'

export function AuthForm<C extends CallName>({
  form,
  label,
  action,
  children,
}: {
  form: Pick<CallForm<C>, 'submit' | 'failure' | 'formState'>
  label: string
  action: string
  children: ReactNode
}) {
  return (
    <form
      {...useSubmitBeforeHydration()}
      noValidate
      // Without scripts, GET would put the password into the URL.
      method="post"
      aria-label={label}
      onFocus={() => void loadValidation().catch(() => undefined)}
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
      className="space-y-5"
    >
      {form.failure !== null && <FailureBanner failure={form.failure} />}
      {children}
      <Button type="submit" variant="primary" size="lg" fullWidth loading={form.formState.isSubmitting}>
        {action}
      </Button>
    </form>
  )
}
