import { answer, type Route } from '../answer.ts'
import { readText, saveText } from '../website-texts.ts'
import { Versioned } from '../version.ts'

export const whoWeAreRoutes: Route[] = [
  answer('whoWeAre.get', async ({ db }) => {
    const { text, version } = await readText(db, 'who-we-are')
    return new Versioned({ whoWeAre: { description: text } }, version)
  }),
  answer('whoWeAre.update', async (asked) => {
    return new Versioned({ saved: true }, await saveText(asked, 'who-we-are', asked.body.description))
  }),
]
