import { z } from 'zod'
import { MessageLabel, MessageLanguage } from '#contract/inbox.ts'
import { demoAccounts } from '#contract/demo-accounts.ts'
import { daysBefore, readData } from '../data.ts'
import type { NewRow } from '../../db/schema.ts'
import type { Random } from '../random.ts'
import type { SampleProperty } from './properties.ts'

const byLanguage = <S extends z.ZodType>(schema: S) => z.record(MessageLanguage, schema)
const MessageTemplate = z.object({
  label: MessageLabel,
  language: MessageLanguage,
  subject: z.string(),
  /** `{reference}` and `{title}` are replaced by those of the message's property. */
  text: z.string(),
})
export const { templates, senders, domains, consents, responses } = readData(
  'messages',
  z.object({
    templates: z.array(MessageTemplate),
    senders: byLanguage(z.array(z.tuple([z.string(), z.string()]))),
    domains: byLanguage(z.string()),
    /** Text of the consent box that every sender has ticked. */
    consents: byLanguage(z.string()),
    responses: byLanguage(z.string()),
  }),
)

const messageCount = 40
/** Index of the agent for farms and vineyards in data/agents.json. */
const vineyardAgent = 4

/** Creates the inbox of the sample agency: forty messages of the past ninety days, read if older than 12 days. */
export function createMessages(random: Random, now: Date, properties: readonly SampleProperty[]) {
  const candidates = properties.flatMap(({ row }, index) =>
    row.archived === 1 || row.title_en === '' || row.title_pt === '' ? [] : [index],
  )
  return Array.from({ length: messageCount }, (_, index) => {
    const { label, language, subject, text } = templates[index % templates.length] ?? random.pick(templates)
    const [name, mailbox] = random.pick(senders[language])
    const mentionsProperty = text.includes('{reference}') || subject.includes('{reference}')
    const propertyIndex = mentionsProperty ? random.pick(candidates) : null
    const property = propertyIndex === null ? undefined : properties[propertyIndex]
    const fillPlaceholders = (words: string) =>
      words
        .replaceAll('{reference}', property?.row.reference ?? '')
        .replaceAll('{title}', (language === 'pt' ? property?.row.title_pt : property?.row.title_en) ?? '')
    const age = ((index * 11) % messageCount) * 2.2 + random.between(0.05, 2)
    const row: NewRow<'messages'> = {
      label,
      language,
      subject: fillPlaceholders(subject),
      text: `${fillPlaceholders(text)}\n${name}`,
      sender_name: name,
      sender_email: `${mailbox}@${domains[language]}`,
      sender_phone: random.chance(0.6)
        ? `+351 92${random.integer(0, 9)} 555 ${random.integer(100, 999)}`
        : null,
      received_at: daysBefore(now, age),
      consent_text: consents[language],
      consent_at: daysBefore(now, age),
      archived_at: index % 13 === 5 && age > 12 ? daysBefore(now, age - 2) : null,
      read_at: age > 12 ? daysBefore(now, age - random.between(0.1, 2)) : null,
    }
    const agentIndex =
      property?.agent ??
      (label === 'Vineyards Form' ? vineyardAgent : random.chance(0.4) ? random.integer(0, 7) : null)
    const reply =
      !row.read_at || index % 3 !== 0
        ? null
        : {
            author: demoAccounts.administrator.name,
            subject: `Re: ${row.subject}`,
            text: responses[language].replace('{name}', name),
            sent_at: daysBefore(now, age - 2.2),
          }
    return { row, propertyIndex, agentIndex, reply }
  })
}
