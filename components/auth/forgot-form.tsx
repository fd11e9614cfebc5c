'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useState } from 'react'
import { EmailField } from '@/components/fields/text-field'
import { notify } from '@/components/resource/notifier'
import { useCallForm } from '@/components/resource/use-call-form'
import { Banner } from '@/components/ui/banner'
import { AuthForm } from './auth-form'

export function ForgotForm() {
  const t = useTranslations('auth')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useCallForm('session.forgot', {
    defaultValues: { email: '' },
    onSaved: (_, { email }) => {
      setSentTo(email)
      notify({ text: t('forgot.sent', { email }), timeout: 0 })
    },
  })
  return (
    <>
      {sentTo !== null && (
        <Banner tone="good" className="mb-5">
          {t('forgot.next')}
        </Banner>
      )}
      <AuthForm
        form={form}
        label={t('forgot.title')}
        action={sentTo === null ? t('forgot.action') : t('forgot.again')}
      >
        <EmailField control={form.control} name="email" label={t('email')} autoComplete="email" required />
      </AuthForm>
      <p className="mt-6 text-sm">
        <Link href="/login" className="font-medium text-brand-ink hover:underline">
          {t('backToLogin')}
        </Link>
      </p>
    </>
  )
}
