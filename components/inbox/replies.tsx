import { ArrowUturnLeftIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { MessageDetail } from '#contract/inbox.ts'
import { Button } from '@/components/ui/button'
import { formatDateTime } from '@/lib/format/date'
import { foreignLang } from '@/lib/format/in-language'

const ReplyForm = dynamic(() => import('./reply-form').then((module) => module.ReplyForm), { ssr: false })

export function Replies({ message, userName }: { message: MessageDetail; userName: string }) {
  const t = useTranslations('inbox')
  const locale = useLocale()
  const lang = foreignLang(message.language, locale)
  const [isReplying, setIsReplying] = useState(false)
  return (
    <section aria-label={t('replies')} className="space-y-4">
      {message.replies.map((reply) => (
        <div key={reply.id} className="rounded-lg border border-line p-4">
          <p className="text-sm text-ink-soft">
            {t('sentBy', { author: reply.author, when: formatDateTime(reply.sent_at, locale) })}
          </p>
          {(reply.delivery === 'waiting' || reply.delivery === 'failed') && (
            <p
              className={
                reply.delivery === 'failed' ? 'mt-1 text-sm text-danger' : 'mt-1 text-sm text-ink-soft'
              }
            >
              {t(`delivery.${reply.delivery}`)}
            </p>
          )}
          <div lang={lang}>
            <p className="mt-1 font-medium wrap-anywhere">{reply.subject}</p>
            <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{reply.text}</p>
          </div>
        </div>
      ))}
      {isReplying ? (
        <ReplyForm message={message} userName={userName} onDone={() => setIsReplying(false)} />
      ) : (
        <Button
          variant="primary"
          icon={<ArrowUturnLeftIcon aria-hidden />}
          onClick={() => setIsReplying(true)}
        >
          {t(message.replies.length === 0 ? 'reply' : 'replyAgain')}
        </Button>
      )}
    </section>
  )
}
