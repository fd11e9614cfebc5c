import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'
import { MessageLabel, MessageLanguage } from './inbox.ts'
import { limits } from './limits.ts'
import { Flag } from './values.ts'

/** A person who wrote to the agency from its website; whoever writes again from the same address is the same person. */
export const Contact = z.object({
  email: z.string(),
  /** Name, telephone, language and agent are those of the last message that says them. */
  name: z.string().default(''),
  phone: z.string().nullable().default(null),
  language: MessageLanguage.catch('pt').default('pt'),
  agent: z.string().nullable().default(null),
  /** What they wrote about; a foreign API may have labels of its own. */
  labels: z.array(z.string()).default([]),
  /** References of the properties that they asked about. */
  properties: z.array(z.string()).default([]),
  messages: z.number().int().default(1),
  first_at: z.string().nullable().default(null),
  last_at: z.string().nullable().default(null),
  /** The last sentence that they agreed to, and when; null where the website did not say. */
  consent_at: z.string().nullable().default(null),
  consent_text: z.string().nullable().default(null),
})
export type Contact = z.output<typeof Contact>

/** Which messages count; the people are those who wrote them. Days are days in Lisbon, both ends included. */
export const ContactsFilter = z
  .object({
    labels: z.array(MessageLabel).max(10).optional(),
    /** Ids; 0 among them stands for nobody yet. */
    agents: z.array(z.number().int().nonnegative()).max(limits.rowsPerPageMax).optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    language: MessageLanguage.optional(),
    /** Only messages that came with a consent (1), or without one (0). */
    consent: Flag.optional(),
    archived: Flag.optional(),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, { path: ['to'] })
export type ContactsFilter = z.input<typeof ContactsFilter>

export const contacts = {
  /** Ours: what the download will hold, before anyone downloads it. */
  list: endpoint({
    method: 'GET',
    path: '/administration/contacts',
    summary: 'People who wrote from the website, who wrote last first, a page at a time',
    success: 200,
    access: 'administrator',
    query: z.object({
      page: z.number().int().min(1).default(1),
      limit: z.number().int().min(1).max(limits.rowsPerPageMax).default(limits.rowsPerPage),
      filter: ContactsFilter.prefault({}),
    }),
    answer: z.object({ contacts: z.array(Contact), total: z.number().int().default(0) }),
  }),
  download: endpoint({
    method: 'GET',
    path: '/administration/contacts/downloadCSV',
    summary: 'All of them at once, for a file; each download is recorded, 30 an hour for a colleague',
    success: 200,
    access: 'administrator',
    safe: false,
    query: z.object({ filter: ContactsFilter.prefault({}) }),
    answer: z.object({ data: z.object({ csv_contacts: z.array(Contact) }) }),
  }),
}
