import type { MessageDetail, MessageLanguage } from '#contract/inbox.ts'

/**
 * `{name}` is the sender, `{about}` their subject. Not among the UI strings, because the language is the sender's, not
 * the user's.
 */
const templates: Record<MessageLanguage, { greeting: string; thanks: string; close: string }> = {
  pt: {
    greeting: 'Olá, {name},',
    thanks: 'Agradecemos a sua mensagem sobre «{about}».',
    close: 'Com os melhores cumprimentos,',
  },
  en: {
    greeting: 'Hello {name},',
    thanks: 'Thank you for your message about “{about}”.',
    close: 'Kind regards,',
  },
  es: {
    greeting: 'Hola, {name}:',
    thanks: 'Gracias por su mensaje sobre «{about}».',
    close: 'Un cordial saludo,',
  },
  fr: {
    greeting: 'Bonjour {name},',
    thanks: 'Merci pour votre message au sujet de « {about} ».',
    close: 'Bien cordialement,',
  },
  zh: { greeting: '{name}，您好：', thanks: '感谢您就“{about}”来信咨询。', close: '此致\n敬礼' },
}

const subjectMax = 200

export function createReplyTemplate(
  { language, sender, body, title }: Pick<MessageDetail, 'language' | 'sender' | 'body' | 'title'>,
  userName: string,
): { subject: string; text: string } {
  const { greeting, thanks, close } = templates[language]
  const about = body.subject || title
  return {
    subject: `Re: ${about}`.slice(0, subjectMax),
    text: [
      greeting.replace('{name}', () => sender.name),
      thanks.replace('{about}', () => about),
      '',
      `${close}\n${userName}`,
    ].join('\n\n'),
  }
}
