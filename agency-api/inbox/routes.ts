import { answer, type Route } from '../answer.ts'
import { archive, assign, eraseMessage, markRead } from './change.ts'
import { countUnread, listMessages, readMessage } from './read.ts'
import { receiveMessage } from './receive.ts'
import { sendReply } from './reply.ts'

export const inboxRoutes: Route[] = [
  answer('inbox.list', ({ db, query, language }) => listMessages(db, query, language)),
  answer('inbox.unread', async ({ db }) => ({ unread: await countUnread(db) })),
  answer('inbox.get', async ({ db, params, language }) => ({
    message: await readMessage(db, params.id, language),
  })),
  answer('inbox.markRead', async ({ db, params, body, now }) => {
    await markRead(db, params.id, body.read, now())
    return {}
  }),
  answer('inbox.assign', async ({ db, params, body }) => {
    await assign(db, params.id, body.agent_id)
    return {}
  }),
  answer('inbox.archive', async ({ db, params, body, now }) => {
    await archive(db, params.id, body.archived, now())
    return {}
  }),
  answer('inbox.reply', async (asked) => ({
    reply: await sendReply(asked, asked.params.id, asked.body, asked.actor),
  })),
  answer('inbox.remove', async ({ db, params }) => {
    await eraseMessage(db, params.id)
    return {}
  }),
  answer('inbox.receive', async (asked) => {
    await receiveMessage(asked, asked.body, asked.client)
    return {}
  }),
]
