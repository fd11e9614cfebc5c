import type { CallName } from '#contract/index.ts'
import { mailbox } from '../forms.ts'
import type { Ground } from '../fixtures.ts'
import { tryPaging } from '../lists.ts'
import { deleteRecord } from '../create-records.ts'
import { at, idAt, rowsAt } from '../reading.ts'
import type { Walk } from '../walk.ts'

const ofOne: CallName[] = ['inbox.markRead', 'inbox.assign', 'inbox.archive', 'inbox.reply', 'inbox.remove']

export async function inbox(walk: Walk, ground: Ground): Promise<void> {
  const { mark } = walk
  const stored = await tryPaging(walk, 'inbox.list', {
    rows: 'inbox',
    total: 'totalInbox',
    size: 'limit',
    request: (query) => ({ query }),
  })
  await walk.try('inbox.unread')
  await walk.try('inbox.receive', {
    body: {
      label: 'Book Visit',
      subject: mark,
      text: 'A message of the conformance suite.',
      name: mark,
      email: mailbox(mark, 5),
      consent_text: 'A sentence of the conformance suite.',
    },
  })
  const search = (state: 'inbox' | 'archived') => ({ query: { filter: { search: mark, state } } })
  const found = walk.options.readOnly ? null : await walk.try('inbox.list', search('inbox'))
  const id = idAt(rowsAt(found?.body, 'inbox')[0], 'id')
  if (id === null) {
    const [other] = stored
    if (other === undefined) walk.skip(['inbox.get'], 'the inbox is empty')
    else await walk.try('inbox.get', { params: { id: other } })
    return walk.skip(ofOne, 'no message of its own is in the inbox')
  }
  const cancelCleanup = walk.after(`message ${id} (${mark})`, () =>
    walk.client.request('inbox.remove', { params: { id } }),
  )
  await oneMessage(walk, id, ground.agents[0] ?? null, () => walk.try('inbox.list', search('archived')))
  cancelCleanup()
}

async function oneMessage(
  walk: Walk,
  id: number,
  agent: number | null,
  archived: () => ReturnType<Walk['try']>,
): Promise<void> {
  const params = { id }
  const message = async (field: string) =>
    at((await walk.try('inbox.get', { params }))?.body, `message.${field}`)
  if ((await walk.try('inbox.markRead', { params, body: { read: 1 } })) !== null)
    walk.check('inbox.markRead', typeof (await message('read_at')) === 'string', 'does not mark it as read')
  if ((await walk.try('inbox.assign', { params, body: { agent_id: agent } })) !== null)
    walk.check(
      'inbox.assign',
      ((await message('agent.id')) ?? null) === agent,
      'does not give it to the agent',
    )
  if ((await walk.try('inbox.archive', { params, body: { archived: 1 } })) !== null) {
    const rows = rowsAt((await archived())?.body, 'inbox')
    walk.check('inbox.archive', idAt(rows[0], 'id') === id, 'is not among the archived ones then')
  }
  const body = { subject: walk.mark, text: 'A reply of the conformance suite.' }
  if (walk.options.all) await walk.try('inbox.reply', { params, body })
  else walk.skip(['inbox.reply'], 'it sends a mail: only with --all')
  await deleteRecord(
    walk,
    `message ${id}`,
    id,
    { call: 'inbox.remove', sent: { params } },
    { call: 'inbox.get', sent: { params } },
  )
}
