import { useLocale, useTranslations } from 'next-intl'
import { confirmLeave } from '@/components/resource/unsaved-work'
import { LinkButton } from '@/components/ui/link-button'
import { Dialog } from '@/components/ui/dialog'
import { foreignLang } from '@/lib/format/in-language'
import { MessageView } from './message-view'
import { useMessage } from './use-message'

export function MessageDialog({
  id,
  userName,
  onClose,
}: {
  id: number
  userName: string
  onClose: () => void
}) {
  const t = useTranslations('inbox')
  const locale = useLocale()
  const { message } = useMessage(id)
  const handleClose = async () => {
    if (await confirmLeave()) onClose()
  }
  return (
    <Dialog
      onClose={() => void handleClose()}
      title={message === undefined ? t('readTitle') : message.body.subject || message.title}
      titleLang={message && foreignLang(message.language, locale)}
      width={760}
      closeLabel={t('close')}
      actions={<LinkButton href={`/inbox/read/${id}`}>{t('openPage')}</LinkButton>}
    >
      <MessageView id={id} userName={userName} onClose={onClose} />
    </Dialog>
  )
}
