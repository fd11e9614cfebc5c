import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'
import { MessageLabel, MessageLanguage } from './inbox.ts'
import { limits } from './limits.ts'
import { Flag, rowPaging } from './values.ts'

/** Person who wrote to the agency from its website, identified by email address. */
export const Contact = z.object({
  email: z.string(),
  /** Name, phone, language and agent come from the last message that has them. */
  name: z.string().default(''),
  phone: z.string().nullable().default(null),
  language: MessageLanguage.catch('pt').default('pt'),
  agent: z.string().nullable().default(null),
  /** Topics of their messages. A third-party implementation of the API may have its own labels. */
  labels: z.array(z.string()).default([]),
  /** References of the properties that they enquired about. */
  properties: z.array(z.string()).default([]),
  messages: z.number().int().default(1),
  first_at: z.string().nullable().default(null),
  last_at: z.string().nullable().default(null),
  /** Text and time of the last consent; null if the website sent none. */
  consent_at: z.string().nullable().default(null),
  consent_text: z.string().nullable().default(null),
})
export type Contact = z.output<typeof Contact>

/** Filters messages; the contacts are their senders. Days are days in Lisbon, both inclusive. */
export const ContactsFilter = z
  .object({
    labels: z.array(MessageLabel).max(10).optional(),
    /** Ids; 0 means unassigned. */
    agents: z.array(z.number().int().nonnegative()).max(limits.rowsPerPageMax).optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    language: MessageLanguage.optional(),
    /** Only messages with a consent (1), or without one (0). */
    consent: Flag.optional(),
    archived: Flag.optional(),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, { path: ['to'] })
export type ContactsFilter = z.input<typeof ContactsFilter>

export const contacts = {
  /** Extension of the specification: previews the contacts of the download. */
  list: endpoint('GET /administration/contacts', {
    summary: 'List contacts from the website, most recent first, paginated',
    access: 'administrator',
    query: z.object({ ...rowPaging, filter: ContactsFilter.prefault({}) }),
    response: z.object({ contacts: z.array(Contact), total: z.number().int().default(0) }),
  }),
  download: endpoint('GET /administration/contacts/downloadCSV', {
    summary:
      'List all contacts, to download as a file; each download is recorded, and a user can make 30 per hour',
    access: 'administrator',
    safe: false,
    query: z.object({ filter: ContactsFilter.prefault({}) }),
    response: z.object({ data: z.object({ csv_contacts: z.array(Contact) }) }),
  }),
}
