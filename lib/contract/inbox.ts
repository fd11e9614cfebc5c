import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { CardAgent } from './listing.ts'
import { Email, Flag, Id, listQuery } from './values.ts'

/** What a message is about: the forms of the public website. */
export const messageLabels = [
  'Book Visit',
  'Zoom us',
  'Sell with us',
  'Vineyards Form',
  'Work with me',
] as const
export const MessageLabel = z.enum(messageLabels)
export type MessageLabel = z.infer<typeof MessageLabel>

export const messageLanguages = ['en', 'pt', 'es', 'fr', 'zh'] as const
export const MessageLanguage = z.enum(messageLanguages)
export type MessageLanguage = z.infer<typeof MessageLanguage>

/** The property that a message is about, its title in the language asked for. */
const MessageProperty = z.object({
  id: Id,
  reference: z.string(),
  title: z.string().default('-'),
  disabled: Flag.default(0),
})

/** A message of the inbox; its texts are plain text, whatever they look like. */
export const Message = z.object({
  id: Id,
  /** When it was received. */
  timer: z.string(),
  body: z.object({ subject: z.string().default(''), text: z.string().default('') }),
  sender: z.object({
    name: z.string().default(''),
    email: z.string().default(''),
    phone: z.string().nullable().default(null),
  }),
  /** A foreign API may have labels of its own. */
  label: z.string().default(''),
  /** What it is about: the title of its property, else its subject. */
  title: z.string().default('-'),
  /** The sender's address. */
  from: z.string().default(''),
  /** The address of the agent it is for; null while nobody has taken it. */
  to: z.string().nullable().default(null),
  agent: CardAgent.nullable().default(null),
  property: MessageProperty.nullable().default(null),
  /** What the sender reads: the language of the website that they wrote on. */
  language: MessageLanguage.catch('pt').default('pt'),
  read_at: z.string().nullable().default(null),
  archived_at: z.string().nullable().default(null),
  /** How often it was answered from here. */
  replies_count: z.number().int().default(0),
})
export type Message = z.output<typeof Message>

/** An answer that was mailed to the sender; `author` is the colleague's name as it was then. */
export const MessageReply = z.object({
  id: Id,
  author: z.string().default('-'),
  subject: z.string(),
  text: z.string(),
  sent_at: z.string(),
  /** An API that mails while it answers does not say. */
  delivery: z.enum(['waiting', 'sent', 'failed']).nullish().catch(null),
})
export type MessageReply = z.output<typeof MessageReply>

/** One message in full: what the sender agreed to, and how it was answered, oldest first. */
export const MessageDetail = Message.extend({
  /** The sentence as it stood beside the box; null where the website did not say. */
  consent_text: z.string().nullable().default(null),
  consent_at: z.string().nullable().default(null),
  replies: z.array(MessageReply).default([]),
})
export type MessageDetail = z.output<typeof MessageDetail>

/** What the public website sends; `consent_text` is the sentence that the sender agreed to, word for word. */
export const MessageInput = z.object({
  label: MessageLabel,
  subject: z.string().trim().max(200).default(''),
  text: z.string().trim().min(1).max(10_000),
  name: z.string().trim().min(1).max(120),
  email: Email,
  phone: z.string().trim().max(40).default(''),
  language: MessageLanguage.default('pt'),
  /** The property that it is about; an unknown one is left out. */
  reference: z.string().trim().toUpperCase().max(40).default(''),
  consent_text: z.string().trim().min(1).max(2000),
})
export type MessageInput = z.output<typeof MessageInput>

export const MessageReplyInput = z.object({
  subject: z.string().trim().min(1).max(200),
  text: z.string().trim().min(1).max(10_000),
})
export type MessageReplyInput = z.output<typeof MessageReplyInput>

/** `agents` lets through what is for any of them; 0 among them stands for nobody yet. */
export const InboxFilter = z.object({
  state: z.enum(['inbox', 'archived']).default('inbox'),
  label: MessageLabel.optional(),
  agents: z.array(z.number().int().nonnegative()).max(limits.rowsPerPageMax).optional(),
  unread: Flag.optional(),
  /** In subject, text, the sender's name and address, and the property's reference. */
  search: z.string().trim().max(100).optional(),
})
export type InboxFilter = z.input<typeof InboxFilter>

export const InboxQuery = listQuery(['received_at']).extend({
  order: z.union([z.literal(1), z.literal(-1)]).default(-1),
  filter: InboxFilter.prefault({}),
})

const byId = z.object({ id: Id })

/** Beyond the first, all calls are ours (docs/decisions/messages-of-the-website.md). */
export const inbox = {
  list: endpoint({
    method: 'GET',
    path: '/inbox',
    summary: 'Messages from the public website, newest first',
    success: 200,
    query: InboxQuery,
    answer: z.object({ inbox: z.array(Message), totalInbox: z.number().int().default(0) }),
  }),
  unread: endpoint({
    method: 'GET',
    path: '/inbox/unread',
    summary: 'How many messages nobody has read yet, archived ones left out',
    success: 200,
    answer: z.object({ unread: z.number().int().default(0) }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/inbox/{id}',
    summary: 'One message with its consent and replies; reading it here does not mark it as read',
    success: 200,
    params: byId,
    answer: z.object({ message: MessageDetail }),
  }),
  markRead: endpoint({
    method: 'POST',
    path: '/inbox/{id}/read',
    summary: 'Mark a message as read (1) or unread (0)',
    success: 202,
    params: byId,
    body: z.object({ read: Flag }),
  }),
  assign: endpoint({
    method: 'POST',
    path: '/inbox/{id}/agent',
    summary: 'Give a message to an agent, or to nobody',
    success: 202,
    params: byId,
    body: z.object({ agent_id: Id.nullable() }),
  }),
  archive: endpoint({
    method: 'POST',
    path: '/inbox/{id}/archive',
    summary: 'Take a message out of the inbox (1) or bring it back (0)',
    success: 202,
    params: byId,
    body: z.object({ archived: Flag }),
  }),
  reply: endpoint({
    method: 'POST',
    path: '/inbox/{id}/reply',
    summary: 'Mail an answer to the sender and keep it with the message; answers to it go to the agent',
    success: 201,
    params: byId,
    body: MessageReplyInput,
    maxBody: 64_000,
    answer: z.object({ reply: MessageReply.optional() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/inbox/{id}/delete',
    summary: 'Erase a message with its replies for good',
    success: 200,
    params: byId,
  }),
  receive: endpoint({
    method: 'POST',
    path: '/public/messages',
    summary:
      'What a visitor of the public website writes to the agency; 20 an hour from a client, 5 from an address',
    success: 201,
    access: 'public',
    body: MessageInput,
    maxBody: 64_000,
  }),
}
