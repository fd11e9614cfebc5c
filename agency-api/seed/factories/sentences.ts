import type { BilingualPair } from './texts.ts'

export type Style = 'flat' | 'house' | 'farm' | 'land' | 'commercial'

export const openings: Record<Style, readonly BilingualPair[]> = {
  flat: [
    [
      'Bright, dual-aspect {typology} apartment {place}, with {area} of well-planned space.',
      'Apartamento {typology} luminoso {place}, com {area} bem aproveitados e janelas em duas frentes.',
    ],
    [
      'On a quiet street {place}, this {typology} apartment keeps its high ceilings and has been renovated throughout.',
      'Numa rua sossegada {place}, este apartamento {typology} mantém o pé-direito alto e foi todo renovado.',
    ],
    [
      'A home for those who like to walk everywhere: {typology} {place}, {area}, in a well-kept building.',
      'Uma casa para quem gosta de fazer tudo a pé: {typology} {place}, {area}, num prédio bem cuidado.',
    ],
    [
      'Morning sun in the bedrooms and evening sun in the living room: a {typology} {place} with {area}.',
      'Sol da manhã nos quartos e sol da tarde na sala: um {typology} {place} com {area}.',
    ],
  ],
  house: [
    [
      '{typology} house {place}, set in a walled garden and built for long lunches outside.',
      'Moradia {typology} {place}, num jardim murado e pensada para almoços demorados ao ar livre.',
    ],
    [
      'Detached house with {area} {place}, designed around the light and the garden.',
      'Moradia isolada com {area} {place}, desenhada em função da luz e do jardim.',
    ],
    [
      'Behind a green gate {place} stands this {typology} family house of {area}, ready to move into.',
      'Atrás de um portão verde {place} está esta moradia {typology} com {area}, pronta a habitar.',
    ],
    [
      'Clean lines, natural stone and large windows: a {typology} villa {place} that opens completely onto the garden.',
      'Linhas direitas, pedra natural e grandes vãos: uma vivenda {typology} {place} que se abre por completo ao jardim.',
    ],
  ],
  farm: [
    [
      'Working estate {place} with {land} of land, a main house of {area} and its own water supply.',
      'Quinta em exploração {place} com {land} de terreno, casa principal de {area} e água própria.',
    ],
    [
      'Among cork oaks and vines {place}, an estate of {land} whose white house has been restored with lime and patience.',
      'Entre sobreiros e vinha {place}, uma quinta de {land} cuja casa branca foi recuperada com cal e paciência.',
    ],
  ],
  land: [
    [
      'Gently sloping, south-facing plot of {land} {place}, with paved road access.',
      'Terreno de {land} {place}, com declive suave, virado a sul e com acesso por estrada asfaltada.',
    ],
    [
      'Building land {place}: {land}, mains services at the boundary and open views.',
      'Terreno para construção {place}: {land}, infraestruturas à porta e vista desafogada.',
    ],
  ],
  commercial: [
    [
      'Commercial unit of {area} {place}, with a wide frontage, high ceilings and steady footfall.',
      'Espaço de {area} {place}, com frente larga, bom pé-direito e passagem constante.',
    ],
    [
      'Well-kept property of {area} {place}, flexible in use and close to public transport.',
      'Imóvel bem conservado com {area} {place}, versátil e próximo dos transportes públicos.',
    ],
  ],
}

export const layouts: Record<Style, readonly BilingualPair[]> = {
  flat: [
    [
      'It has {bedrooms}, {bathrooms} and a living room that opens onto the fitted kitchen.',
      'Tem {bedrooms}, {bathrooms} e uma sala que abre para a cozinha equipada.',
    ],
    [
      'The layout separates the sleeping area ({bedrooms}) from the living area, with {bathrooms} and plenty of storage.',
      'A planta separa a zona de quartos ({bedrooms}) da zona social; tem {bathrooms} e muita arrumação.',
    ],
  ],
  house: [
    [
      'On the ground floor are the living and dining rooms and the kitchen; upstairs, {bedrooms} and {bathrooms}.',
      'No piso térreo ficam a sala, a zona de refeições e a cozinha; em cima, {bedrooms} e {bathrooms}.',
    ],
    [
      'There are {bedrooms}, {bathrooms}, a laundry room and a study overlooking the trees.',
      'Dispõe de {bedrooms}, {bathrooms}, lavandaria e um escritório virado para as árvores.',
    ],
  ],
  farm: [
    [
      'The house has {bedrooms} and {bathrooms}; the outbuildings, all in good condition, suit guests as well as equipment.',
      'A casa tem {bedrooms} e {bathrooms}; os anexos, em bom estado, servem tanto para hóspedes como para alfaias.',
    ],
  ],
  land: [
    [
      'Planning rules allow a house with a pool and a covered garage.',
      'O índice aprovado permite uma moradia com piscina e garagem coberta.',
    ],
    [
      'Mature olive trees line the boundary, and a borehole can be licensed.',
      'Oliveiras com várias décadas marcam a estrema e é possível licenciar um furo.',
    ],
  ],
  commercial: [
    [
      'It offers {bathrooms}, air conditioning and fibre, and can be divided.',
      'Dispõe de {bathrooms}, ar condicionado e fibra, e pode ser dividido.',
    ],
  ],
}

