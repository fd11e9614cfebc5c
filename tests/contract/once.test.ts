import { setTimeout as pause } from 'node:timers/promises'
import { onlyOnce } from '../../agency-api/once.ts'
import { eachDatabase } from './databases.ts'
import { type Desk, openDesk } from './desk.ts'
import { openOffice } from './office.ts'
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

  test('a call without a transaction claims its key too; one whose process died frees it after two minutes', async () => {
    const house = { db: database.db(), now: () => new Date() }
    let runs = 0
    const act = async () => {
      runs += 1
      await pause(20)
      return { run: runs }
    }
    const answers = await Promise.all([1, 2, 3].map(() => onlyOnce(house, 'without-a-transaction', act)))
    expect([runs, answers]).toEqual([1, [{ run: 1 }, { run: 1 }, { run: 1 }]])

    const died = { key: 'process-died', at: new Date(Date.now() - 121_000).toISOString(), answer: null }
    await database
      .db()
      .insertInto('answered_calls')
      .values({ ...died, claimed: 0 })
      .execute()
    expect(await onlyOnce(house, died.key, act)).toEqual({ run: 2 })
  })

  test('no token of an answer is stored; a repeat gets the answer without it', async () => {
    const office = await openOffice(database)
    const ana = await office.hire({ email: `once-${database.name}@example.pt` })
    const headers = { 'idempotency-key': 'change-of-a-password' }
    const password = 'uma-nova-2026'
    const body = { old_password: ana.password, password, password_confirmation: password }
    const { token, known_device } = await office.call('profile.changePassword', {
      token: ana.token,
      headers,
      body,
    })
    const rows = await database.db().selectFrom('answered_calls').select('answer').execute()
    const stored = JSON.stringify(rows)
    expect(rows).toContainEqual({ answer: '{"body":{},"version":null}' })
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(known_device)

    const act = () => Promise.resolve({ token, known_device, user: 1 })
    const [first, repeat] = [
      await onlyOnce(office.house, 'answered-a-token', act),
      await onlyOnce(office.house, 'answered-a-token', act),
    ]
    expect([first, repeat]).toEqual([{ token, known_device, user: 1 }, { user: 1 }])
  })

  test('a key that is none is passed over, and one is forgotten after a day', async () => {
    expect((await add('Nuno', 'x'))[0]).toBe(201)
    const later = () => new Date(Date.now() + 25 * 3_600_000)
    await sweepAccounts({ db: database.db(), now: later })
    const kept = await database.db().selectFrom('answered_calls').selectAll().execute()
    expect(kept).toEqual([])
  })
})
