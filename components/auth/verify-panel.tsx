'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { AgencyError } from '#contract/errors.ts'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { call } from '@/lib/agency/call'
import { AuthHeader } from './auth-header'

type State = 'idle' | 'sending' | 'verified' | AgencyError

/** Verifies an email address only on a click, so that a mail scanner that opens the link doesn't use it up. */
export function VerifyPanel({ id }: { id: string }) {
  const t = useTranslations()
  const [state, setState] = useState<State>('idle')

  async function verify() {
    if (state === 'sending') return
    setState('sending')
    try {
      await call('session.verify', { body: { id } })
      setState('verified')
    } catch (error) {
      setState(asAgencyError(error))
    }
  }

  const hasFailed = typeof state === 'object'
  return (
    <>
      {state === 'verified' ? (
        <AuthHeader title={t('auth.verify.doneTitle')} />
      ) : (
        <AuthHeader title={t('auth.verify.title')}>{t('auth.verify.help')}</AuthHeader>
      )}
      {hasFailed && (
        <Banner tone="danger" role="alert" className="mb-5">
          {t(`errors.${state.code}`, state.params)}
        </Banner>
      )}
      {state === 'verified' && (
        <Banner tone="good" role="status" className="mb-5">
          {t('auth.verify.done')}
        </Banner>
      )}
      {state === 'verified' || (hasFailed && state.status === 404) ? (
        <LinkButton href="/home" variant="primary" size="lg" fullWidth>
          {t('auth.verify.goOn')}
        </LinkButton>
      ) : (
        <Button variant="primary" size="lg" fullWidth loading={state === 'sending'} onClick={verify}>
          {t('auth.verify.action')}
        </Button>
      )}
    </>
  )
}
