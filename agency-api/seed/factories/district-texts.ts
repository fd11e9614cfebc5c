import type { BilingualPair } from './texts.ts'

export interface DistrictPage {
  titles: readonly [BilingualPair, BilingualPair]
  keywords: readonly [BilingualPair, BilingualPair, BilingualPair, BilingualPair, BilingualPair]
  points: readonly [BilingualPair, BilingualPair, BilingualPair, BilingualPair]
  presents: BilingualPair
  didYouKnow: BilingualPair
  /** Inhabitants, rounded from the census of 2021. */
  population: number
  golfClubs: number
}

export const districtPages: Record<string, DistrictPage> = {
  Lisboa: {
    titles: [
      ['The city of light', 'A cidade da luz'],
      ['In the middle of everything', 'Viver no centro de tudo'],
    ],
    keywords: [
      ['River', 'Rio'],
      ['Culture', 'Cultura'],
      ['Tiles', 'Azulejo'],
      ['Viewpoints', 'Miradouros'],
      ['Schools', 'Escolas'],
    ],
    points: [
      ['Airport twenty minutes away', 'Aeroporto a vinte minutos'],
      ['Metro, trams and ferries', 'Metro, elétricos e barcos'],
      ['Hospitals and universities', 'Hospitais e universidades'],
      ['Half an hour from the sea', 'O mar a meia hora'],
    ],
    presents: [
      'A capital that still works as a set of villages: the baker knows your name and the opera is a walk away.',
      'Uma capital que continua a ser um conjunto de bairros: o padeiro sabe o nome de todos e à ópera vai-se a pé.',
    ],
    didYouKnow: [
      'Lisbon is older than Rome by some four centuries.',
      'Lisboa é cerca de quatro séculos mais antiga do que Roma.',
    ],
    population: 545_800,
    golfClubs: 1,
  },
  Cascais: {
    titles: [
      ['The town by the bay', 'A vila da baía'],
      ['Sea in front, hills behind', 'Mar à frente, serra atrás'],
    ],
    keywords: [
      ['Beach', 'Praia'],
      ['Golf', 'Golfe'],
      ['Sailing', 'Vela'],
      ['Villas', 'Moradias'],
      ['International schools', 'Escolas internacionais'],
    ],
    points: [
      ['Train to Lisbon in forty minutes', 'Comboio para Lisboa em quarenta minutos'],
      ['A marina for 650 boats', 'Marina para 650 barcos'],
      ['Guincho for wind and waves', 'O Guincho para o vento e as ondas'],
      ['Three hundred days of sun', 'Trezentos dias de sol'],
    ],
    presents: [
      'Gardens, villas and a promenade that goes all the way to Estoril. Families come for the schools and stay for the sea.',
      'Jardins, moradias e um paredão que vai até ao Estoril. As famílias vêm pelas escolas e ficam pelo mar.',
    ],
    didYouKnow: [
      'In 1878 the citadel of Cascais had the first electric light in Portugal.',
      'Em 1878 acendeu-se na cidadela de Cascais a primeira luz elétrica do país.',
    ],
    population: 214_100,
    golfClubs: 6,
  },
  Sintra: {
    titles: [
      ['The hill of palaces', 'A serra dos palácios'],
      ['Green all year round', 'Verde o ano inteiro'],
    ],
    keywords: [
      ['Palaces', 'Palácios'],
      ['Forest', 'Floresta'],
      ['Old estates', 'Quintas'],
      ['Beaches', 'Praias'],
      ['Colares wine', 'Vinho de Colares'],
    ],
    points: [
      ['World heritage since 1995', 'Património mundial desde 1995'],
      ['Five degrees cooler in August', 'Menos cinco graus em agosto'],
      ['Praia Grande ten minutes away', 'A Praia Grande a dez minutos'],
      ['Train to the centre of Lisbon', 'Comboio para o centro de Lisboa'],
    ],
    presents: [
      'Estates with walls of moss, cottages with roses, and the Atlantic at the end of the tram line.',
      'Quintas de muros com musgo, casas com roseiras e o Atlântico no fim da linha do elétrico.',
    ],
    didYouKnow: [
      'The tram to Praia das Maçãs has run since 1904.',
      'O elétrico para a Praia das Maçãs circula desde 1904.',
    ],
    population: 385_600,
    golfClubs: 3,
  },
  Oeiras: {
    titles: [
      ['Work and beach', 'Trabalho e praia'],
      ['The garden of the coast', 'O jardim da linha'],
    ],
    keywords: [
      ['Promenade', 'Passeio marítimo'],
      ['Technology', 'Tecnologia'],
      ['Gardens', 'Jardins'],
      ['Marina', 'Marina'],
      ['Families', 'Famílias'],
    ],
    points: [
      ['Business parks next door', 'Parques empresariais ao lado'],
      ['Lisbon in fifteen minutes', 'Lisboa em quinze minutos'],
      ['Four kilometres of promenade', 'Quatro quilómetros de passeio'],
      ['New flats with garages', 'Apartamentos novos com garagem'],
    ],
    presents: [
      'Popular with people who work in tech: modern flats, shady running paths, and the sea after work.',
      'Onde vive muita gente da tecnologia: apartamentos deste século, sombra para correr e o mar ao fim do dia.',
    ],
    didYouKnow: [
      'The Marquis of Pombal made wine here; his cellars still do.',
      'O Marquês de Pombal fazia vinho aqui; as suas adegas ainda o fazem.',
    ],
    population: 171_800,
    golfClubs: 1,
  },
  Porto: {
    titles: [
      ['Granite and river', 'Granito e rio'],
      ['A city for walking', 'Uma cidade para andar a pé'],
    ],
    keywords: [
      ['Douro', 'Douro'],
      ['Architecture', 'Arquitetura'],
      ['Wine', 'Vinho'],
      ['Bridges', 'Pontes'],
      ['Foz', 'Foz'],
    ],
    points: [
      ['Historic centre, world heritage', 'Centro histórico, património mundial'],
      ['Metro to the airport', 'Metro para o aeroporto'],
      ['The beach at the end of the tram', 'A praia no fim da linha do elétrico'],
      ['Two Pritzker Prize architects', 'Dois arquitetos Pritzker'],
    ],
    presents: [
      'Town houses with skylights over the stairs, gardens behind, and on every corner a café that has always been there.',
      'Prédios com claraboia sobre a escada, jardim nas traseiras e em cada esquina um café de sempre.',
    ],
    didYouKnow: [
      'Portugal takes its name from here: Portus Cale.',
      'O nome de Portugal vem daqui: Portus Cale.',
    ],
    population: 231_800,
    golfClubs: 2,
  },
  'Vila Nova de Gaia': {
    titles: [
      ['The bank with the view', 'A margem com vista'],
      ['Cellars and beaches', 'Caves e praias'],
    ],
    keywords: [
      ['View', 'Vista'],
      ['Port wine', 'Vinho do Porto'],
      ['Beaches', 'Praias'],
      ['Cable car', 'Teleférico'],
      ['Space', 'Espaço'],
    ],
    points: [
      ['Porto across the bridge', 'O Porto do outro lado da ponte'],
      ['Fifteen kilometres of beaches', 'Quinze quilómetros de praias'],
      ['More space for your money', 'Mais metros pelo mesmo preço'],
      ['Metro across the bridge', 'Metro pela ponte'],
    ],
    presents: [
      'Over breakfast you look across at Porto, and you pay less per square metre than those looking back.',
      'Quem cá vive toma o pequeno-almoço a olhar para o Porto e paga menos por metro do que quem olha de lá.',
    ],
    didYouKnow: [
      'All port once had to be aged in Gaia before it could be shipped.',
      'Todo o vinho do Porto tinha de envelhecer em Gaia antes de seguir viagem.',
    ],
    population: 303_900,
    golfClubs: 1,
  },
  Algarve: {
    titles: [
      ['Where summer lives', 'Onde mora o verão'],
      ['Cliffs, golf and white walls', 'Falésias, golfe e cal'],
    ],
    keywords: [
      ['Beach', 'Praia'],
      ['Golf', 'Golfe'],
      ['Sun', 'Sol'],
      ['Fish', 'Peixe'],
      ['Second home', 'Segunda casa'],
    ],
    points: [
      ['Faro airport within the hour', 'Aeroporto de Faro a menos de uma hora'],
      ['Forty golf courses', 'Quarenta campos de golfe'],
      ['Sea at twenty degrees', 'O mar a vinte graus'],
      ['Villages inland, quiet all year', 'Aldeias no interior, sossego o ano todo'],
    ],
    presents: [
      'From Sagres to Tavira: villas above the cliffs, town houses with roof terraces, farms with almond trees.',
      'De Sagres a Tavira: moradias sobre as falésias, casas com açoteia, quintas com amendoeiras.',
    ],
    didYouKnow: [
      'The name comes from the Arabic al-gharb: the west.',
      'O nome vem do árabe al-gharb: o ocidente.',
    ],
    population: 467_300,
    golfClubs: 40,
  },
  Comporta: {
    titles: [
      ['Where the road ends in sand', 'Onde a estrada acaba na areia'],
      ['Rice, pines and sea', 'Arroz, pinhal e mar'],
    ],
    keywords: [
      ['Beach', 'Praia'],
      ['Rice fields', 'Arrozais'],
      ['Storks', 'Cegonhas'],
      ['Horses', 'Cavalos'],
      ['Silence', 'Silêncio'],
    ],
    points: [
      ['An hour and a half from Lisbon', 'A hora e meia de Lisboa'],
      ['Sixty kilometres of beach', 'Sessenta quilómetros de praia'],
      ['Sado nature reserve', 'Reserva Natural do Estuário do Sado'],
      ['Wood, thatch and low walls', 'Madeira, colmo e muros baixos'],
    ],
    presents: [
      'Cabins among the rice and houses hidden in the pines, for those who want to be found by nobody.',
      'Cabanas entre o arroz e casas escondidas no pinhal, para quem não quer ser encontrado.',
    ],
    didYouKnow: [
      'The Sado’s dolphins are one of the few groups in the world that live in an estuary.',
      'Os golfinhos do Sado são uma das poucas famílias que vivem num estuário.',
    ],
    population: 1_300,
    golfClubs: 2,
  },
  Évora: {
    titles: [
      ['White town, wide land', 'Cidade branca, terra larga'],
      ['Time by the hectare', 'Tempo ao hectare'],
    ],
    keywords: [
      ['Cork oaks', 'Sobreiros'],
      ['Vineyards', 'Vinhas'],
      ['Estates', 'Herdades'],
      ['Heritage', 'Património'],
      ['Stars', 'Estrelas'],
    ],
    points: [
      ['An hour and a half from Lisbon', 'A hora e meia de Lisboa'],
      ['World heritage within the walls', 'Património mundial dentro das muralhas'],
      ['Land for vines and olives', 'Terra para vinha e olival'],
      ['Europe’s darkest skies, at Alqueva', 'O céu mais escuro da Europa no Alqueva'],
    ],
    presents: [
      'Houses with patios inside the walls and, outside them, estates where the nearest neighbour is a hill away.',
      'Casas com pátio dentro das muralhas e, fora delas, herdades em que o vizinho mais próximo fica para lá do outeiro.',
    ],
    didYouKnow: [
      'The Roman temple was a slaughterhouse until 1836; that’s why it’s still standing.',
      'O templo romano foi matadouro até 1836; é por isso que ainda está de pé.',
    ],
    population: 53_600,
    golfClubs: 0,
  },
  Aveiro: {
    titles: [
      ['The city of the lagoon', 'A cidade da ria'],
      ['Everything by bicycle', 'Tudo de bicicleta'],
    ],
    keywords: [
      ['Lagoon', 'Ria'],
      ['Boats', 'Moliceiros'],
      ['University', 'Universidade'],
      ['Salt', 'Sal'],
      ['Surf', 'Surf'],
    ],
    points: [
      ['Porto in forty minutes', 'O Porto a quarenta minutos'],
      ['Flat, with cycle lanes', 'Plana, com ciclovias'],
      ['Striped houses at Costa Nova', 'Palheiros às riscas na Costa Nova'],
      ['A university that brings work', 'Uma universidade que traz trabalho'],
    ],
    presents: [
      'Art nouveau along the canals, new flats by the station, and houses by the sea that still belong to fishermen.',
      'Arte nova ao longo dos canais, apartamentos novos junto à estação e casas de praia que ainda são de pescadores.',
    ],
    didYouKnow: [
      'Salt has been harvested from the lagoon by hand for more than a thousand years.',
      'O sal da ria é colhido à mão há mais de mil anos.',
    ],
    population: 80_900,
    golfClubs: 1,
  },
}
