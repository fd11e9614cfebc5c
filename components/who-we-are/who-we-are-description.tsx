'use client'

import { useTranslations } from 'next-intl'
import { WebsiteTextForm } from '@/components/listing/form/website-text-form'
import { Lookup } from '@/components/listing/lookup'
import { notify } from '@/components/resource/notifier'
import { useRecordForm } from '@/components/resource/use-record-form'
import { Skeleton } from '@/components/ui/skeleton'
import { call } from '@/lib/agency/call'
import type { CallAnswer } from '@/lib/agency/types'
import { useCall } from '@/lib/agency/use-call'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'

/** The one text about the agency. */
export function WhoWeAreDescription() {
  const t = useTranslations('who-we-are')
  return (
    <Lookup
      answer={useCall('whoWeAre.get', {})}
      what={t('thisText')}
      waiting={<Skeleton className="h-110" />}
    >
      {(answer) => <Form answer={answer} />}
    </Lookup>
  )
}

function Form({ answer }: { answer: CallAnswer<'whoWeAre.get'> }) {
  const t = useTranslations('who-we-are')
  const { revalidate } = useMutateCalls()
  const form = useRecordForm('whoWeAre.update', {
    answer,
    read: () => call('whoWeAre.get', {}),
    valuesOf: ({ whoWeAre }) => whoWeAre,
    empty: answer.whoWeAre,
    focusFirstError: false,
    onSaved: async () => {
      notify({ message: 'common.SAVED_SUCCESSFULLY' })
      // What could run has been taken out by the API; what is left is what the page shows.
      await revalidate('whoWeAre')
    },
  })
  return <WebsiteTextForm form={form} title={t('title')} label={t('text')} help={t('textHelp')} />
}
