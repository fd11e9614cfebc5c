import { TYPE } from '@formatjs/icu-messageformat-parser'
import { greetings, letterTexts } from '../../agency-api/mail/template-texts.ts'
import { problemSentences } from '../../agency-api/portals/problem-texts.ts'
import { consents, responses } from '../../agency-api/seed/factories/messages.ts'
import { guide as en } from '@/components/guide/content/en'
import { guide as es } from '@/components/guide/content/es'
import { guide as fr } from '@/components/guide/content/fr'
import { guide as pt } from '@/components/guide/content/pt'
import { guide as zh } from '@/components/guide/content/zh'
import { type GuideContent, textsOf } from '@/components/guide/guide-content'
import { createReplyTemplate } from '@/components/inbox/reply-template'
import type { Locale } from '@/lib/i18n/locales'
import { readMessages, flattenMessages } from './read-messages'
import { splitAtPlaceholders, type Copy } from './copy-rules'
import { elementsOf } from './message-elements'

const guides: Record<Locale, GuideContent> = { en, pt, es, fr, zh }

/** Lists every text that staff and their clients read in this language, without markup and placeholders. */
export function listCopy(locale: Locale): Copy[] {
  return [
    ...flattenMessages(readMessages(locale)).flatMap(([key, text]) =>
      elementsOf(text).flatMap((element): Copy[] =>
        element.type === TYPE.literal ? [[key, element.value]] : [],
      ),
    ),
    ...guideOf(locale),
    ...mailsOf(locale),
    ...(locale === 'en' || locale === 'pt' ? sentencesOf(locale) : []),
  ]
}

function guideOf(locale: Locale): Copy[] {
  return Object.entries(guides[locale].topics).flatMap(([id, { title, blocks }]) =>
    [title, ...blocks.flatMap(textsOf)].flatMap((text) => splitAtPlaceholders(`guide.${id}`, text)),
  )
}

function mailsOf(locale: Locale): Copy[] {
  const mails = Object.entries(letterTexts).flatMap(([key, texts]) =>
    Object.values(texts[locale]).map((text): Copy => [`mail.${key}`, text]),
  )
  const sender = { name: '', email: '', phone: null }
  const reply = createReplyTemplate(
    { language: locale, sender, body: { subject: '', text: '' }, title: '' },
    '',
  )
  return [
    ...mails,
    ['mail.greeting', greetings[locale]],
    ['reply', reply.text],
    ...splitAtPlaceholders('sample.reply', responses[locale]),
    ['consent', consents[locale]],
  ]
}

/** The API's sentences exist in the content languages only. */
const sentencesOf = (language: 'en' | 'pt'): Copy[] =>
  Object.entries(problemSentences).flatMap(([key, text]) =>
    splitAtPlaceholders(`portal.${key}`, text[language]),
  )
