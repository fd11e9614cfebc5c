import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'
import { interfaceLanguages } from './language-tags.ts'
import { limits } from './limits.ts'
import { CardAgent } from './listing.ts'
import { Email, Flag, Id, createListQuery, Order } from './values.ts'

const messageLabels = ['Book Visit', 'Zoom us', 'Sell with us', 'Vineyards Form', 'Work with me'] as const
export const MessageLabel = z.enum(messageLabels)
export type MessageLabel = z.infer<typeof MessageLabel>

export const MessageLanguage = z.enum(interfaceLanguages)
export type MessageLanguage = z.infer<typeof MessageLanguage>

const MessageProperty = z.object({
  id: Id,
  reference: z.string(),
  title: z.string().default('-'),
  disabled: Flag.default(0),
})

/** A message in the inbox; all texts are plain text. */
export const Message = z.object({
  id: Id,
  /** Time of receipt. */
  timer: z.string(),
  body: z.object({ subject: z.string().default(''), text: z.string().default('') }),
  sender: z.object({
    name: z.string().default(''),
    email: z.string().default(''),
    phone: z.string().nullable().default(null),
  }),
  /** A third-party API may have its own labels. */
  label: z.string().default(''),
  /** The property's title, or the message's subject if it has no property. */
  title: z.string().default('-'),
  /** The sender's address. */
  from: z.string().default(''),
  /** Address of the assigned agent; null while unassigned. */
  to: z.string().nullable().default(null),
  agent: CardAgent.nullable().default(null),
  property: MessageProperty.nullable().default(null),
  /** Language of the website that the sender used. */
  language: MessageLanguage.catch('pt').default('pt'),
  read_at: z.string().nullable().default(null),
  archived_at: z.string().nullable().default(null),
  replies_count: z.number().int().default(0),
})
export type Message = z.output<typeof Message>

export const MessageReply = z.object({
  id: Id,
  author: z.string().default('-'),
  subject: z.string(),
  text: z.string(),
  sent_at: z.string(),
  /** Null if an API mails synchronously. */
  delivery: z.enum(['waiting', 'sent', 'failed']).nullish().catch(null),
})
export type MessageReply = z.output<typeof MessageReply>

export const MessageDetail = Message.extend({
  /** Exact text next to the consent box; null if the website sent none. */
  consent_text: z.string().nullable().default(null),
  consent_at: z.string().nullable().default(null),
  replies: z.array(MessageReply).default([]),
})
export type MessageDetail = z.output<typeof MessageDetail>

/** Message from the public website; `consent_text` is the exact text that the sender agreed to. */
export const MessageInput = z.object({
  label: MessageLabel,
  subject: z.string().trim().max(200).default(''),
  text: z.string().trim().min(1).max(10_000),
  name: z.string().trim().min(1).max(120),
  email: Email,
  phone: z.string().trim().max(40).default(''),
  language: MessageLanguage.default('pt'),
  /** The property's reference; ignored if unknown. */
  reference: z.string().trim().toUpperCase().max(40).default(''),
  consent_text: z.string().trim().min(1).max(2000),
})
export type MessageInput = z.output<typeof MessageInput>

export const MessageReplyInput = z.object({
  subject: z.string().trim().min(1).max(200),
  text: z.string().trim().min(1).max(10_000),
})
export type MessageReplyInput = z.output<typeof MessageReplyInput>

/** `agents` matches messages of any of them; 0 means unassigned. */
const InboxFilter = z.object({
  state: z.enum(['inbox', 'archived']).default('inbox'),
  label: MessageLabel.optional(),
  agents: z.array(z.number().int().nonnegative()).max(limits.rowsPerPageMax).optional(),
  unread: Flag.optional(),
  unanswered: Flag.optional(),
  /** Searches subject, text, the sender's name and address, and the property's reference. */
  search: z.string().trim().max(100).optional(),
})
export type MessageState = z.output<typeof InboxFilter>['state']

export const InboxQuery = createListQuery(['received_at']).extend({
  order: Order.default(-1),
  filter: InboxFilter.prefault({}),
})

/** Every endpoint except `list` extends the original specification. */
export const inbox = {
  list: endpoint('GET /inbox', {
    summary: 'List messages from the public website, newest first by default',
    query: InboxQuery,
    response: z.object({ inbox: z.array(Message), totalInbox: z.number().int().default(0) }),
  }),
  unread: endpoint('GET /inbox/unread', {
    summary: 'Count unread messages, without archived ones',
    response: z.object({ unread: z.number().int().default(0) }),
  }),
  get: endpoint('GET /inbox/{id}', {
    summary: 'Get a message with its consent and replies; doesn’t mark it as read',
    response: z.object({ message: MessageDetail }),
  }),
  markRead: endpoint('POST /inbox/{id}/read', {
    summary: 'Mark a message as read (1) or unread (0)',
    body: z.object({ read: Flag }),
  }),
  assign: endpoint('POST /inbox/{id}/agent', {
    summary: 'Assign a message to an agent, or unassign it',
    body: z.object({ agent_id: Id.nullable() }),
  }),
  archive: endpoint('POST /inbox/{id}/archive', {
    summary: 'Archive (1) or unarchive (0) a message',
    body: z.object({ archived: Flag }),
  }),
  reply: endpoint('POST /inbox/{id}/reply', {
    summary:
      'Email a reply to the sender and store it with the message; their response goes to the agent’s address, or to the caller’s if the agent has none',
    success: 201,
    body: MessageReplyInput,
    maxBody: 64_000,
    response: z.object({ reply: MessageReply.optional() }),
  }),
  remove: endpoint('DELETE /inbox/{id}/delete', {
    summary: 'Permanently delete a message and its replies',
  }),
  receive: endpoint('POST /public/messages', {
    summary:
      'Send a message from the public website; limited per hour to 20 per client and 5 per sender’s email address',
    success: 201,
    access: 'public',
    body: MessageInput,
    maxBody: 64_000,
  }),
}
