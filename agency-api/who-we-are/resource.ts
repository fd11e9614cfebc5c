import type { Tx } from '../db/schema.ts'
import { route, type ResourceModule } from '../route.ts'
import { type BilingualPair, daysBefore } from '../seed/data.ts'
import { toSaveResponse, Versioned } from '../version.ts'
import { readText, restoreText, saveText, seedText, defineWebsiteText } from '../website-texts.ts'

const whoWeAreText = defineWebsiteText('who-we-are', 'who-we-are')

const sampleText: BilingualPair = [
  '<h2>Every house begins at the doorstep</h2><p>A soleira is the stone you step over when you come home. Since 2009 we have sold, let and managed homes from the Minho to the Algarve, always with the same idea: <strong>a few homes, and we know each one well</strong>.</p><p>We are eight agents in two offices. Each of us lives in the region where we work, and none of us takes on a home without sleeping on it first.</p><ul><li><p>AMI licence 00000 (sample agency)</p></li><li><p>Viewings in Portuguese, English, French and Spanish</p></li></ul>',
  '<h2>Todas as casas começam na soleira</h2><p>Soleira é a pedra que se pisa para entrar em casa. Desde 2009 que vendemos, arrendamos e cuidamos de casas entre o Minho e o Algarve, sempre com a mesma ideia: <strong>poucas casas, bem conhecidas</strong>.</p><p>Somos oito consultores em dois escritórios. Cada um vive na região onde trabalha, e nenhum vende uma casa sem antes dormir sobre o assunto.</p><ul><li><p>Licença AMI 00000 (agência de exemplo)</p></li><li><p>Visitas em português, inglês, francês e espanhol</p></li></ul>',
]

export const whoWeAre: ResourceModule = {
  routes: [
    route('whoWeAre.get', async ({ db }) => {
      const { text, version } = await readText(db, whoWeAreText)
      return new Versioned({ whoWeAre: { description: text } }, version)
    }),
    route('whoWeAre.update', (request) =>
      toSaveResponse(saveText(request, whoWeAreText, request.body.description)),
    ),
  ],
  records: [{ ...whoWeAreText, restore: restoreText(whoWeAreText) }],
  seed: seedWhoWeAre,
}

async function seedWhoWeAre(tx: Tx, now: Date): Promise<void> {
  const [en, pt] = sampleText
  await seedText(tx, whoWeAreText, { en, pt }, daysBefore(now, 45))
}
