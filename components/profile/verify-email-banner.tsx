'use client'

import { useTranslations } from 'next-intl'
import { notify } from '@/components/resource/notifier'
import { useAction } from '@/components/resource/use-action'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'

/**
 * Prompts the user to verify their email address. Offers to resend the message unless the API lacks `session.options`:
 * it then lacks `profile.sendVerification` too.
 */
export function VerifyEmailBanner({ email }: { email: string }) {
  const t = useTranslations('auth.unconfirmed')
  const options = useCall('session.options', {})
  const resend = useAction(() => call('profile.sendVerification', {}), {
    onDone: () => notify({ text: t('sent', { email }) }),
  })
  return (
    <Banner
      tone="warn"
      title={t('title')}
      action={
        options.data === undefined ? undefined : (
          <Button size="sm" loading={resend.isPending} onClick={() => void resend.run()}>
            {t('resend')}
          </Button>
        )
      }
    >
      {t('help', { email })}
    </Banner>
  )
}
