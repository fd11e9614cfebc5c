import { energyRatings } from '#contract/energy-ratings.ts'
import {
  type Cells,
  createFlagWords,
  parseFlag,
  createCsvFields,
  type ImportField,
} from '@/components/csv/import/import-plan'
import { normalizeForSearch } from '@/components/ui/normalize-for-search'
import { parsePrice } from '@/lib/format/number-input'
import type { GetHeader } from '@/components/resource/use-field-texts'
import type { propertyFields } from '../fields'

/** Ids by name, normalized for search; agents also by email address. */
type Lookup = ReadonlyMap<string, number>
export type Lookups = Readonly<Record<'type_id' | 'agent_id' | 'district_id', Lookup>>

/**
 * Returns the request body. Leaves unreadable flags and ratings as is and turns unreadable numbers into NaN, for the
 * schema to reject. Unknown names become null; `findUnmatchedFields` reports their fields.
 */
export function toPropertyInput(cells: Cells, lookups: Lookups) {
  const text = (name: string) => (cells[name] ?? '').trim()
  // In files, all numbers have the notation of prices, whatever the user's language.
  const number = (name: string) => parsePrice(text(name))
  const bilingual = (name: string) => ({ en: text(`${name}.en`), pt: text(`${name}.pt`) })
  const id = (name: keyof Lookups) => lookups[name].get(normalizeForSearch(text(name))) ?? null
  return {
    reference: text('reference'),
    i18n: {
      title: bilingual('i18n.title'),
      description: bilingual('i18n.description'),
      slogan: { en: '', pt: '' },
    },
    type_id: id('type_id'),
    price: number('price'),
    for_sale: parseFlag(text('for_sale'), dealTypeWords),
    hide_price: parseFlag(text('hide_price')),
    low_cost: parseFlag(text('low_cost')),
    bedrooms: parsePrice(text('bedrooms').replace(/^[TV](?=\d)/i, '')),
    bathrooms: number('bathrooms'),
    parking: number('parking'),
    gross_area: number('gross_area'),
    living_area: number('living_area'),
    exterior_area: number('exterior_area'),
    lote_size: number('lote_size'),
    floor: text('floor') || null,
    year: number('year'),
    energy: parseEnergy(text('energy')),
    agent_id: id('agent_id'),
    district_id: id('district_id'),
  }
}

/** Returns the lookup columns whose text isn't the name of any of the agency's records. */
export function findUnmatchedFields(cells: Cells, lookups: Lookups): (keyof Lookups)[] {
  return (Object.keys(lookups) as (keyof Lookups)[]).filter((name) => {
    const text = normalizeForSearch(cells[name] ?? '')
    return text !== '' && !lookups[name].has(text)
  })
}

const dealTypeWords = createFlagWords(
  '1, sale, for sale, venda, venta, vente, a vendre, 出售',
  '0, rent, for rent, to rent, arrendamento, para arrendar, aluguer, alquiler, location, a louer, 出租',
)

const energyWords: Readonly<Record<string, string>> = {
  isento: 'Exempt',
  exento: 'Exempt',
  exempte: 'Exempt',
  'non soumis': 'Exempt',
  豁免: 'Exempt',
  'in progress': 'In Process',
  'em processo': 'In Process',
  'en tramite': 'In Process',
  'en cours': 'In Process',
  办理中: 'In Process',
}

function parseEnergy(text: string): string | null {
  if (text === '') return null
  const lowerCase = text.toLowerCase()
  return (
    energyWords[normalizeForSearch(text)] ??
    energyRatings.find((rating) => rating.toLowerCase() === lowerCase) ??
    text
  )
}

type FieldPath = Parameters<GetHeader<typeof propertyFields>>[0]

/** Column names used by other programs and by our own exports, in five languages. */
const acceptedHeaders: Partial<Record<FieldPath, string>> = {
  reference: 'Reference, Ref, Referência, Referencia, Référence, 编号, Código, Code, Id',
  'i18n.title.pt':
    'Title (Portuguese), Title PT, Título (português), Título PT, Título, Titre (portugais), Titre, 标题（葡萄牙文）, 标题',
  'i18n.title.en':
    'Title (English), Title EN, Title, Título (inglês), Título EN, Titre (anglais), 标题（英文）, 标题（英语）',
  type_id: 'Type, Property type, Tipo, Tipo de imóvel, Tipo de inmueble, Type de bien, 类型',
  price:
    'Price, Price (EUR), Preço, Preço (EUR), Valor, Precio, Precio (EUR), Prix, Prix (EUR), 价格, 价格（EUR）, 价格 (EUR)',
  for_sale:
    'Sale or rent, Business, Transaction, Venda ou arrendamento, Negócio, Finalidade, Venta o alquiler, Vente ou location, Operación, 交易类型',
  hide_price: 'Hide price, Ocultar o preço, Ocultar preço, Ocultar el precio, Masquer le prix, 隐藏价格',
  bedrooms: 'Bedrooms, Rooms, Quartos, Tipologia, Typology, Dormitorios, Habitaciones, Chambres, 卧室',
  bathrooms: 'Bathrooms, Casas de banho, WC, Baños, Salles de bains, 卫生间',
  parking: 'Parking, Garage, Estacionamento, Garagem, Aparcamiento, Garaje, Stationnement, 车位',
  gross_area:
    'Gross area, Gross area (m²), Área bruta, Área bruta (m²), Superficie construida, Superficie construida (m²), Surface brute, Surface brute (m²), 建筑面积, 建筑面积 (m²)',
  living_area:
    'Useful area, Useful area (m²), Living area, Área útil, Área útil (m²), Superficie útil, Superficie útil (m²), Surface utile, Surface utile (m²), 使用面积, 使用面积 (m²)',
  exterior_area:
    'Exterior area, Exterior area (m²), Área exterior, Área exterior (m²), Superficie exterior, Superficie exterior (m²), Surface extérieure, Surface extérieure (m²), 室外面积, 室外面积 (m²)',
  lote_size:
    'Plot area, Land area, Área do lote, Área do terreno, Superficie de la parcela, Surface de la parcelle, 地块面积',
  floor: 'Floor, Piso, Andar, Planta, Étage, 楼层',
  year: 'Year built, Year, Ano de construção, Ano, Año de construcción, Année de construction, 建造年份',
  energy:
    'Energy rating, Energy class, Classe energética, Certificado energético, Calificación energética, Classe énergétique, 能效等级',
  agent_id: 'Agent, Consultor, Angariador, Agente, Conseiller, 经纪人',
  district_id: 'District, Area, Zona, Secteur, 片区',
  low_cost: 'Low cost, Petit prix, 低价',
  'i18n.description.pt':
    'Description (Portuguese), Description PT, Descrição (português), Descrição PT, Descrição, Descripción (portugués), Description (portugais), 描述（葡萄牙文）',
  'i18n.description.en':
    'Description (English), Description EN, Description, Descrição (inglês), Descrição EN, Descripción (inglés), Description (anglais), 描述（英文）',
}

export function createPropertyCsvFields(getHeader: GetHeader<typeof propertyFields>): readonly ImportField[] {
  return createCsvFields(getHeader, acceptedHeaders, {
    required: ['reference', 'type_id', 'price'],
    multiline: ['i18n.description.pt', 'i18n.description.en'],
  })
}
