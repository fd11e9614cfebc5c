import { response, type Route } from '../register-route.ts'
import { readText, saveText } from '../website-texts.ts'
import { Versioned } from '../version.ts'

export const whoWeAreRoutes: Route[] = [
  response('whoWeAre.get', async ({ db }) => {
    const { text, version } = await readText(db, 'who-we-are')
    return new Versioned({ whoWeAre: { description: text } }, version)
  }),
  response('whoWeAre.update', async (request) => {
    return new Versioned({ saved: true }, await saveText(request, 'who-we-are', request.body.description))
  }),
]
