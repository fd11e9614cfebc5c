import type { NewRow } from '../../db/schema.ts'
import { daysBefore } from './dates.ts'
import { type Pair, slugOf } from './texts.ts'

/** Services of the sample agency: title and text, each in English and Portuguese. */
const offered: readonly (readonly [title: Pair, text: Pair])[] = [
  [
    ['Selling your home', 'Vender a sua casa'],
    [
      '<p>One person looks after the sale from the first visit to the deed.</p><h2>What is included</h2><ul><li><p>A <strong>market study</strong> of the street, not of the municipality</p></li><li><p>Photographs, floor plan and a description in two languages</p></li><li><p>Visits by appointment, and a written report every fortnight</p></li></ul><p>We are paid when the house is sold.</p>',
      '<p>Uma só pessoa acompanha a venda, da primeira visita à escritura.</p><h2>O que está incluído</h2><ul><li><p>Um <strong>estudo de mercado</strong> da rua, e não do concelho</p></li><li><p>Fotografias, planta e descrição em duas línguas</p></li><li><p>Visitas por marcação e um relatório escrito de quinze em quinze dias</p></li></ul><p>Só recebemos quando a casa é vendida.</p>',
    ],
  ],
  [
    ['Buying with us', 'Comprar connosco'],
    [
      '<p>Tell us how you want to live, and we look for the house, <em>on and off the market</em>.</p><ol><li><p>A conversation of half an hour</p></li><li><p>A shortlist of at most six houses</p></li><li><p>Visits, negotiation and the promissory contract</p></li></ol>',
      '<p>Diga-nos como quer viver e nós procuramos a casa, <em>dentro e fora do mercado</em>.</p><ol><li><p>Uma conversa de meia hora</p></li><li><p>Uma seleção de seis casas, no máximo</p></li><li><p>Visitas, negociação e contrato-promessa</p></li></ol>',
    ],
  ],
  [
    ['Valuation', 'Avaliação de imóveis'],
    [
      '<p>A written valuation within five working days, with the comparable sales that it rests on.</p><p>Ask for one at <a href="mailto:avaliacoes@soleira.example">avaliacoes@soleira.example</a>.</p>',
      '<p>Avaliação por escrito em cinco dias úteis, com as vendas comparáveis em que se baseia.</p><p>Peça a sua em <a href="mailto:avaliacoes@soleira.example">avaliacoes@soleira.example</a>.</p>',
    ],
  ],
  [
    ['Letting and management', 'Arrendamento e gestão'],
    [
      '<p>We find the tenant, check the references, collect the rent and answer the telephone when the boiler fails.</p><blockquote><p>Owners abroad hear from us once a month, tenants whenever they need to.</p></blockquote>',
      '<p>Encontramos o inquilino, verificamos as referências, recebemos a renda e atendemos o telefone quando o esquentador avaria.</p><blockquote><p>Os proprietários no estrangeiro têm notícias nossas uma vez por mês; os inquilinos, sempre que precisam.</p></blockquote>',
    ],
  ],
  [
    ['Moving to Portugal', 'Mudar-se para Portugal'],
    [
      '<p>Tax number, bank account, school and the right neighbourhood: we know whom to call.</p>',
      '<p>NIF, conta bancária, escola e o bairro certo: sabemos a quem ligar.</p>',
    ],
  ],
  [
    ['Renovation partners', 'Parceiros de remodelação'],
    [
      '<p>Architects and builders with whom we have finished at least three houses, and who answer for their budgets.</p>',
      '',
    ],
  ],
]

const aboveServices: Pair = [
  '<p>From the first valuation to the keys in your hand: six ways in which we can help, together or one by one.</p>',
  '<p>Da primeira avaliação às chaves na mão: seis formas de o ajudar, em conjunto ou uma a uma.</p>',
]

const whoWeAre: Pair = [
  '<h2>A house is a threshold</h2><p>Soleira is the stone that one steps over to come home. Since 2009 we have sold, let and looked after houses between the Minho and the Algarve, always with the same idea: <strong>few houses, well known</strong>.</p><p>We are eight agents in two offices. Each of us lives in the region that he or she works in, and none of us sells a house that we have not slept over.</p><ul><li><p>AMI licence 00000 (sample agency)</p></li><li><p>Visits in Portuguese, English, French and Spanish</p></li></ul>',
  '<h2>Uma casa é uma soleira</h2><p>Soleira é a pedra que se pisa para entrar em casa. Desde 2009 que vendemos, arrendamos e cuidamos de casas entre o Minho e o Algarve, sempre com a mesma ideia: <strong>poucas casas, bem conhecidas</strong>.</p><p>Somos oito consultores em dois escritórios. Cada um vive na região onde trabalha, e nenhum vende uma casa sem antes dormir sobre o assunto.</p><ul><li><p>Licença AMI 00000 (agência de exemplo)</p></li><li><p>Visitas em português, inglês, francês e espanhol</p></li></ul>',
]

/** Creates the services of the sample agency; the last one has no Portuguese text yet. */
export function makeServices(now: Date): NewRow<'services'>[] {
  return offered.map(([title, description], index) => ({
    title_en: title[0],
    title_pt: title[1],
    slug_en: slugOf(title[0]),
    slug_pt: slugOf(title[1]),
    description_en: description[0],
    description_pt: description[1],
    created_at: daysBefore(now, 400 - index * 30),
    updated_at: daysBefore(now, 60 - index * 9),
  }))
}

/** Creates the two single texts of its website. */
export function makeTexts(now: Date): NewRow<'texts'>[] {
  return (
    [
      ['services', aboveServices],
      ['who-we-are', whoWeAre],
    ] as const
  ).map(([name, [text_en, text_pt]]) => ({ name, text_en, text_pt, updated_at: daysBefore(now, 45) }))
}
