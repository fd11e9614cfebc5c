import type { Db } from './db/schema.ts'
import type { Environment } from './environment.ts'
import type { Mailer } from './mail/open.ts'
import type { MediaStore } from './media/store.ts'

/** Dependencies shared by all routes. Injected so that tests can create isolated instances. */
export type AppContext = {
  db: Db
  media: MediaStore
  mail: Mailer
  environment: Environment
  now: () => Date
}

/** The part of the context that most queries need. */
export type DbContext = Pick<AppContext, 'db' | 'now'>

/** Context of a save; `ifMatch` is the version in If-Match, null without one. */
export type EditContext = DbContext & { ifMatch: string | null }

/** The stored data of an agency. */
export type Installation = Pick<AppContext, 'db' | 'media'>
