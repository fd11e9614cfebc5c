import { limits } from '#contract/limits.ts'
import { response, type Route } from '../register-route.ts'
import { countDistricts, countMissing, countMonths, countRecords } from './counts.ts'
import { monthsUpTo } from './months.ts'
import { firstRecords } from './records.ts'
import { readSetup } from './setup.ts'

export const dashboardRoutes: Route[] = [
  response('dashboard.statistics', async ({ db, now, language }) => ({
    data: {
      statistics: {
        ...(await countRecords(db)),
        per_month: await countMonths(db, monthsUpTo(now(), limits.dashboardMonths)),
        by_district: await countDistricts(db),
        most_viewed: await firstRecords(db, 'views', language, now()),
        recent: await firstRecords(db, 'created_at', language, now()),
        missing: await countMissing(db),
        setup: await readSetup(db),
      },
    },
  })),
]
