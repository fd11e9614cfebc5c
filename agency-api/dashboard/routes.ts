import { type RawBuilder, sql } from 'kysely'
import { limits } from '#contract/limits.ts'
import { type SetupStep, setupSteps } from '#contract/setup-steps.ts'
import type { Db } from '../db/schema.ts'
import { route, type Route } from '../route.ts'
import { countMonths, countRecords, monthsUpTo } from './counts.ts'
import { readFirstRecords } from './records.ts'

export const dashboardRoutes: Route[] = [
  route('dashboard.statistics', async ({ db, now, language }) => ({
    data: {
      statistics: {
        ...(await countRecords(db)),
        per_month: await countMonths(db, monthsUpTo(now(), limits.dashboardMonths)),
        most_viewed: await readFirstRecords(db, 'views', language, now()),
        recent: await readFirstRecords(db, 'created_at', language, now()),
        setup: await readSetup(db),
      },
    },
  })),
]

/** Rows that exist once a step is done. */
const completionQueries: Record<SetupStep, RawBuilder<unknown>> = {
  agency: sql`texts where name = 'who-we-are' and (text_en <> '' or text_pt <> '')`,
  options: sql`key_items where kind = 'types'`,
  districts: sql`districts`,
  agents: sql`agents`,
  users: sql`(select id from users order by id limit 1 offset 1) as second_user`,
  portals: sql`(select place from portal_accounts where tokens is not null or fetched_at is not null
    union all select place from portal_exports) as portals_in_use`,
  property: sql`properties`,
}

async function readSetup(db: Db): Promise<Record<SetupStep, boolean>> {
  const { rows } = await sql<Record<SetupStep, number>>`select ${sql.join(
    setupSteps.map(
      (step) =>
        sql`case when exists (select 1 from ${completionQueries[step]}) then 1 else 0 end as ${sql.ref(step)}`,
    ),
  )}`.execute(db)
  const [row] = rows
  return Object.fromEntries(setupSteps.map((step) => [step, row?.[step] === 1])) as Record<SetupStep, boolean>
}
