import type { NewRow } from '../../db/schema.ts'
import { daysBefore } from './dates.ts'
import { type DistrictPage, districtPages } from './district-texts.ts'
import type { BilingualPair } from './texts.ts'
import { regions } from './regions.ts'

const about: Record<string, { name?: BilingualPair; text: BilingualPair; cover: string }> = {
  Lisboa: {
    name: ['Lisbon', 'Lisboa'],
    text: [
      'Seven hills, a river as wide as a sea and light that painters come for. From tiled buildings in Estrela and Campo de Ourique to new towers by the water, Lisbon has a home for every way of living.',
      'Sete colinas, um rio largo como o mar e uma luz que os pintores procuram. Dos prédios de azulejo da Estrela e de Campo de Ourique às torres novas junto à água, Lisboa tem casa para cada forma de viver.',
    ],
    cover: 'lisbon-view',
  },
  Cascais: {
    text: [
      'A fishing bay that became a royal summer town. Villas among the pines, international schools and the train to Lisbon along the sea.',
      'Uma baía de pescadores que se tornou vila de veraneio da corte. Moradias entre pinheiros, escolas internacionais e o comboio para Lisboa sempre junto ao mar.',
    ],
    cover: 'cascais-bay',
  },
  Sintra: {
    text: [
      'Palaces in the mist, old quintas behind mossy walls and beaches ten minutes down the hill. Cooler than Lisbon in summer, and greener all year.',
      'Palácios na névoa, quintas antigas atrás de muros com musgo e praias a dez minutos, serra abaixo. Mais fresca do que Lisboa no verão e mais verde o ano inteiro.',
    ],
    cover: 'sintra-palace',
  },
  Oeiras: {
    text: [
      'Gardens, a seaside promenade and the business parks of the Lisbon coast: work here and be on the beach by six.',
      'Jardins, passeio marítimo e os parques empresariais da linha: trabalha-se cá e às seis já se está na praia.',
    ],
    cover: 'oeiras-coast',
  },
  Porto: {
    text: [
      'Granite, iron and the Douro. Townhouses restored floor by floor, gardens hidden in the middle of blocks and the Atlantic at the end of the avenue.',
      'Granito, ferro e o Douro. Prédios recuperados andar a andar, jardins escondidos no miolo dos quarteirões e o Atlântico ao fundo da avenida.',
    ],
    cover: 'porto-view',
  },
  'Vila Nova de Gaia': {
    text: [
      'The bank with the view: port-wine lodges facing Porto, and fifteen kilometres of beaches on the other side.',
      'A margem que tem a vista: caves de vinho do Porto de frente para a cidade e quinze quilómetros de praias do outro lado.',
    ],
    cover: 'porto-riverside-3',
  },
  Algarve: {
    text: [
      'Ochre cliffs, golf among umbrella pines and white villas with bougainvillea. Three hundred days of sun, and an airport within the hour.',
      'Falésias ocres, golfe entre pinheiros-mansos e casas brancas com buganvílias. Trezentos dias de sol e um aeroporto a menos de uma hora.',
    ],
    cover: 'algarve-cliffs',
  },
  Comporta: {
    text: [
      'Rice fields, storks and sixty kilometres of empty beach. Cabins of wood and thatch where the road ends in sand.',
      'Arrozais, cegonhas e sessenta quilómetros de praia deserta. Cabanas de madeira e colmo onde a estrada acaba na areia.',
    ],
    cover: 'comporta-fields',
  },
  Évora: {
    name: ['Évora and Alentejo', 'Évora e Alentejo'],
    text: [
      'A walled white town among cork oaks and vines. Farms measured in hectares, silence measured in hours.',
      'Uma cidade branca e muralhada entre sobreiros e vinhas. Herdades que se medem em hectares e um sossego que se mede em horas.',
    ],
    cover: 'evora-temple',
  },
  Aveiro: {
    text: [
      'Canals, painted boats and striped houses by the lagoon. University, industry and the sea, all within a bicycle ride.',
      'Canais, moliceiros e palheiros às riscas junto à ria. Universidade, indústria e mar, tudo à distância de uma bicicleta.',
    ],
    cover: 'aveiro-view',
  },
}

interface DistrictDraft {
  row: NewRow<'districts'>
  /** Name of an image in `images/`. */
  cover: string
}

/** Creates a district's row with defaults for tests. */
function createDistrict(now: Date, overrides: Partial<NewRow<'districts'>> = {}): NewRow<'districts'> {
  const at = daysBefore(now, 540)
  return { name_en: 'Setúbal', name_pt: 'Setúbal', created_at: at, updated_at: at, ...overrides }
}

function textsOf({ titles, keywords, points, presents, didYouKnow }: DistrictPage): Record<string, string> {
  const texts: [string, BilingualPair][] = [
    ...titles.map((text, index): [string, BilingualPair] => [`districts_title${index + 1}`, text]),
    ...keywords.map((text, index): [string, BilingualPair] => [`districts${index + 1}`, text]),
    ...points.map((text, index): [string, BilingualPair] => [`key_point${index + 1}`, text]),
    ['presents', presents],
    ['did_you_know', didYouKnow],
  ]
  return Object.fromEntries(
    texts.flatMap(([name, [en, pt]]) => [
      [`${name}_en`, en],
      [`${name}_pt`, pt],
    ]),
  )
}

/** Creates the ten districts of the agency's website, in the order of `regions`. */
export function createDistricts(now: Date): DistrictDraft[] {
  return regions.map(({ name }) => {
    const entry = about[name]
    if (entry === undefined) throw new Error(`No text for the region ${name}`)
    const page = districtPages[name]
    if (page === undefined) throw new Error(`No page for the region ${name}`)
    const [name_en, name_pt] = entry.name ?? [name, name]
    const [description_en, description_pt] = entry.text
    const { population, golfClubs: golf_clubs } = page
    return {
      row: createDistrict(now, {
        name_en,
        name_pt,
        description_en,
        description_pt,
        population,
        golf_clubs,
        ...textsOf(page),
      }),
      cover: entry.cover,
    }
  })
}