export const amenityTexts: readonly BilingualPair[] = [
  [
    'Double glazing and a heat pump keep it comfortable in January and August alike.',
    'Os vidros duplos e a bomba de calor garantem conforto tanto em janeiro como em agosto.',
  ],
  [
    'The wooden floors are original and have been sanded; the kitchen is new.',
    'O soalho é o original e foi afagado; a cozinha é nova.',
  ],
  [
    'A wood-burning stove warms the living room, and every bedroom has fitted wardrobes.',
    'Uma lareira com recuperador aquece a sala e todos os quartos têm roupeiro.',
  ],
  [
    'It’s been finished with care: local stone, limewash and made-to-measure joinery.',
    'A obra foi acabada com cuidado: pedra da região, caiação e carpintaria por medida.',
  ],
  [
    'Solar panels on the roof cover most of the year’s electricity.',
    'Os painéis solares na cobertura asseguram a maior parte do consumo do ano.',
  ],
]

export const locationTexts: Record<string, BilingualPair> = {
  Lisboa: [
    'Garden, market, school and tram are all within five minutes on foot.',
    'Jardim, mercado, escola e elétrico ficam a menos de cinco minutos a pé.',
  ],
  Cascais: [
    'The seafront promenade, the international schools and the train to Lisbon are close by.',
    'O paredão, os colégios internacionais e o comboio para Lisboa ficam perto.',
  ],
  Sintra: [
    'The hills start at the end of the road and Praia das Maçãs is ten minutes away.',
    'A serra começa ao fundo da estrada e a Praia das Maçãs fica a dez minutos.',
  ],
  Oeiras: [
    'The promenade is at the end of the street, and Lisbon is fifteen minutes away by train.',
    'O passeio marítimo fica ao fundo da rua e Lisboa a quinze minutos de comboio.',
  ],
  Porto: [
    'Cafés, galleries and the river are around the corner, and the metro is five minutes away.',
    'Cafés, galerias e o rio estão ao virar da esquina e o metro a cinco minutos.',
  ],
  'Vila Nova de Gaia': [
    'The beaches begin at the end of the avenue and Porto is one bridge away.',
    'As praias começam ao fundo da avenida e o Porto está a uma ponte de distância.',
  ],
  Algarve: [
    'Beach, golf and a good fish restaurant are within ten minutes by car; Faro airport within the hour.',
    'Praia, golfe e um bom restaurante de peixe ficam a dez minutos de carro; o aeroporto de Faro a menos de uma hora.',
  ],
  Comporta: [
    'A sandy track through the pines leads to the beach; Lisbon is an hour and a quarter away.',
    'Chega-se à praia por um caminho de areia entre pinheiros; Lisboa fica a uma hora e um quarto.',
  ],
  Évora: [
    'The village has a grocer, a baker and a good restaurant; Lisbon is ninety minutes away by motorway.',
    'A vila tem mercearia, padaria e boa mesa; Lisboa fica a hora e meia de autoestrada.',
  ],
  Aveiro: [
    'University, station and lagoon can all be reached by bicycle.',
    'A universidade, a estação e a ria estão todas à distância de uma bicicleta.',
  ],
}

export const closings: readonly BilingualPair[] = [
  ['Viewings by appointment, including Saturdays.', 'Visitas por marcação, também ao sábado.'],
  [
    'Paperwork in order; vacant possession on completion.',
    'Documentação em ordem; livre à data da escritura.',
  ],
  ['Ask us for the floor plan and the service charge.', 'Peça-nos a planta e o valor do condomínio.'],
  ['One to take your time over. Call us.', 'Um imóvel para ver com tempo. Fale connosco.'],
]

export const slogans: readonly BilingualPair[] = [
  ['Where the day takes its time', 'Onde o dia tem tempo'],
  ['The sea at the end of the garden', 'O mar ao fundo do jardim'],
  ['A house that keeps its secrets', 'Uma casa que guarda segredos'],
  ['Silence, with a view', 'Silêncio com vista'],
]
