import { route, type Route } from '../register-route.ts'
import { archive, assign, eraseMessage, markRead } from './change.ts'
import { countUnread, listMessages, readMessage } from './read.ts'
import { receiveMessage } from './receive.ts'
import { sendReply } from './reply.ts'

export const inboxRoutes: Route[] = [
  route('inbox.list', ({ db, query, language }) => listMessages(db, query, language)),
  route('inbox.unread', async ({ db }) => ({ unread: await countUnread(db) })),
  route('inbox.get', async ({ db, params, language }) => ({
    message: await readMessage(db, params.id, language),
  })),
  route('inbox.markRead', async ({ db, params, body, now }) => {
    await markRead(db, params.id, body.read, now())
    return {}
  }),
  route('inbox.assign', async ({ db, params, body }) => {
    await assign(db, params.id, body.agent_id)
    return {}
  }),
  route('inbox.archive', async ({ db, params, body, now }) => {
    await archive(db, params.id, body.archived, now())
    return {}
  }),
  route('inbox.reply', async (request) => ({
    reply: await sendReply(request, request.params.id, request.body, request.actor),
  })),
  route('inbox.remove', async ({ db, params }) => {
    await eraseMessage(db, params.id)
    return {}
  }),
  route('inbox.receive', async (request) => {
    await receiveMessage(request, request.body, request.client)
    return {}
  }),
]
