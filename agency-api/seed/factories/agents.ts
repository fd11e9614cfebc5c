import { stripMarks } from '#contract/normalize.ts'
import type { NewRow } from '../../db/schema.ts'
import { daysBefore } from './dates.ts'
import type { BilingualPair } from './texts.ts'

interface Person {
  name: readonly [string, string]
  role: BilingualPair
  about: BilingualPair
  /** Name of an image in `images/avatars/`; the dashboard shows initials without one. */
  avatar?: string
}

const people: readonly Person[] = [
  {
    name: ['Mariana', 'Figueiredo'],
    role: ['Sales director', 'Diretora comercial'],
    about: [
      'Has sold homes in Lisbon since 2006 and knows every staircase between Estrela and Príncipe Real.',
      'Vende casas em Lisboa desde 2006 e conhece todas as escadas entre a Estrela e o Príncipe Real.',
    ],
    avatar: 'mariana-figueiredo',
  },
  {
    name: ['Duarte', 'Sequeira'],
    role: ['Agent, Cascais and Estoril', 'Consultor, Cascais e Estoril'],
    about: [
      'Looks after villas along the Cascais coast and the families who move into them.',
      'Acompanha moradias da linha e as famílias que para lá se mudam.',
    ],
    avatar: 'duarte-sequeira',
  },
  {
    name: ['Beatriz', 'Nóbrega'],
    role: ['Agent, Porto', 'Consultora, Porto'],
    about: [
      'An architect by training; specialises in restored townhouses in Porto and Gaia.',
      'Arquiteta de formação, especializou-se em prédios recuperados no Porto e em Gaia.',
    ],
    avatar: 'beatriz-nobrega',
  },
  {
    name: ['Tiago', 'Monteverde'],
    role: ['Agent, Algarve', 'Consultor, Algarve'],
    about: [
      'Speaks Portuguese, English, German and French with buyers of second homes between Lagos and Tavira.',
      'Fala português, inglês, alemão e francês com quem procura segunda casa entre Lagos e Tavira.',
    ],
    avatar: 'tiago-monteverde',
  },
  {
    name: ['Helena', 'Vasconcelos'],
    role: ['Agent, farms and vineyards', 'Consultora, quintas e vinhas'],
    about: [
      'An agronomist who judges an estate by its water first and its walls second.',
      'Engenheira agrónoma; avalia uma quinta primeiro pela água e só depois pelas paredes.',
    ],
  },
  {
    name: ['Gonçalo', 'Prates'],
    role: ['New developments', 'Empreendimentos novos'],
    about: [
      'Sees each new development through from the first plan to the last set of keys.',
      'Segue cada empreendimento desde a primeira planta até à última chave.',
    ],
    avatar: 'goncalo-prates',
  },
  {
    name: ['Inês', 'Caldeira'],
    role: ['Lettings', 'Arrendamentos'],
    about: [
      'Finds tenants for owners and homes for tenants, with the paperwork done on both sides.',
      'Encontra inquilinos para proprietários e casa para inquilinos, com os papéis tratados dos dois lados.',
    ],
    avatar: 'ines-caldeira',
  },
  {
    name: ['Afonso', 'Lencastre'],
    role: ['Commercial property', 'Imóveis comerciais'],
    about: [
      'Shops, offices and warehouses, and the figures behind them.',
      'Lojas, escritórios e armazéns, e as contas que os sustentam.',
    ],
  },
]

interface AgentDraft {
  row: NewRow<'agents'>
  avatar: string | null
}

/** Creates the eight agents of the sample agency. */
export function createAgents(now: Date): AgentDraft[] {
  return people.map(({ name: [first_name, last_name], role, about, avatar = null }, index) => ({
    row: createAgent(now, {
      first_name,
      last_name,
      role_en: role[0],
      role_pt: role[1],
      description_en: about[0],
      description_pt: about[1],
      phone: `+351 91${index} 555 0${10 + index * 7}`,
      created_at: daysBefore(now, 540 - index * 20),
    }),
    avatar,
  }))
}

/** Creates an agent's row with defaults for tests. */
function createAgent(now: Date, overrides: Partial<NewRow<'agents'>> = {}): NewRow<'agents'> {
  const first_name = overrides.first_name ?? 'Marta'
  const last_name = overrides.last_name ?? 'Serrano'
  const mailbox = stripMarks(`${first_name}.${last_name}`).toLowerCase()
  const at = daysBefore(now, 90)
  return {
    first_name,
    last_name,
    email: `${mailbox}@soleira.example`,
    created_at: at,
    updated_at: at,
    ...overrides,
  }
}
