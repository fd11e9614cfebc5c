import { z } from 'zod'
import type { BilingualPair } from '../data.ts'

/** Names of the website's filters. The five master groups and the tags come with the migrations. */
export const typeNames = [
  ['Apartment', 'Apartamento'],
  ['House', 'Moradia'],
  ['Villa', 'Vivenda'],
  ['Penthouse', 'Penthouse'],
  ['Duplex', 'Duplex'],
  ['Country estate', 'Quinta'],
  ['Building land', 'Terreno'],
  ['Retail unit', 'Loja'],
  ['Office', 'Escritório'],
  ['Building', 'Prédio'],
  ['Warehouse', 'Armazém'],
] as const satisfies readonly BilingualPair[]
export const TypeName = z.literal(typeNames.map(([en]) => en))
export type TypeName = z.infer<typeof TypeName>

export const lifestyleNames: readonly BilingualPair[] = [
  ['By the sea', 'Junto ao mar'],
  ['City living', 'Vida na cidade'],
  ['Golf and country', 'Golfe e campo'],
  ['Family living', 'Para a família'],
  ['Historic centre', 'Centro histórico'],
  ['Vineyards', 'Vinhas'],
  ['Second home', 'Segunda residência'],
  ['Investment', 'Investimento'],
  ['Working from home', 'Trabalhar em casa'],
  ['Nature and quiet', 'Natureza e sossego'],
]

export const listingNames: readonly BilingualPair[] = [
  ['Resale', 'Usado'],
  ['New build', 'Construção nova'],
  ['Under construction', 'Em construção'],
  ['Refurbished', 'Recuperado'],
  ['In need of renovation', 'Para recuperar'],
  ['Exclusive', 'Exclusivo'],
]

/** Features by the English name of their master group. */
export const featureNames: Record<string, readonly BilingualPair[]> = {
  View: [
    ['Sea view', 'Vista mar'],
    ['River view', 'Vista rio'],
    ['City view', 'Vista cidade'],
    ['Mountain view', 'Vista serra'],
    ['Garden view', 'Vista jardim'],
    ['Countryside view', 'Vista campo'],
    ['Golf course view', 'Vista golfe'],
  ],
  Outdoor: [
    ['Swimming pool', 'Piscina'],
    ['Heated pool', 'Piscina aquecida'],
    ['Private garden', 'Jardim privativo'],
    ['Terrace', 'Terraço'],
    ['Balcony', 'Varanda'],
    ['Barbecue', 'Churrasqueira'],
    ['Lock-up garage', 'Garagem fechada'],
    ['Outdoor parking', 'Estacionamento exterior'],
    ['Borehole', 'Furo de água'],
    ['Automatic irrigation', 'Rega automática'],
    ['Tennis court', 'Campo de ténis'],
    ['Fruit trees', 'Árvores de fruto'],
  ],
  Indoor: [
    ['Fireplace', 'Lareira'],
    ['Air conditioning', 'Ar condicionado'],
    ['Central heating', 'Aquecimento central'],
    ['Underfloor heating', 'Piso radiante'],
    ['Double glazing', 'Vidros duplos'],
    ['Fitted wardrobes', 'Roupeiros embutidos'],
    ['Fitted kitchen', 'Cozinha equipada'],
    ['Laundry room', 'Lavandaria'],
    ['Wooden floors', 'Soalho de madeira'],
    ['High ceilings', 'Pé-direito alto'],
    ['Original azulejos', 'Azulejos originais'],
  ],
  'Indoor - Others': [
    ['Wine cellar', 'Garrafeira'],
    ['Home cinema', 'Sala de cinema'],
    ['Private gym', 'Ginásio privado'],
    ['Home office', 'Escritório em casa'],
    ['Storage room', 'Arrecadação'],
    ['Pantry', 'Despensa'],
    ['Guest annexe', 'Anexo para hóspedes'],
  ],
  Features: [
    ['Alarm system', 'Sistema de alarme'],
    ['Video entryphone', 'Videoporteiro'],
    ['Solar panels', 'Painéis solares'],
    ['Heat pump', 'Bomba de calor'],
    ['Charging point', 'Carregador para veículos elétricos'],
    ['Gated community', 'Condomínio fechado'],
    ['Concierge', 'Porteiro'],
    ['Step-free access', 'Acesso sem degraus'],
    ['Smart home', 'Domótica'],
  ],
}
