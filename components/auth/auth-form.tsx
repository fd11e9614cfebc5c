'use client'

import type { ReactNode } from 'react'
import { loadChecks } from '@/components/resource/lazy-resolver'
import type { CallForm } from '@/components/resource/use-call-form'
import { Button } from '@/components/ui/push-button'
import { useEarlySubmit } from '@/components/ui/waking'
import type { CallName } from '#contract/index.ts'
import { FailureBanner } from './failure-banner'

/** Fields, what the whole form has to say, and the one button. */
export function AuthForm<C extends CallName>({
  form,
  label,
  action,
  children,
}: {
  form: Pick<CallForm<C>, 'submit' | 'failure' | 'formState'>
  /** Its accessible name. */
  label: string
  /** On the button. */
  action: string
  children: ReactNode
}) {
  return (
    <form
      {...useEarlySubmit()}
      noValidate
      // Where scripts are off it must not put a password into the address.
      method="post"
      aria-label={label}
      onFocus={() => void loadChecks().catch(() => undefined)}
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
      className="space-y-5"
    >
      {form.failure !== null && <FailureBanner failure={form.failure} />}
      {children}
      <Button type="submit" variant="primary" size="lg" wide loading={form.formState.isSubmitting}>
        {action}
      </Button>
    </form>
  )
}
