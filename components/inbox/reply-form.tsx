import { PaperAirplaneIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { languageTags } from '#contract/language-tags.ts'
import type { MessageDetail } from '#contract/inbox.ts'
import { TextAreaField } from '@/components/fields/text-area-field'
import { TextField } from '@/components/fields/text-field'
import { draftKey, dropDraft, saveDraft, readDraft } from '@/components/resource/stored-drafts'
import { notify } from '@/components/resource/notifier'
import { useCallForm } from '@/components/resource/use-call-form'
import { useUnsaved } from '@/components/resource/unsaved-work'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { useSession } from '@/lib/agency/use-session'
import { createReplyTemplate } from './reply-template'

/** Reply to the sender, starting with a template in their language. Stored as a draft until sent. */
export function ReplyForm({
  message,
  userName,
  onDone,
}: {
  message: MessageDetail
  userName: string
  onDone: () => void
}) {
  const t = useTranslations()
  const { revalidate } = useMutateCalls()
  const [template] = useState(() => createReplyTemplate(message, userName))
  const user = useSession().data?.user.id
  const key = user === undefined ? null : draftKey(user, 'reply', String(message.id))
  const [isRejected, setRejected] = useState(false)
  const form = useCallForm('inbox.reply', {
    defaultValues: template,
    params: { id: message.id },
    onSaved: () => {
      if (key !== null) dropDraft(key)
      notify({ text: t('inbox.sent', { email: message.from }) })
      void revalidate('inbox', 'activity')
      onDone()
    },
  })
  const { setValue, setFocus } = form
  const { isDirty } = form.formState
  useUnsaved(isDirty)

  useEffect(() => {
    const draft = key === null ? null : readDraft(key)
    for (const name of ['subject', 'text'] as const) {
      const ours = draft?.changes[name]?.ours
      if (typeof ours === 'string') setValue(name, ours, { shouldDirty: true })
    }
  }, [key, setValue])

  useEffect(() => {
    setFocus('text')
    const textArea = document.activeElement
    if (!(textArea instanceof HTMLTextAreaElement) || textArea.value !== template.text) return
    // The blank lines between thanks and closing, where the reply is typed.
    const replyStart = template.text.lastIndexOf('\n\n\n\n') + 2
    textArea.setSelectionRange(replyStart, replyStart)
  }, [setFocus, template])

  const values = useWatch({ control: form.control })
  useEffect(() => {
    if (key === null) return
    if (!isDirty) return dropDraft(key)
    saveDraft(key, {
      ...(values.subject !== template.subject && {
        subject: { base: template.subject, ours: values.subject },
      }),
      ...(values.text !== template.text && { text: { base: template.text, ours: values.text } }),
    })
  }, [key, isDirty, values.subject, values.text, template])
  const isEdited = values.text?.trim() !== template.text.trim()
  return (
    <form
      noValidate
      aria-label={t('inbox.reply')}
      onSubmit={(event) => {
        event.preventDefault()
        setRejected(!isEdited)
        if (isEdited) void form.submit()
      }}
      className="space-y-4 rounded-lg border border-line p-4"
    >
      {form.failure !== null && (
        <Banner tone="danger" role="alert">
          {t(`errors.${form.failure.code}`, form.failure.params)}
        </Banner>
      )}
      {isRejected && !isEdited && (
        <Banner tone="warn" role="alert">
          {t('inbox.untouched')}
        </Banner>
      )}
      <p className="text-sm text-ink-soft">
        {t('inbox.replyHelp', {
          email: message.from,
          language: t(`inbox.languages.${message.language}`),
          replyTo: message.to === null ? 'user' : 'agent',
        })}
      </p>
      <TextField
        control={form.control}
        name="subject"
        label={t('inbox.subject')}
        lang={languageTags[message.language]}
        max={200}
        required
      />
      <TextAreaField
        control={form.control}
        name="text"
        label={t('inbox.text')}
        lang={languageTags[message.language]}
        rows={9}
        required
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onDone}>{t('common.cancel')}</Button>
        <Button
          type="submit"
          variant="primary"
          icon={<PaperAirplaneIcon aria-hidden />}
          loading={form.formState.isSubmitting}
        >
          {t('inbox.send')}
        </Button>
      </div>
    </form>
  )
}
