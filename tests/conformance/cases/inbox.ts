import type { CallName } from '#contract/index.ts'
import { createEmailAddress } from '../forms.ts'
import type { Fixtures } from '../fixtures.ts'
import { checkPaging } from '../lists.ts'
import { deleteRecord } from '../create-records.ts'
import { valueAt, idAt, rowsAt } from '../body-values.ts'
import type { ConformanceRun } from '../conformance-run.ts'

const messageCalls: CallName[] = [
  'inbox.markRead',
  'inbox.assign',
  'inbox.archive',
  'inbox.reply',
  'inbox.remove',
]

export async function testInbox(run: ConformanceRun, fixtures: Fixtures): Promise<void> {
  const { mark } = run
  const stored = await checkPaging(run, 'inbox.list', {
    rows: 'inbox',
    total: 'totalInbox',
    pageSizeParameter: 'limit',
    request: (query) => ({ query }),
  })
  await run.expectSuccess('inbox.unread')
  await run.expectSuccess('inbox.receive', {
    body: {
      label: 'Book Visit',
      subject: mark,
      text: 'A message of the conformance suite.',
      name: mark,
      email: createEmailAddress(mark, 5),
      consent_text: 'A sentence of the conformance suite.',
    },
  })
  const search = (state: 'inbox' | 'archived') => ({ query: { filter: { search: mark, state } } })
  const ownMessages = run.options.readOnly ? null : await run.expectSuccess('inbox.list', search('inbox'))
  const id = idAt(rowsAt(ownMessages?.body, 'inbox')[0], 'id')
  if (id === null) {
    const [anyId] = stored
    if (anyId === undefined) run.skip(['inbox.get'], 'the inbox is empty')
    else await run.expectSuccess('inbox.get', { params: { id: anyId } })
    return run.skip(messageCalls, 'the inbox has no message of this run')
  }
  run.onCleanup(`message, id ${id}`, () => run.client.request('inbox.remove', { params: { id } }))
  await testMessage(run, id, fixtures.agents[0] ?? null, () =>
    run.expectSuccess('inbox.list', search('archived')),
  )
}

async function testMessage(
  run: ConformanceRun,
  id: number,
  agent: number | null,
  listArchived: () => ReturnType<ConformanceRun['expectSuccess']>,
): Promise<void> {
  const params = { id }
  const readField = async (field: string) =>
    valueAt((await run.expectSuccess('inbox.get', { params }))?.body, `message.${field}`)
  if ((await run.expectSuccess('inbox.markRead', { params, body: { read: 1 } })) !== null)
    run.check(
      'inbox.markRead',
      typeof (await readField('read_at')) === 'string',
      'does not mark the message as read',
    )
  if ((await run.expectSuccess('inbox.assign', { params, body: { agent_id: agent } })) !== null)
    run.check(
      'inbox.assign',
      ((await readField('agent.id')) ?? null) === agent,
      'does not assign the message to the agent',
    )
  if ((await run.expectSuccess('inbox.archive', { params, body: { archived: 1 } })) !== null) {
    const rows = rowsAt((await listArchived())?.body, 'inbox')
    run.check('inbox.archive', idAt(rows[0], 'id') === id, 'does not move the message to the archive')
  }
  const body = { subject: run.mark, text: 'A reply of the conformance suite.' }
  if (run.options.all) await run.expectSuccess('inbox.reply', { params, body })
  else run.skip(['inbox.reply'], 'it sends an email; run with --all')
  await deleteRecord(
    run,
    'message',
    id,
    { call: 'inbox.remove', options: { params } },
    { call: 'inbox.get', options: { params } },
  )
}
