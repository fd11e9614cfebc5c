import { response, type Route } from '../register-route.ts'
import { archive, assign, eraseMessage, markRead } from './change.ts'
import { countUnread, listMessages, readMessage } from './read.ts'
import { receiveMessage } from './receive.ts'
import { sendReply } from './reply.ts'

export const inboxRoutes: Route[] = [
  response('inbox.list', ({ db, query, language }) => listMessages(db, query, language)),
  response('inbox.unread', async ({ db }) => ({ unread: await countUnread(db) })),
  response('inbox.get', async ({ db, params, language }) => ({
    message: await readMessage(db, params.id, language),
  })),
  response('inbox.markRead', async ({ db, params, body, now }) => {
    await markRead(db, params.id, body.read, now())
    return {}
  }),
  response('inbox.assign', async ({ db, params, body }) => {
    await assign(db, params.id, body.agent_id)
    return {}
  }),
  response('inbox.archive', async ({ db, params, body, now }) => {
    await archive(db, params.id, body.archived, now())
    return {}
  }),
  response('inbox.reply', async (request) => ({
    reply: await sendReply(request, request.params.id, request.body, request.actor),
  })),
  response('inbox.remove', async ({ db, params }) => {
    await eraseMessage(db, params.id)
    return {}
  }),
  response('inbox.receive', async (request) => {
    await receiveMessage(request, request.body, request.client)
    return {}
  }),
]
