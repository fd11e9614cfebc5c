import { endpointOf } from '#contract/index.ts'
import { z } from 'zod'
import { eachDatabase } from './databases.ts'
import { openDesk } from './desk.ts'
import { agentForm } from '../torture/processes.ts'

/** A default would write over what is stored whenever a caller leaves the field out. */
test.each([
  'profile.update',
  'users.update',
  'agents.update',
  'keyItems.update',
  'districts.update',
] as const)('no field of %s has a default that erases', (name) => {
  const { body } = endpointOf(name) as { body: z.ZodType }
  const erasing = Object.entries(body instanceof z.ZodObject ? body.shape : {}).filter(
    ([field, schema]) => field !== 'password' && schema instanceof z.ZodDefault,
  )
  expect(erasing.map(([field]) => field)).toEqual([])
})

eachDatabase((database) => {
  test('an agent keeps the phone and the e-mail that an update leaves out', async () => {
    const desk = await openDesk(database)
    const whole = { ...agentForm('Rita'), last_name: 'Nunes', phone: '912 345 678', email: 'rita@example.pt' }
    const { agent_id: id } = await desk.call('agents.add', { body: whole })
    const { last_name: _, phone: _1, email: _2, ...rest } = whole
    await desk.call('agents.update', { params: { id: Number(id) }, body: { ...rest, first_name: 'Maria' } })
    const row = await database
      .db()
      .selectFrom('agents')
      .selectAll()
      .where('id', '=', Number(id))
      .executeTakeFirst()
    expect(row).toMatchObject({
      first_name: 'Maria',
      last_name: 'Nunes',
      phone: '912 345 678',
      email: 'rita@example.pt',
    })
  })
})
