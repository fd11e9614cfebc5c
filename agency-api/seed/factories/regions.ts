import type { BilingualPair } from './texts.ts'
import type { ExteriorScene } from './photos.ts'

interface Parish {
  concelho: string
  freguesia: string
  /** Form used after "in" and, in Portuguese, with its preposition: `na Estrela`. */
  place: BilingualPair
  lat: number
  lng: number
  streets: readonly [string, ...string[]]
  /** The four digits before the hyphen. */
  postal: string
}

export interface Region {
  name: string
  distrito: string
  /** Asking price, euros per gross square metre. */
  pricePerSquareMetre: number
  /** Photo scenes of flats and villas in this region. */
  flats: readonly [ExteriorScene, ...ExteriorScene[]]
  houses: readonly [ExteriorScene, ...ExteriorScene[]]
  parishes: readonly [Parish, ...Parish[]]
}

const parish = (
  concelho: string,
  freguesia: string,
  place: BilingualPair,
  [lat, lng]: readonly [number, number],
  postal: string,
  streets: readonly [string, ...string[]],
): Parish => ({ concelho, freguesia, place, lat, lng, postal, streets })

export const regions: readonly Region[] = [
  {
    name: 'Lisboa',
    distrito: 'Lisboa',
    pricePerSquareMetre: 6300,
    flats: ['lisbon-facade', 'lisbon-facade', 'apartment-block'],
    houses: ['lisbon-facade', 'family-house'],
    parishes: [
      parish('Lisboa', 'Estrela', ['Estrela', 'na Estrela'], [38.7128, -9.1606], '1200', [
        'Rua de São Bernardo',
        'Rua Domingos Sequeira',
        'Rua de Buenos Aires',
      ]),
      parish(
        'Lisboa',
        'Campo de Ourique',
        ['Campo de Ourique', 'em Campo de Ourique'],
        [38.7184, -9.1667],
        '1350',
        ['Rua Ferreira Borges', 'Rua Coelho da Rocha', 'Rua Almeida e Sousa'],
      ),
      parish('Lisboa', 'Misericórdia', ['Príncipe Real', 'no Príncipe Real'], [38.7162, -9.1489], '1250', [
        'Rua da Escola Politécnica',
        'Rua de São Marçal',
        'Rua da Palmeira',
      ]),
      parish(
        'Lisboa',
        'Avenidas Novas',
        ['Avenidas Novas', 'nas Avenidas Novas'],
        [38.7372, -9.1502],
        '1050',
        ['Avenida Elias Garcia', 'Avenida Miguel Bombarda', 'Rua Filipe Folque'],
      ),
      parish(
        'Lisboa',
        'Parque das Nações',
        ['Parque das Nações', 'no Parque das Nações'],
        [38.7681, -9.0972],
        '1990',
        ['Alameda dos Oceanos', 'Rua do Polo Sul', 'Passeio do Tejo'],
      ),
      parish('Lisboa', 'Santa Maria Maior', ['Chiado', 'no Chiado'], [38.7107, -9.1404], '1200', [
        'Rua Ivens',
        'Rua Serpa Pinto',
        'Rua Anchieta',
      ]),
    ],
  },
  {
    name: 'Cascais',
    distrito: 'Lisboa',
    pricePerSquareMetre: 5900,
    flats: ['apartment-block', 'penthouse-terrace'],
    houses: ['modern-villa', 'modern-villa', 'family-house', 'manor'],
    parishes: [
      parish('Cascais', 'Cascais e Estoril', ['Estoril', 'no Estoril'], [38.7085, -9.3986], '2765', [
        'Avenida de Portugal',
        'Rua de Lisboa',
        'Avenida Biarritz',
      ]),
      parish(
        'Cascais',
        'Cascais e Estoril',
        ['Quinta da Marinha', 'na Quinta da Marinha'],
        [38.7042, -9.4573],
        '2750',
        ['Rua das Palmeiras', 'Avenida da República'],
      ),
      parish('Cascais', 'Carcavelos e Parede', ['Parede', 'na Parede'], [38.6921, -9.3553], '2775', [
        'Rua Capitão Leitão',
        'Avenida Marginal',
      ]),
      parish('Cascais', 'Alcabideche', ['Birre', 'em Birre'], [38.7146, -9.4487], '2750', [
        'Rua de Birre',
        'Rua das Giestas',
      ]),
    ],
  },
  {
    name: 'Sintra',
    distrito: 'Lisboa',
    pricePerSquareMetre: 3500,
    flats: ['apartment-block', 'family-house'],
    houses: ['manor', 'family-house', 'family-house'],
    parishes: [
      parish('Sintra', 'Colares', ['Colares', 'em Colares'], [38.8062, -9.4494], '2705', [
        'Rua da República',
        'Estrada do Rodízio',
      ]),
      parish(
        'Sintra',
        'Sintra',
        ['São Pedro de Penaferrim', 'em São Pedro de Penaferrim'],
        [38.7895, -9.3792],
        '2710',
        ['Rua Serpa Pinto', 'Calçada de São Pedro'],
      ),
      parish(
        'Sintra',
        'São João das Lampas e Terrugem',
        ['São João das Lampas', 'em São João das Lampas'],
        [38.8741, -9.4003],
        '2705',
        ['Rua da Igreja', 'Rua do Mercado'],
      ),
    ],
  },
  {
    name: 'Oeiras',
    distrito: 'Lisboa',
    pricePerSquareMetre: 4500,
    flats: ['apartment-block', 'apartment-block', 'penthouse-terrace'],
    houses: ['family-house', 'modern-villa'],
    parishes: [
      parish(
        'Oeiras',
        'Oeiras e São Julião da Barra, Paço de Arcos e Caxias',
        ['Paço de Arcos', 'em Paço de Arcos'],
        [38.6968, -9.2925],
        '2770',
        ['Rua Costa Pinto', 'Rua Lino de Assunção'],
      ),
      parish(
        'Oeiras',
        'Algés, Linda-a-Velha e Cruz Quebrada-Dafundo',
        ['Algés', 'em Algés'],
        [38.7039, -9.2321],
        '1495',
        ['Avenida da República', 'Rua Major Afonso Palla'],
      ),
      parish(
        'Oeiras',
        'Oeiras e São Julião da Barra, Paço de Arcos e Caxias',
        ['Santo Amaro de Oeiras', 'em Santo Amaro de Oeiras'],
        [38.6902, -9.3161],
        '2780',
        ['Rua Cândido dos Reis', 'Rua do Alto da Barra'],
      ),
    ],
  },
  {
    name: 'Porto',
    distrito: 'Porto',
    pricePerSquareMetre: 4300,
    flats: ['porto-riverside', 'porto-riverside', 'apartment-block'],
    houses: ['porto-riverside', 'family-house'],
    parishes: [
      parish(
        'Porto',
        'Aldoar, Foz do Douro e Nevogilde',
        ['Foz do Douro', 'na Foz do Douro'],
        [41.1523, -8.6718],
        '4150',
        ['Rua de Gondarém', 'Rua do Passeio Alegre', 'Rua da Senhora da Luz'],
      ),
      parish('Porto', 'Bonfim', ['Bonfim', 'no Bonfim'], [41.1534, -8.5968], '4300', [
        'Rua do Heroísmo',
        'Rua de Santos Pousada',
      ]),
      parish(
        'Porto',
        'Cedofeita, Santo Ildefonso, Sé, Miragaia, São Nicolau e Vitória',
        ['Ribeira', 'na Ribeira'],
        [41.1416, -8.6142],
        '4050',
        ['Rua da Fonte Taurina', 'Rua de São João'],
      ),
      parish(
        'Porto',
        'Lordelo do Ouro e Massarelos',
        ['Massarelos', 'em Massarelos'],
        [41.1489, -8.6365],
        '4150',
        ['Rua de Dom Pedro V', 'Rua do Campo Alegre'],
      ),
    ],
  },
  {
    name: 'Vila Nova de Gaia',
    distrito: 'Porto',
    pricePerSquareMetre: 3400,
    flats: ['apartment-block', 'penthouse-terrace', 'porto-riverside'],
    houses: ['modern-villa', 'family-house'],
    parishes: [
      parish(
        'Vila Nova de Gaia',
        'Santa Marinha e São Pedro da Afurada',
        ['Santa Marinha', 'em Santa Marinha'],
        [41.1332, -8.6163],
        '4400',
        ['Rua do Pilar', 'Rua Cândido dos Reis'],
      ),
      parish('Vila Nova de Gaia', 'Canidelo', ['Canidelo', 'em Canidelo'], [41.1247, -8.6496], '4400', [
        'Rua da Bélgica',
        'Avenida Beira Mar',
      ]),
      parish('Vila Nova de Gaia', 'Madalena', ['Madalena', 'na Madalena'], [41.1068, -8.6431], '4405', [
        'Rua do Cerro',
        'Rua da Madalena',
      ]),
    ],
  },
  {
    name: 'Algarve',
    distrito: 'Faro',
    pricePerSquareMetre: 4900,
    flats: ['apartment-block', 'penthouse-terrace'],
    houses: ['algarve-villa', 'algarve-villa', 'algarve-villa', 'modern-villa'],
    parishes: [
      parish('Loulé', 'Almancil', ['Almancil', 'em Almancil'], [37.0863, -8.0301], '8135', [
        'Rua da República',
        'Estrada Vale do Lobo',
      ]),
      parish('Loulé', 'Quarteira', ['Vilamoura', 'em Vilamoura'], [37.0911, -8.1192], '8125', [
        'Avenida da Marina',
        'Rua da Botelha',
      ]),
      parish('Lagos', 'Luz', ['Praia da Luz', 'na Praia da Luz'], [37.0896, -8.7281], '8600', [
        'Rua da Praia',
        'Rua Direita',
      ]),
      parish('Lagoa', 'Lagoa e Carvoeiro', ['Carvoeiro', 'no Carvoeiro'], [37.1003, -8.4709], '8400', [
        'Rua do Barranco',
        'Estrada do Farol',
      ]),
      parish(
        'Tavira',
        'Tavira (Santa Maria e Santiago)',
        ['Tavira', 'em Tavira'],
        [37.1276, -7.6489],
        '8800',
        ['Rua da Liberdade', 'Calçada de Santa Maria'],
      ),
    ],
  },
  {
    name: 'Comporta',
    distrito: 'Setúbal',
    pricePerSquareMetre: 6800,
    flats: ['beach-house'],
    houses: ['beach-house', 'beach-house', 'modern-villa'],
    parishes: [
      parish('Alcácer do Sal', 'Comporta', ['Comporta', 'na Comporta'], [38.3806, -8.7851], '7580', [
        'Rua do Secador',
        'Largo de São João',
      ]),
      parish('Grândola', 'Carvalhal', ['Carvalhal', 'no Carvalhal'], [38.3098, -8.7512], '7570', [
        'Rua das Dunas',
        'Estrada da Praia',
      ]),
      parish('Grândola', 'Melides', ['Melides', 'em Melides'], [38.1462, -8.7268], '7570', [
        'Rua da Lagoa',
        'Estrada das Sobreiras',
      ]),
    ],
  },
  {
    name: 'Évora',
    distrito: 'Évora',
    pricePerSquareMetre: 2000,
    flats: ['alentejo-farm'],
    houses: ['alentejo-farm', 'alentejo-farm', 'manor'],
    parishes: [
      parish('Évora', 'Bacelo e Senhora da Saúde', ['Évora', 'em Évora'], [38.5789, -7.8962], '7005', [
        'Rua de Machede',
        'Estrada das Piscinas',
      ]),
      parish('Reguengos de Monsaraz', 'Monsaraz', ['Monsaraz', 'em Monsaraz'], [38.4437, -7.3803], '7200', [
        'Rua Direita',
        'Estrada do Telheiro',
      ]),
      parish('Redondo', 'Redondo', ['Redondo', 'no Redondo'], [38.6476, -7.5465], '7170', [
        'Rua do Castelo',
        'Estrada da Serra de Ossa',
      ]),
    ],
  },
  {
    name: 'Aveiro',
    distrito: 'Aveiro',
    pricePerSquareMetre: 2700,
    flats: ['apartment-block', 'porto-riverside'],
    houses: ['family-house', 'modern-villa'],
    parishes: [
      parish('Aveiro', 'Glória e Vera Cruz', ['Beira-Mar', 'na Beira-Mar'], [40.6437, -8.6562], '3800', [
        'Rua do Carmo',
        'Rua João Mendonça',
      ]),
      parish('Ílhavo', 'Gafanha da Encarnação', ['Costa Nova', 'na Costa Nova'], [40.6142, -8.7487], '3830', [
        'Avenida José Estêvão',
        'Rua dos Banheiros',
      ]),
      parish('Aveiro', 'Esgueira', ['Esgueira', 'em Esgueira'], [40.6479, -8.6282], '3800', [
        'Rua José Luciano de Castro',
        'Rua General Costa Cascais',
      ]),
    ],
  },
]
