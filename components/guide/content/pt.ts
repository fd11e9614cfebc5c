import type { GuideContent } from '../guide-content'

export const guide: GuideContent = {
  groups: {
    start: 'Primeiros passos',
    properties: 'Imóveis e empreendimentos',
    website: 'Site e mensagens',
    office: 'O seu escritório',
  },
  topics: {
    introduction: {
      title: 'Introdução',
      blocks: [
        'É na Soleira que a agência guarda os imóveis e tudo o que o site público mostra. O que guardar aqui aparece logo no site.',
        {
          picture: 'home',
          alt: 'A página inicial: menu à esquerda, indicadores, imóveis por mês e por distrito.',
        },
        'O menu à esquerda leva a todo o lado. No topo está o que se faz mais vezes: {layout.menu.newProperty} e {layout.menu.newDevelopment}. {layout.collapseMenu} dá mais espaço em ecrãs pequenos.',
        'A barra superior tem a pesquisa, este guia, a língua, o tema claro ou escuro e a sua conta.',
        'Os textos para os visitantes escrevem-se em português e em inglês. A língua escolhida na barra só altera o que vê no ecrã.',
        {
          note: 'Nada se perde por engano: se sair de uma página com alterações por guardar, é-lhe perguntado antes.',
        },
        {
          note: 'Na agência de exemplo, tudo volta ao que era a cada 30 minutos; antes disso, um aviso mostra o tempo que falta. Os dados da sua própria agência nunca são repostos.',
        },
      ],
    },
    'cache-windows': {
      title: 'Limpar a cache do navegador no Windows',
      blocks: [
        'Se uma página parecer desformatada ou desatualizada depois de uma atualização, o navegador pode estar a mostrar uma cópia guardada. Guarde primeiro o seu trabalho.',
        {
          steps: [
            'Prima Ctrl + F5. A página é carregada de novo, sem a cópia guardada; quase sempre basta.',
            'Se não bastar, prima Ctrl + Shift + Delete. No Chrome, no Edge e no Firefox abre-se a janela para limpar os dados de navegação.',
            'Escolha como intervalo «Todo o período» (no Firefox, «Tudo»).',
            'Assinale apenas «Imagens e ficheiros em cache». Não apague os cookies: sem eles terá de iniciar sessão outra vez.',
            'Confirme, feche a janela e abra de novo a Soleira.',
          ],
        },
        { note: 'Os nomes das opções variam um pouco com a versão do navegador.' },
      ],
    },
    'cache-mac': {
      title: 'Limpar a cache do navegador no Mac',
      blocks: [
        'Se uma página parecer desformatada ou desatualizada depois de uma atualização, o navegador pode estar a mostrar uma cópia guardada. Guarde primeiro o seu trabalho.',
        {
          steps: [
            'Prima Command + Shift + R (no Safari, Command + Option + R). A página é carregada de novo; quase sempre basta.',
            'Se não bastar, no Chrome e no Firefox prima Command + Shift + Delete, escolha «Todo o período», assinale apenas «Imagens e ficheiros em cache» e confirme.',
            'No Safari, abra Definições, depois Avançadas, e ative as funcionalidades para programadores web. Aparece na barra o menu «Programação».',
            'Escolha Programação e depois Esvaziar caches (Command + Option + E).',
            'Abra de novo a Soleira.',
          ],
        },
        { note: 'Limpar o «Histórico» no Safari também termina as suas sessões nos sites. Não é preciso.' },
      ],
    },
    'insert-property': {
      title: 'Inserir um novo imóvel',
      blocks: [
        {
          steps: [
            'No menu, escolha {layout.menu.newProperty}.',
            'Em {listing.form.essentials}, escreva a {properties.form.reference}, escolha o {listing.form.type} e se é {properties.form.forSale} ou {properties.form.forRent}, e indique o {properties.form.price}.',
            'Escreva o {listing.form.title} em pelo menos uma língua. Um aviso mostra a tradução que falta.',
            'Preencha {listing.form.rooms}. Deixe vazio o que não souber.',
            'Em {listing.form.features}, escolha a {listing.form.energy} do certificado válido: a lei exige-a em todos os anúncios.',
            'Em {listing.form.management}, escolha o {listing.form.agent} e o {listing.form.district}.',
            'Prima {common.save}.',
          ],
        },
        {
          picture: 'new-property',
          alt: 'O formulário de um novo imóvel, na primeira secção.',
        },
        'O imóvel fica em rascunho. {listing.tabs.media}, {listing.tabs.location} e as restantes partes abrem assim que houver título e descrição nas duas línguas; uma parte bloqueada diz o que falta e leva-o até lá.',
        {
          note: 'Um campo mal preenchido fica assinalado com o motivo, e uma lista por cima do formulário leva a cada um. O que escreveu mantém-se.',
        },
      ],
    },
    photographs: {
      title: 'Fotografias e plantas',
      blocks: [
        {
          steps: [
            'Abra o imóvel e escolha {listing.tabs.media}.',
            'Largue as fotografias na caixa ou prima-a para as escolher. JPEG e PNG, cada uma com menos de 2 MB.',
            'Os ficheiros demasiado grandes são indicados pelo nome. {listing.media.fit} faz cópias mais pequenas e carrega-as.',
            'Arraste as fotografias para a ordem certa ou mova-as com Alt e uma seta do teclado.',
            'No menu de uma fotografia, escolha {listing.media.makeCover} ou {listing.media.markPlan}.',
          ],
        },
        {
          picture: 'photographs',
          alt: 'As fotografias de um imóvel em grelha; a primeira está marcada como capa.',
        },
        'A capa é o que se vê primeiro nas listas e no site. Ali também pode recortar, rodar e clarear uma fotografia, e tapar caras e matrículas.',
      ],
    },
    location: {
      title: 'Definir a localização',
      blocks: [
        {
          steps: [
            'Abra o imóvel e escolha {listing.tabs.location}.',
            'Escreva uma localidade, freguesia ou rua em {listing.location.search} e escolha um resultado, clique no mapa ou escreva as {listing.location.coordinates}.',
            'Leve o marcador para a posição exata.',
            'Confirme a {listing.location.address}. O que escrever mantém-se.',
            'Prima {common.save}.',
          ],
        },
        { picture: 'location', alt: 'A procura de um local e o mapa com o marcador e o seu raio.' },
        'Com um {listing.location.radius} acima de 0, o site mostra apenas um círculo e as páginas impressas não indicam a rua.',
      ],
    },
    lists: {
      title: 'Encontrar e alterar imóveis',
      blocks: [
        'Os filtros estão por cima da lista e ficam como os deixou durante um dia. Também fazem parte do endereço da página: envie-o a um colega e ele verá o mesmo.',
        {
          picture: 'lists',
          alt: 'A lista de imóveis ativos em cartões, com filtros, ordem e vistas por cima.',
        },
        'A lista pode ver-se como {listing.list.views.cards}, {listing.list.views.table} ou {listing.list.views.map}.',
        'O menu de três pontos de cada imóvel altera-o sem o abrir: etiqueta, preço oculto ou visível, low cost, {properties.card.markSold} ou {listing.card.archive}. Uma mensagem ao fundo permite anular.',
        '{csv.export.action} guarda, para o Excel, tudo o que a lista mostra, em todas as suas páginas.',
        { note: 'No máximo, 18 imóveis podem estar em destaque. O menu diz quantos lugares estão ocupados.' },
      ],
    },
    print: {
      title: 'Imprimir uma ficha ou um cartão de montra',
      blocks: [
        {
          steps: [
            'No menu de um imóvel, escolha {properties.card.print}; na página do imóvel, {properties.form.print}.',
            'Escolha {print.kinds.sheet} para entregar a um visitante ou {print.kinds.window} para a montra.',
            'Escolha a língua dos textos e, se for outra, a das etiquetas.',
            'Leia o que está em {print.problemsTitle}, por exemplo a classe energética em falta, e corrija.',
            'Prima {print.print}. Na janela do navegador, «Guardar como PDF» cria um ficheiro para enviar por e-mail.',
          ],
        },
        {
          picture: 'print',
          alt: 'A página de impressão: ficha ou cartão de montra, as línguas, o botão e a ficha tal como sairá.',
        },
        'Um preço oculto é impresso como {print.onRequest}. O código QR leva ao imóvel no seu site.',
      ],
    },
    portals: {
      title: 'Anunciar em portais',
      blocks: [
        'Um imóvel é levado ao Imovirtual, ao idealista, à JamesEdition e aos portais que leem Kyero a partir da sua própria página, ou vários de uma vez a partir da lista.',
        {
          steps: [
            'Um Administrador abre {layout.menu.portals} uma vez e prime {portals.connect} onde o portal o exige.',
            'Abra o imóvel e desça até {portals.panelTitle}. Por baixo de cada portal está o que ainda falta; cada linha leva ao seu campo.',
            'Guarde e depois prima {portals.publish}.',
            'Siga o estado: {portals.states.inserted} quer dizer que o portal o tem, {portals.states.success} que o próprio portal o diz. De um ficheiro só se sabe {portals.states.fetched}.',
            'O que alterar depois é enviado quando premir {portals.update}. Um preço oculto e uma localização desviada são enviados por si.',
          ],
        },
        'O que é arquivado, vendido, privado ou eliminado é retirado por si. {layout.menu.portals} mostra todos os imóveis e portais e, em {portals.filters.leaving}, o que um portal ainda não confirmou.',
        {
          note: 'Se não for possível fazer um portal ocultar o preço, o anúncio é retirado; o imóvel diz porquê.',
        },
      ],
    },
    developments: {
      title: 'Empreendimentos',
      blocks: [
        'Um empreendimento reúne os imóveis de um edifício ou urbanização.',
        { picture: 'developments', alt: 'A lista de empreendimentos em cartões.' },
        {
          steps: [
            'Escolha {layout.menu.newDevelopment}, dê-lhe um título e guarde.',
            'Junte fotografias e localização, como num imóvel.',
            'Abra um imóvel e escolha-o em {properties.form.development}, ou ligue os imóveis na página do empreendimento.',
          ],
        },
        {
          note: 'Arquivar um empreendimento arquiva também os seus imóveis. Ao desarquivar, voltam os que foram com ele.',
        },
      ],
    },
    'front-page': {
      title: 'A página inicial do site',
      blocks: [
        'Aqui escolhe o que os visitantes veem primeiro: as grandes fotografias do topo e, por baixo, os imóveis em destaque.',
        {
          picture: 'front-page',
          alt: 'O editor da página inicial: capas com título, texto e ligação nas duas línguas.',
        },
        {
          steps: [
            'No menu, escolha {layout.menu.frontpage}.',
            'Prima {front-page.covers.add}, escreva título e texto nas duas línguas e, se quiser, uma ligação.',
            'Arraste as capas para a ordem certa e prima {common.save}.',
            'Em {front-page.highlights.title}, prima {front-page.highlights.add}. Aí as alterações ficam logo guardadas.',
          ],
        },
        'A pré-visualização mostra a página em computador ou telemóvel, nas duas línguas.',
      ],
    },
    inbox: {
      title: 'Mensagens do site',
      blocks: [
        'O que os visitantes escrevem no site chega sozinho à {layout.menu.inbox}. O número ao lado da entrada do menu diz quantas mensagens ninguém leu ainda.',
        {
          picture: 'inbox',
          alt: 'A caixa de entrada: etiquetas, remetentes, assuntos e os agentes que as acompanham.',
        },
        {
          steps: [
            'Abra uma mensagem. A partir daí conta como lida.',
            'Escolha um {inbox.agent}: uma mensagem sobre um imóvel já traz o agente desse imóvel.',
            'Prima {inbox.reply}. A resposta começa com uma saudação na língua do visitante.',
            'Quando estiver tratada, prima {inbox.archive}.',
          ],
        },
        {
          note: 'Se alguém lhe pedir que elimine os seus dados, use {inbox.erase}: a mensagem e as respostas desaparecem de vez. Pesquise antes pelo e-mail da pessoa: com a última mensagem desaparece também o contacto.',
        },
      ],
    },
    contacts: {
      title: 'Contactos em ficheiro',
      blocks: [
        'Os administradores podem guardar num ficheiro para o Excel as pessoas que escreveram a partir do site. Quem escreveu várias vezes ocupa uma só linha.',
        {
          picture: 'contacts',
          alt: 'A página dos contactos: filtros, número de pessoas e as primeiras linhas do ficheiro.',
        },
        {
          steps: [
            'No menu, escolha {layout.menu.contacts}.',
            'Filtre pelo assunto, por dias, língua, consentimento ou agente.',
            'Veja as primeiras linhas e prima {contacts.download}.',
          ],
        },
        {
          note: 'São dados pessoais. Fica registado quem descarregou cada ficheiro. Elimine-o quando já não precisar dele.',
        },
      ],
    },
    account: {
      title: 'A sua conta',
      blocks: [
        {
          steps: [
            'No menu, escolha {layout.menu.settings}.',
            'Altere o nome, o telefone e a fotografia e prima {common.save}.',
            'Para mudar a palavra-passe, escreva a atual e duas vezes a nova. As suas outras sessões terminam.',
          ],
        },
        {
          picture: 'account',
          alt: 'A página da própria conta: o perfil com fotografia, nome e telefone.',
        },
        'Em {profile.sessions.title} estão os seus dispositivos. Termine o que não reconhecer e mude então a palavra-passe.',
      ],
    },
    users: {
      title: 'Utilizadores do sistema',
      blocks: [
        'Os administradores decidem quem pode iniciar sessão.',
        {
          steps: [
            'No menu, escolha {layout.menu.users} e depois {users.panel.add}.',
            'Escreva o nome, o e-mail e as iniciais, e uma palavra-passe com pelo menos 8 caracteres.',
            'Escolha a função: {users.roles.Administrator} ou {users.roles.User}.',
            'Prima {common.save} e entregue a palavra-passe ao seu colega em mão.',
          ],
        },
        'Um {users.roles.User} faz tudo, exceto gerir utilizadores do sistema, descarregar contactos e gerir contas de portais.',
        {
          note: 'Ninguém pode eliminar a própria conta. Ao eliminar a de um colega que sai, as sessões dele terminam de imediato em todo o lado.',
        },
      ],
    },
    history: {
      title: 'Histórico: quem alterou o quê',
      blocks: [
        'Cada alteração fica registada: quem a fez, quando, e o que lá estava antes. Ninguém pode mexer nesse registo.',
        {
          steps: [
            'Abra o imóvel, o agente ou outro registo e escolha {activity.tab}: nos imóveis e empreendimentos é um separador, nos restantes um botão.',
            'Procure o campo no dia em que foi alterado; ao lado estão os dois valores.',
            'Prima {activity.revert} nesse campo, leia o que lá vai ficar e confirme.',
          ],
        },
        'Se entretanto alguém voltou a alterar o campo, é avisado e pode escolher {activity.anyway}. A seguir, uma mensagem permite ainda {activity.undo}. Fotografias e anexos eliminados e palavras-passe não podem ser repostos.',
        'Em {layout.menu.activity}, os administradores veem tudo o que foi feito na agência, incluindo inícios de sessão, exportações e eliminações.',
        {
          note: 'De uma mensagem do site fica registado quem a acompanhou, nunca o que o visitante escreveu.',
        },
      ],
    },
  },
}
