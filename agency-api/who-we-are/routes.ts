import { route, type Route } from '../register-route.ts'
import { readText, saveText } from '../website-texts.ts'
import { Versioned } from '../version.ts'
import { whoWeAre } from './text.ts'

export const whoWeAreRoutes: Route[] = [
  route('whoWeAre.get', async ({ db }) => {
    const { text, version } = await readText(db, whoWeAre)
    return new Versioned({ whoWeAre: { description: text } }, version)
  }),
  route('whoWeAre.update', async (request) => {
    return new Versioned({ saved: true }, await saveText(request, whoWeAre, request.body.description))
  }),
]
