import { sql } from 'kysely'
import { Flag, Id } from '#contract/values.ts'
import type { RestoreField } from '../activity/restore.ts'
import { route, type ResourceModule } from '../route.ts'
import { type Matches, matchTexts, type SearchQuery } from '../search/rank.ts'
import { setArchived, assign, eraseMessage, markRead, receiveMessage, messageRecords } from './save.ts'
import { selectInboxCount, countUnread, listMessages, readMessage } from './read.ts'
import { sendReply } from './reply.ts'

const restore: RestoreField = async ({ db, now }, { id, field, value }) => {
  if (field === 'agent_id') await assign(db, id, value === null ? null : Id.parse(value))
  else await setArchived(db, id, Flag.parse(value), now())
}

export const inbox: ResourceModule = {
  routes: [
    route('inbox.list', ({ db, query, language }) => listMessages(db, query, language)),
    route('inbox.unread', async ({ db }) => ({ unread: await countUnread(db) })),
    route('inbox.get', async ({ db, params, language }) => ({
      message: await readMessage(db, params.id, language),
    })),
    route('inbox.markRead', ({ db, params, body, now }) => markRead(db, params.id, body.read, now())),
    route('inbox.assign', ({ db, params, body }) => assign(db, params.id, body.agent_id)),
    route('inbox.archive', ({ db, params, body, now }) => setArchived(db, params.id, body.archived, now())),
    route('inbox.reply', async (request) => ({
      reply: await sendReply(request, request.params.id, request.body, request.actor),
    })),
    route('inbox.remove', ({ db, params }) => eraseMessage(db, params.id)),
    route('inbox.receive', (request) => receiveMessage(request, request.body, request.client)),
  ],
  backupOrder: { messages: ['id'], message_replies: ['id'] },
  records: [{ ...messageRecords, restore }],
  search: { name: 'messages', find: findMessages },
}

/**
 * Finds messages by subject and sender, newest first among equal ranks. `totalMatches` is the number of messages that
 * the inbox lists for this search, which also looks in the body.
 */
async function findMessages({ db, input, limit }: SearchQuery): Promise<Matches<'messages'>> {
  const texts = [sql.ref('subject'), sql.ref('sender_name'), sql.ref('sender_email')]
  const { condition, rank } = matchTexts({ db, input }, sql.ref('sender_name'), texts)
  return db
    .selectFrom('messages')
    .select([
      'id',
      'subject',
      'sender_name as sender',
      'received_at as timer',
      'read_at',
      'archived_at',
      sql<number>`${selectInboxCount(db, input.phrase)}`.as('totalMatches'),
    ])
    .where(condition)
    .orderBy(rank)
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
