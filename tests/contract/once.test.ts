import { eachDatabase } from './databases.ts'
import { type Desk, openDesk } from './desk.ts'
import { addKey, form } from './portfolio.ts'
import { sweepAccounts } from '../../agency-api/accounts/sweep.ts'
import { agentForm } from '../torture/processes.ts'

eachDatabase((database) => {
  let desk: Desk
  beforeAll(async () => {
    desk = await openDesk(database)
  })
  const add = async (name: string, key: string) => {
    const headers = { 'idempotency-key': key }
    const answer = await desk.ask('agents.add', { body: agentForm(name), headers })
    return [answer.status, await answer.json()]
  }
  const named = (name: string) =>
    database.db().selectFrom('agents').select('id').where('first_name', '=', name).execute()

  test('what is sent several times under one key is done once, and each is given the answer', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => add('Rita', 'press-save-twice')))
    answers.push(await add('Rita', 'press-save-twice'))
    const rows = await named('Rita')
    expect(rows).toHaveLength(1)
    expect(answers).toEqual(answers.map(() => [201, { agent_id: rows[0]?.id }]))
    await add('Rita', 'another-key-of-theirs')
    expect(await named('Rita')).toHaveLength(2)
  })

  test('what was refused is tried anew under the same key', async () => {
    const headers = { 'idempotency-key': 'refused-at-first' }
    const type = await addKey(database.db(), 'types', 'House', 'Moradia')
    const body = form(type)
    expect((await desk.ask('properties.add', { body: { ...body, type_id: 99_999 }, headers })).status).toBe(
      422,
    )
    expect((await desk.ask('properties.add', { body, headers })).status).toBe(201)
  })

  test('a key that is none is passed over, and one is forgotten after a day', async () => {
    expect((await add('Nuno', 'x'))[0]).toBe(201)
    const later = () => new Date(Date.now() + 25 * 3_600_000)
    await sweepAccounts({ db: database.db(), now: later })
    const kept = await database.db().selectFrom('answered_calls').selectAll().execute()
    expect(kept).toEqual([])
  })
})
