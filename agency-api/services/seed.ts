import { slugOf } from '#contract/slug.ts'
import type { NewRow, Tx } from '../db/schema.ts'
import { type BilingualPair, daysBefore } from '../seed/data.ts'
import { seedText } from '../website-texts.ts'
import { servicesDescription } from './read.ts'

const services: readonly (readonly [title: BilingualPair, text: BilingualPair])[] = [
  [
    ['Selling your home', 'Vender a sua casa'],
    [
      '<p>One person looks after your sale, from the first visit to completion.</p><h2>What’s included</h2><ul><li><p>A <strong>market appraisal</strong> of your street, not just of the municipality</p></li><li><p>Photos, a floor plan and a description in two languages</p></li><li><p>Viewings by appointment, and a written report every fortnight</p></li></ul><p>You only pay us when your home is sold.</p>',
      '<p>Uma só pessoa acompanha a venda, da primeira visita à escritura.</p><h2>O que está incluído</h2><ul><li><p>Um <strong>estudo de mercado</strong> da sua rua, e não só do concelho</p></li><li><p>Fotografias, planta e descrição em duas línguas</p></li><li><p>Visitas por marcação e um relatório escrito de quinze em quinze dias</p></li></ul><p>Só recebemos quando a casa é vendida.</p>',
    ],
  ],
  [
    ['Buying with us', 'Comprar connosco'],
    [
      '<p>Tell us how you want to live, and we’ll find the right home, <em>on or off the market</em>.</p><ol><li><p>A half-hour conversation</p></li><li><p>A shortlist of no more than six homes</p></li><li><p>Viewings, negotiation and the promissory contract</p></li></ol>',
      '<p>Diga-nos como quer viver e nós procuramos a casa, <em>dentro e fora do mercado</em>.</p><ol><li><p>Uma conversa de meia hora</p></li><li><p>Uma seleção de seis casas, no máximo</p></li><li><p>Visitas, negociação e contrato-promessa</p></li></ol>',
    ],
  ],
  [
    ['Valuation', 'Avaliação de imóveis'],
    [
      '<p>A written valuation within five working days, with the comparable sales it’s based on.</p><p>Ask for one at <a href="mailto:avaliacoes@soleira.example">avaliacoes@soleira.example</a>.</p>',
      '<p>Avaliação por escrito em cinco dias úteis, com as vendas comparáveis em que se baseia.</p><p>Peça a sua em <a href="mailto:avaliacoes@soleira.example">avaliacoes@soleira.example</a>.</p>',
    ],
  ],
  [
    ['Lettings and management', 'Arrendamento e gestão'],
    [
      '<p>We find the tenant, check references, collect the rent and answer the phone when the boiler breaks down.</p><blockquote><p>Owners abroad hear from us once a month, tenants whenever they need us.</p></blockquote>',
      '<p>Encontramos o inquilino, verificamos as referências, recebemos a renda e atendemos o telefone quando o esquentador avaria.</p><blockquote><p>Os proprietários no estrangeiro têm notícias nossas uma vez por mês; os inquilinos, sempre que precisam.</p></blockquote>',
    ],
  ],
  [
    ['Moving to Portugal', 'Mudar-se para Portugal'],
    [
      '<p>Tax number, bank account, school and the right neighbourhood: we know who to call.</p>',
      '<p>NIF, conta bancária, escola e o bairro certo: sabemos a quem ligar.</p>',
    ],
  ],
  [
    ['Renovation partners', 'Parceiros de remodelação'],
    [
      '<p>Architects and builders we’ve completed at least three homes with, and who stand by their quotes.</p>',
      // Left untranslated, so that the list shows a record with a missing translation.
      '',
    ],
  ],
]

const introduction: BilingualPair = [
  '<p>From the first valuation to the keys in your hand: six ways we can help, together or one at a time.</p>',
  '<p>Da primeira avaliação às chaves na mão: seis formas de o ajudar, em conjunto ou uma a uma.</p>',
]

function createServices(now: Date): NewRow<'services'>[] {
  return services.map(([title, description], index) => ({
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

export async function seedServices(tx: Tx, now: Date): Promise<void> {
  await tx.insertInto('services').values(createServices(now)).execute()
  const [en, pt] = introduction
  await seedText(tx, servicesDescription, { en, pt }, daysBefore(now, 45))
}
