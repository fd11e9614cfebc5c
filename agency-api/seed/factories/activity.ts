import type { FieldChange, Json } from '../../activity/log-activity.ts'
import type { NewRow } from '../../db/schema.ts'
import { daysBefore } from '../data.ts'
import type { Random } from '../random.ts'
import type { SampleProperty } from './properties.ts'
import type { SampleUser } from './users.ts'

interface SampleActivity {
  row: Omit<NewRow<'activity'>, 'changes'>
  /** Index of the sample agency's property or user that the entry is about. */
  property?: number
  user?: number
  /** Index of the actor; null if unknown. */
  actor: number | null
  /** Values of `agent_id` are indexes of agents. */
  changes: FieldChange[]
}

const officeAddress = '198.51.100.24'

/**
 * Creates some weeks of activity: changes that led to the properties' current state, sign-ins in office hours, exports
 * and a deletion.
 */
export function createActivity(
  random: Random,
  now: Date,
  properties: readonly SampleProperty[],
  users: readonly SampleUser[],
): SampleActivity[] {
  const entries: SampleActivity[] = [
    ...properties.flatMap((record, property) => createPropertyActivity(random, now, record, property)),
    ...createSignIns(random, now, users),
    {
      row: createRow(now, 6.1, 'deleted', 'properties', {
        reference: 'SOL-087',
        title: ['Garage in Arroios', 'Garagem em Arroios'],
      }),
      actor: 0,
      changes: [],
    },
    { row: createRow(now, 9.2, 'exported', 'properties', { amount: 48 }), actor: 1, changes: [] },
    { row: createRow(now, 2.3, 'exported', 'contacts', { amount: 37 }), actor: 0, changes: [] },
  ]
  return entries.toSorted((a, b) => (a.row.at < b.row.at ? -1 : 1))
}

type RowOptions = {
  reference?: string
  title?: readonly [en: string, pt: string]
  amount?: number
  clientAddress?: string
}

function createRow(
  now: Date,
  days: number,
  action: SampleActivity['row']['action'],
  resource: SampleActivity['row']['noun'],
  {
    reference,
    title: [title_en, title_pt] = ['', ''],
    amount,
    clientAddress: client = officeAddress,
  }: RowOptions,
): SampleActivity['row'] {
  const at = inOfficeHours(now, days)
  return { at, action, noun: resource, reference, title_en, title_pt, amount, client }
}

/**
 * Returns a time `days` ago, rounded up to whole days, in office hours. The fraction of `days` selects the hour: .0 is
 * 9:00 UTC, .99 almost 19:00.
 */
function inOfficeHours(now: Date, days: number): string {
  const day = new Date(daysBefore(now, Math.ceil(days)))
  const minutes = 9 * 60 + Math.round((days - Math.floor(days)) * 600)
  day.setUTCHours(0, minutes, Math.round(minutes * 7.3) % 60, 0)
  return day.toISOString()
}

/** Creates changes of a property. Each ends at the field's current value, so that it can be reverted. */
function createPropertyActivity(
  random: Random,
  now: Date,
  { row, agent }: SampleProperty,
  property: number,
): SampleActivity[] {
  const subject = { reference: row.reference, title: [row.title_en ?? '', row.title_pt ?? ''] as const }
  const price = (row.price_cents ?? 0) / 100
  const age = random.between(3, 26)
  const entries: SampleActivity[] = []
  const addChange = (days: number, actor: number, field: string, before: Json, after: Json) =>
    entries.push({
      property,
      actor,
      changes: [{ field, before, after }],
      row: createRow(now, days, 'changed', 'properties', subject),
    })
  if (daysBefore(now, age + 5) < row.created_at) return entries
  if (property % 3 === 0 && price > 50_000)
    addChange(age, random.integer(0, 1), 'price', price + Math.ceil(price / 400_000) * 5_000, price)
  if (property % 4 === 1 && row.title_en)
    addChange(age + 4, random.integer(2, 4), 'i18n.title.en', '', row.title_en)
  if (property % 5 === 0) addChange(age - 2, random.integer(0, 3), 'agent_id', (agent + 1) % 8, agent)
  if (property % 6 === 0 && row.hide_price === 0) addChange(age - 1, 1, 'hide_price', 1, 0)
  if (entries.length > 0)
    entries.push({
      property,
      actor: random.integer(0, 3),
      changes: [],
      row: { ...createRow(now, 0, 'created', 'properties', subject), at: row.created_at },
    })
  return entries
}

/** Creates sign-ins and sign-outs of the past fortnight, and one sign-in with a wrong password. */
function createSignIns(random: Random, now: Date, users: readonly SampleUser[]): SampleActivity[] {
  const nameOfUser = (user: number) => users[user]?.row.name ?? '-'
  const namedUser = (user: number) => ({ title: [nameOfUser(user), nameOfUser(user)] as const })
  const days = Array.from({ length: 14 }, (_, day) => day + 1)
  return [
    ...days.flatMap((day) =>
      [0, 1, 2].flatMap((user): SampleActivity[] => {
        const startDays = day + random.between(0.01, 0.08)
        if (!random.chance(0.7)) return []
        const endDays = startDays + random.between(0.82, 0.9)
        const shared = { user, actor: user, changes: [] }
        return [
          { ...shared, row: createRow(now, startDays, 'signed-in', 'session', namedUser(user)) },
          { ...shared, row: createRow(now, endDays, 'signed-out', 'session', namedUser(user)) },
        ]
      }),
    ),
    {
      user: 1,
      actor: null,
      changes: [],
      row: createRow(now, 4.25, 'sign-in-failed', 'session', {
        ...namedUser(1),
        clientAddress: '203.0.113.9',
      }),
    },
  ]
}
