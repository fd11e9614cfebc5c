import { answer, type Route } from '../answer.ts'
import { listKeys } from './read.ts'

export const keyItemRoutes: Route[] = [
  answer('keyItems.list', ({ db, params, query, language }) => listKeys(db, params.kind, query, language)),
]
