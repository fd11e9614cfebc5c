import type { Kysely } from 'kysely'
import type { Database } from './db/schema.ts'
import type { Environment } from './environment.ts'
import type { Mailer } from './mail/mailer.ts'
import type { MediaStore } from './media/store.ts'

/** What every room of the API may use: handed in, so that tests open a house of their own. */
export type House = {
  db: Kysely<Database>
  media: MediaStore
  mail: Mailer
  environment: Environment
  now: () => Date
}
