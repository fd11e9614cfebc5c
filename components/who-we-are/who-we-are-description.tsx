'use client'

import { useTranslations } from 'next-intl'
import { BilingualRichTextField } from '@/components/fields/rich-text-field'
import { Lookup } from '@/components/listing/lookup'
import { useRichFieldTexts } from '@/components/listing/rich-field-texts'
import { notify } from '@/components/resource/notifier'
import { RecordMerge } from '@/components/resource/record-merge'
import { ResourceForm } from '@/components/resource/resource-form'
import { UnsavedDraft } from '@/components/resource/unsaved-draft'
import { useRecordForm } from '@/components/resource/use-record-form'
import { Section } from '@/components/ui/card'
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
  const textsOf = useRichFieldTexts({ description: t('text') })
  return (
    <>
      <UnsavedDraft form={form} record="description" />
      <ResourceForm<'whoWeAre.update'> form={form} label={t('title')}>
        <Section title={t('text')} help={t('textHelp')}>
          <BilingualRichTextField
            control={form.control}
            name="description"
            label={t('text')}
            disabled={form.formState.isSubmitting}
          />
        </Section>
      </ResourceForm>
      <RecordMerge form={form} textsOf={textsOf} />
    </>
  )
}
