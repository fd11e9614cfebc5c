import { createGuide } from '../guide-content'

export const guide = createGuide(
  {
    start: 'Primeiros passos',
    properties: 'Imóveis e empreendimentos',
    website: 'Site e mensagens',
    office: 'A sua agência',
    problems: 'Problemas',
  },
  {
    introduction: `
      # Introdução
      É na Soleira que a agência guarda os imóveis e tudo o que o site público mostra. Um imóvel novo é um rascunho até ter o título e a descrição completos nos dois idiomas; depois disso, cada alteração que guardar aparece de imediato no site.
      ![A página Início: o menu à esquerda, as mensagens à espera de resposta, o que precisa de atenção e o que os colegas alteraram.](home)
      Use o menu à esquerda para navegar. No topo, {layout.new} reúne as tarefas mais comuns: {layout.menu.newProperty} e {layout.menu.newDevelopment}. Num ecrã pequeno, {layout.collapseMenu} liberta mais espaço.
      A barra superior tem a pesquisa, este guia, o idioma, o tema claro ou escuro e a sua conta.
      Os textos para os visitantes escrevem-se em inglês e em português. Mudar o idioma na barra só altera o que vê no seu ecrã.
      > Se sair de uma página com alterações por guardar, a Soleira pede-lhe primeiro que confirme.
      > A agência de exemplo pode ser reposta periodicamente; antes disso, um aviso mostra o tempo que falta. A sua própria agência nunca é reposta.
    `,
    search: `
      # Pesquisa e atalhos
      A pesquisa encontra imóveis, empreendimentos, consultores, zonas, serviços e mensagens. Também abre páginas e inicia ações como {layout.menu.newProperty}.
      1. Prima Ctrl + K (⌘ + K num Mac) em qualquer página, ou clique na caixa de pesquisa no topo.
      2. Escreva uma referência, um nome, um local ou o nome de uma página.
      3. Escolha um resultado com as setas do teclado e prima Enter.
      Antes de escrever, a pesquisa sugere o que abriu recentemente.
      Ctrl + S (⌘ + S) guarda um formulário. Também há atalhos de uma só tecla: / abre a pesquisa, N inicia um novo imóvel, e J e K percorrem uma lista. Prima ? para os ver todos em {shortcuts.title}.
      > Se usa ditado por voz ou prime teclas sem querer, desative {shortcuts.switch} nessa lista.
    `,
    'cache-windows': `
      # Limpar a cache do navegador no Windows
      Se uma página parecer desformatada ou desatualizada depois de uma atualização, o navegador pode estar a mostrar uma cópia antiga. Guarde primeiro o seu trabalho.
      1. Prima Ctrl + F5. A página é recarregada sem a cópia e, em geral, o problema fica resolvido.
      2. Se não ficar, prima Ctrl + Shift + Delete. No Chrome, no Edge e no Firefox abre-se a janela para limpar os dados de navegação.
      3. Escolha o intervalo que abrange tudo («Desde sempre» ou «Sempre»; «Tudo» no Firefox).
      4. Selecione apenas «Imagens e ficheiros em cache». Não apague os cookies, ou terá de iniciar sessão de novo.
      5. Confirme, feche a janela e abra de novo a Soleira.
      > Os nomes destas opções variam um pouco com a versão do navegador.
    `,
    'cache-mac': `
      # Limpar a cache do navegador no Mac
      Se uma página parecer desformatada ou desatualizada depois de uma atualização, o navegador pode estar a mostrar uma cópia antiga. Guarde primeiro o seu trabalho.
      1. Prima Command + Shift + R (Command + Option + R no Safari). A página é recarregada e, em geral, o problema fica resolvido.
      2. Se não ficar, no Chrome e no Firefox prima Command + Shift + Delete, escolha o intervalo que abrange tudo («Desde sempre», «Sempre» ou «Tudo»), selecione apenas «Imagens e ficheiros em cache» e confirme.
      3. No Safari, abra Definições, depois Avançadas, e ative as funcionalidades para programadores web. Na barra de menus aparece o menu «Programação».
      4. Escolha Programação e depois Esvaziar caches (Command + Option + E).
      5. Abra de novo a Soleira.
      > Não limpe o «Histórico» no Safari: também termina as suas sessões nos sites e não é necessário.
    `,
    'insert-property': `
      # Adicionar um imóvel
      1. No menu, escolha {layout.new} e depois {layout.menu.newProperty}.
      2. Em {listing.form.essentials}, introduza a {properties.form.reference}, escolha o {listing.form.type}, indique {properties.form.forSale} ou {properties.form.forRent} e introduza o {properties.form.price}.
      3. Escreva o {listing.form.title} em pelo menos um idioma. Um indicador mostra a tradução em falta; pode copiar para lá o texto do outro idioma e traduzi-lo.
      4. Preencha {listing.form.rooms}. Deixe em branco o que não souber.
      5. Em {listing.form.features}, escolha a {listing.form.energy} do certificado em vigor. É obrigatória por lei em todos os anúncios.
      6. Na secção {listing.form.search}, escolha a {listing.form.district}; na secção {listing.form.management}, o {listing.form.agent}.
      7. Clique em {common.save}.
      ![O formulário de um novo imóvel, com a primeira secção aberta.](new-property)
      O imóvel fica em rascunho. Já pode juntar fotografias e a localização em {listing.tabs.media} e {listing.tabs.location}. Os outros separadores ficam disponíveis quando o título e a descrição estiverem completos nos dois idiomas. Um separador bloqueado indica o que falta e permite ir diretamente para lá.
      > Se um campo precisar de correção, fica assinalado com o motivo, e uma lista por cima do formulário tem uma ligação para ele. O que escreveu mantém-se.
    `,
    photographs: `
      # Fotografias e plantas
      1. Abra o imóvel e escolha {listing.tabs.media}.
      2. Largue as fotografias na caixa, ou clique nela para as escolher. Use ficheiros JPEG ou PNG com menos de 2 MB cada.
      3. Os ficheiros demasiado grandes aparecem numa lista. {listing.media.fit} cria cópias mais pequenas e carrega-as.
      4. Arraste as fotografias para alterar a ordem, ou mova uma com Alt e uma seta do teclado.
      5. No menu de uma fotografia, escolha {listing.media.makeCover} ou {listing.media.markPlan}.
      ![As fotografias de um imóvel em grelha, com a primeira marcada como capa.](photographs)
      A capa é o que se vê primeiro nas listas e no site. Também pode recortar, rodar e clarear uma fotografia, e ocultar rostos e matrículas.
    `,
    location: `
      # Definir a localização
      1. Abra o imóvel e escolha {listing.tabs.location}.
      2. Escreva uma localidade, freguesia ou rua em {listing.location.search} e escolha um resultado, clique no mapa ou introduza as {listing.location.coordinates}.
      3. Mova o marcador para a posição exata.
      4. Confirme a {listing.location.address}. O que escrever é mantido.
      5. Clique em {common.save}.
      ![A pesquisa de locais e o mapa com o marcador e o respetivo raio.](location)
      Se o {listing.location.radius} for superior a 0, o site mostra apenas um círculo e as fichas impressas não indicam a rua.
    `,
    'seo-attachments': `
      # Motores de pesquisa e anexos
      Mais dois separadores completam um imóvel ou empreendimento: {listing.tabs.seo} e {listing.tabs.attachments}.
      1. Abra {listing.tabs.seo} e escreva o {listing.seo.name} e a {listing.seo.description} nos dois idiomas. Se os deixar em branco, são usados o título e a descrição do imóvel.
      2. Confirme o {listing.seo.slug}, que é a última parte do endereço da página no site.
      3. Veja em {listing.seo.preview} como aparece nos resultados de pesquisa e quando alguém partilha a ligação.
      4. Clique em {common.save}.
      Em {listing.tabs.attachments}, pode guardar contratos, certificados e outros ficheiros de qualquer tipo, com menos de 2 MB cada. Só a sua equipa os pode ver: nunca aparecem no site nem são enviados para os portais.
      > Se alterar o endereço web de um imóvel que já está online, as ligações que outras pessoas tenham guardado deixam de funcionar.
    `,
    lists: `
      # Encontrar e alterar imóveis
      Os filtros de uma lista mantêm-se durante um dia tal como os deixou. Também fazem parte do endereço da página: pode enviá-lo a um colega, que verá a mesma lista.
      ![A lista de imóveis ativos em cartões, com filtros, ordenação e vistas por cima.](lists)
      Pode ver a lista em {listing.list.views.cards}, {listing.list.views.table} ou {listing.list.views.map}. Na tabela, pode escolher as colunas e a altura das linhas.
      {saved-views.save} conserva os filtros, a ordenação e as colunas num separador por cima da lista. No menu do separador pode copiar a ligação, partilhar a vista com os colegas ou fazer com que a lista abra com ela.
      O menu de três pontos de cada imóvel permite, sem o abrir, mudar a etiqueta, mostrar ou ocultar o preço e adicionar o imóvel à lista low cost. Também inclui {properties.card.markSold} e {listing.card.archive}. Pode anular a alteração na mensagem ao fundo do ecrã.
      {properties.grid.open}, no cabeçalho da tabela, transforma preços, etiquetas, consultores e outros campos em células: desloque-se com as setas, escreva um preço ou cole uma coluna de uma folha de cálculo.
      {csv.export.action} guarda tudo o que está na lista, em todas as páginas, num ficheiro para Excel.
      > Pode destacar até 18 imóveis. O menu mostra quantos lugares estão ocupados.
    `,
    bulk: `
      # Alterar vários registos de uma vez
      1. Numa lista de imóveis ou empreendimentos, selecione os registos que quer alterar. Para selecionar tudo na página, use a caixa por cima da lista.
      2. Escolha uma ação na barra que aparece: {listing.bulk.tag}, {listing.bulk.archive}, {listing.bulk.delete} ou, nos imóveis, {properties.bulk.highlight}.
      3. Leia a pergunta: diz-lhe o que vai mudar, por exemplo os anúncios que serão retirados dos portais. Depois, confirme.
      {listing.batch.edit} altera um campo de todos os registos selecionados, como o preço ou o consultor. Uma pré-visualização mostra os valores antes e depois.
      Os registos que não foi possível atualizar continuam selecionados, cada um com o motivo, para que os possa corrigir e tentar de novo. {listing.bulk.stop} interrompe uma operação demorada; o que já foi feito mantém-se.
      > Depois de cada ação em massa, uma mensagem permite {listing.list.undo}, exceto depois de eliminar, que é definitivo.
    `,
    'life-cycle': `
      # Reservado, vendido e arquivado
      Um imóvel começa como rascunho, passa a imóvel ativo e acaba vendido ou arquivado.
      1. Quando um comprador reservar um imóvel, atribua-lhe a etiqueta «reservado» no menu do imóvel. O imóvel continua no site com essa etiqueta.
      2. Quando for vendido, escolha {properties.card.markSold} no mesmo menu. Passa para {layout.menu.propertiesSold}, sai dos destaques e os anúncios são retirados dos portais.
      3. Quando sair do mercado, escolha {listing.card.archive}. Sai do site e dos portais, mas conserva os dados, as fotografias e os ficheiros.
      4. Para o voltar a pôr no mercado, abra {layout.menu.propertiesArchived} e escolha {listing.card.unarchive}.
      Arquivar um empreendimento arquiva também os respetivos imóveis. Ao desarquivá-lo, voltam os que foram arquivados com ele.
      > Eliminar é definitivo e apaga também as fotografias e os anexos. Se ainda puder precisar de um imóvel, arquive-o.
    `,
    collection: `
      # Coleção privada e lista low cost
      A {properties.form.collection} destina-se a imóveis que só mostra a clientes selecionados. Não aparecem no site público e nunca são enviados para os portais.
      1. Abra o imóvel e escolha o separador {properties.tabs.collection}.
      2. Ative {properties.form.inCollection}.
      3. Se quiser, escreva um {listing.form.slogan} nos dois idiomas e clique em {common.save}.
      Os imóveis a preços acessíveis têm uma secção própria no site. Escolha {properties.card.lowCost} no menu de um imóvel e ele aparece também em {layout.menu.propertiesLowCost}.
      > Se passar um imóvel anunciado para a coleção privada, os anúncios são retirados dos portais automaticamente.
    `,
    print: `
      # Imprimir uma ficha ou um cartaz de montra
      1. Escolha {properties.card.print} no menu de um imóvel, ou {properties.form.print} na página do imóvel.
      2. Escolha {print.kinds.sheet} para entregar a um visitante ou {print.kinds.window} para a montra.
      3. Escolha o idioma dos textos e, se for diferente, o das legendas.
      4. Verifique o que está em {print.problemsTitle}, como uma classe energética em falta, e corrija-o.
      5. Clique em {print.print}. Na janela de impressão do navegador, escolha «Guardar como PDF» para criar um ficheiro que pode enviar por e-mail.
      ![A página de impressão: ficha ou cartaz de montra, idiomas, o botão de imprimir e a pré-visualização da ficha.](print)
      Um preço oculto é impresso como {print.onRequest}. O código QR abre o imóvel no seu site.
    `,
    portals: `
      # Anunciar em portais
      Pode publicar no Imovirtual, no idealista, no JamesEdition e nos portais que aceitam o formato Kyero. Comece na página do imóvel ou em {layout.menu.portals}, ou selecione vários imóveis na lista e publique-os de uma só vez.
      1. Primeiro, um administrador abre {layout.menu.portals} e escolhe {portals.connect} em cada portal que o exija.
      2. Abra o imóvel e vá a {portals.panelTitle}. Cada portal indica o que ainda lhe falta, com uma ligação para o campo.
      3. Guarde e clique em {portals.publish}.
      4. Acompanhe o estado: {portals.states.inserted} significa que o portal o recebeu, e {portals.states.success} que o portal o confirmou. Nos portais que leem um ficheiro, o estado final é {portals.states.fetched}.
      5. Clique em {portals.update} para enviar alterações posteriores. Se ocultar o preço ou a localização, essa alteração é enviada automaticamente.
      Os anúncios de imóveis arquivados, vendidos, privados ou eliminados são retirados automaticamente. {layout.menu.portals} mostra todos os imóveis e portais, e {portals.filters.leaving} mostra o que um portal ainda não confirmou.
      > Se um portal não conseguir ocultar um preço, o anúncio é retirado e a página do imóvel indica o motivo.
    `,
    developments: `
      # Empreendimentos
      Um empreendimento reúne os imóveis de um edifício ou urbanização.
      ![A lista de empreendimentos em cartões.](developments)
      1. Escolha {layout.menu.newDevelopment}, dê-lhe um título e guarde.
      2. Adicione fotografias e uma localização, tal como num imóvel.
      3. Abra um imóvel e escolha o empreendimento em {properties.form.development}, ou associe imóveis a partir da página do empreendimento.
      > Arquivar um empreendimento arquiva também os respetivos imóveis. Ao desarquivá-lo, voltam os que foram arquivados com ele.
    `,
    'front-page': `
      # A página inicial do site
      Escolha o que os visitantes veem primeiro: as fotografias grandes no topo e, por baixo, os imóveis em destaque.
      ![O editor da página inicial: fotografias do topo com títulos, textos e ligações nos dois idiomas.](front-page)
      1. No menu, escolha {layout.menu.frontpage}.
      2. Clique em {front-page.covers.add}, escreva um título e um texto nos dois idiomas e, se quiser, adicione uma ligação.
      3. Arraste as fotografias para alterar a ordem e clique em {common.save}.
      4. Em {front-page.highlights.title}, clique em {front-page.highlights.add}. Aí, as alterações são guardadas de imediato.
      A pré-visualização mostra a página num computador ou num telemóvel, nos dois idiomas.
    `,
    'website-texts': `
      # Zonas, serviços e quem somos
      Estas páginas do site apresentam a sua agência e as zonas onde trabalha. Os textos são em inglês e em português.
      1. Em {layout.menu.districts}, adicione cada zona com a descrição, as imagens e os dados. Depois, escolha-a como zona dos seus imóveis e empreendimentos.
      2. Em {layout.menu.services}, adicione o que a sua agência oferece. Cada serviço tem a sua própria página no site.
      3. Em {layout.menu.servicesDescription}, escreva o texto que apresenta todos os serviços.
      4. Em {layout.menu.whoWeAre}, escreva sobre a sua agência.
      > As zonas são definidas pela agência. O distrito e o concelho oficiais de um imóvel vêm da sua localização no mapa.
    `,
    'key-items': `
      # Tipos e características
      São as opções que se escolhem nos formulários e que os visitantes usam como filtro no site: tipos de imóvel, estilos de vida, características e tipos de oferta. Os grupos são os títulos sob os quais as características aparecem, como Vista ou Exterior.
      1. No menu, escolha {layout.menu.keyItems} e depois uma categoria de opções.
      2. Adicione uma opção, ou abra uma para a alterar. Escreva o nome em inglês e em português.
      3. Numa característica, escolha o {key-items.admin.master}.
      4. Desative {key-items.admin.filterable} se não quiser que a opção sirva de filtro.
      As opções existentes são guardadas quando sai do campo. Se eliminar uma opção em utilização, a Soleira pede-lhe primeiro que escolha outra para a substituir.
      > A ordem da lista é a ordem no site. Use {key-items.admin.up} e {key-items.admin.down} para a alterar.
    `,
    inbox: `
      # Mensagens do site
      As mensagens dos visitantes chegam automaticamente à {layout.menu.inbox}. O número junto à entrada do menu indica quantas estão por ler.
      ![A caixa de entrada, com etiquetas, remetentes, assuntos e os consultores atribuídos.](inbox)
      1. Abra uma mensagem: fica marcada como lida.
      2. Escolha um {inbox.agent}. As mensagens sobre um imóvel já têm um.
      3. Clique em {inbox.reply}. A resposta começa com uma saudação no idioma do visitante.
      4. Quando a tiver tratado, clique em {inbox.archive}.
      Para alterar várias mensagens de uma vez, selecione-as na lista.
      > Se alguém lhe pedir que elimine os seus dados, pesquise o e-mail da pessoa e use {inbox.erase} em todas as mensagens que enviou. As mensagens e as respostas são eliminadas definitivamente, e o contacto é eliminado juntamente com a última.
    `,
    contacts: `
      # Descarregar os contactos
      Os administradores podem descarregar, num ficheiro para Excel, os contactos de quem escreveu a partir do site. Quem escreveu várias vezes aparece numa só linha.
      ![A página dos contactos: filtros, número de contactos e as primeiras linhas do ficheiro.](contacts)
      1. No menu, escolha {layout.menu.contacts}.
      2. Filtre por assunto, datas, idioma, consentimento ou consultor.
      3. Verifique as primeiras linhas e clique em {contacts.download}.
      > São dados pessoais. Fica registado quem descarregou o ficheiro, e quando. Elimine o ficheiro quando já não precisar dele.
    `,
    agents: `
      # Consultores e transferência de carteira
      Os consultores são as pessoas que os visitantes contactam. Um consultor não tem de ser utilizador, nem um utilizador tem de ser consultor.
      1. No menu, escolha {layout.menu.agents} e clique em {agents.add}.
      2. Introduza o nome, o e-mail e o telefone, adicione uma fotografia e escreva a função e a descrição nos dois idiomas.
      3. Clique em {common.save}. Já pode escolher o consultor em imóveis, empreendimentos e mensagens.
      Quando um consultor sair da agência, escolha {agents.delete}. Se ainda tiver imóveis ou empreendimentos a seu cargo, escolha quem fica com eles e clique em {agents.reassign.do}. As mensagens também são transferidas. {agents.handOver} faz o mesmo sem eliminar o consultor.
      > Se o consultor também tiver uma conta, elimine-a em {layout.menu.users} para que deixe de poder entrar.
    `,
    'csv-import': `
      # Importar de uma folha de cálculo
      Pode adicionar de uma só vez muitos imóveis, consultores ou tipos e características, a partir de um ficheiro CSV ou Excel.
      1. Na lista, escolha {csv.import.action}. Se ainda não tiver um ficheiro, clique em {csv.import.template}.
      2. Preencha o ficheiro no Excel, guarde-o e largue-o na página.
      3. Confirme que cada campo está associado à coluna certa.
      4. Corrija diretamente na tabela as linhas com a indicação {csv.import.states.wrong}. Os duplicados são ignorados.
      5. Inicie a importação. Pode descarregar as linhas que não foram importadas, corrigi-las e tentar de novo.
      > Nada é guardado até iniciar a importação.
    `,
    account: `
      # A sua conta
      1. No menu, escolha {layout.menu.account}.
      2. Altere o nome, o telefone e a fotografia e clique em {common.save}.
      3. Para mudar a palavra-passe, introduza a atual e depois a nova, duas vezes. A sessão termina nos seus outros dispositivos.
      ![A página da sua conta: o perfil com fotografia, nome e telefone.](account)
      {profile.sessions.title} mostra os seus dispositivos. Se não reconhecer algum, termine aí a sessão e altere a palavra-passe.
    `,
    users: `
      # Utilizadores do sistema
      Os administradores decidem quem pode entrar.
      1. No menu, escolha {layout.menu.users} e depois {users.panel.add}.
      2. Introduza o nome, o e-mail e as iniciais. Envie um convite, ou introduza uma palavra-passe.
      3. Escolha a função: {users.roles.Administrator} ou {users.roles.User}.
      4. Clique em {common.save}. Se escolheu uma palavra-passe, entregue-a ao seu colega pessoalmente.
      Um {users.roles.User} pode fazer tudo, exceto gerir utilizadores do sistema, ver a atividade da agência, descarregar contactos e ligar contas de portais.
      > Não pode eliminar a sua própria conta. Ao eliminar a de um colega, a sessão dele termina de imediato em todo o lado.
    `,
    history: `
      # Histórico: quem alterou o quê
      A Soleira regista cada alteração: quem a fez, quando, e o valor anterior. Ninguém pode modificar este histórico.
      1. Abra o registo e escolha {activity.tab}. É um separador nos imóveis e empreendimentos, e um botão nos restantes.
      2. Procure o campo na data da alteração. São mostrados os dois valores.
      3. Clique em {activity.revert} junto do campo, verifique o valor e confirme.
      Se o campo tiver sido alterado entretanto, a Soleira avisa e permite escolher {activity.anyway}. Depois, uma mensagem permite {activity.undo}. Não é possível repor fotografias e anexos eliminados nem palavras-passe.
      Em {layout.menu.activity}, os administradores veem tudo o que foi feito na agência, incluindo inícios de sessão, exportações e eliminações.
      > Nas mensagens do site, o histórico mostra quem as tratou, mas nunca o que o visitante escreveu.
    `,
    conflicts: `
      # Conflitos e texto por guardar
      Se, enquanto edita um registo, um colega o guardar, a Soleira mostra as duas versões em vez de substituir qualquer delas.
      1. Se alteraram campos diferentes, todas as alterações são mantidas e só precisa de guardar de novo.
      2. Se alteraram os mesmos campos, escolha {resource.merge.ours} ou {resource.merge.theirs} em cada um.
      3. Clique em {resource.merge.save} ou em {resource.merge.postpone} para voltar ao formulário. Nada do que escreveu se perde até escolher.
      Se o navegador se fechar ou a ligação falhar, o texto por guardar fica nesse navegador durante 7 dias, visível apenas para si. Quando abrir de novo o formulário, escolha {resource.draft.restore} ou {resource.draft.discard}.
      > Se, enquanto editava o registo, alguém o eliminou, escolha {resource.deleted.keepAsNew} para conservar o seu texto.
    `,
    'who-to-call': `
      # Quem contactar
      1. Se não conseguir abrir uma página ou faltar uma ação, fale com um dos administradores, que são quem gere {layout.menu.users}.
      2. Se um portal recusar um anúncio, abra o imóvel e leia o que o portal diz em {portals.panelTitle}.
      3. Se faltar configurar algo, o armazenamento estiver cheio ou os e-mails não forem enviados, informe um administrador, que pode contactar quem gere o servidor.
      4. Se uma página tiver um aspeto estranho, limpe primeiro a cache do navegador; os temas seguintes explicam como.
      Ao comunicar um problema, indique o endereço da página, o que estava a fazer, a hora e a mensagem exata. Se possível, junte uma captura de ecrã.
      > As definições do servidor estão descritas no guia de operação que acompanha a Soleira.
    `,
  },
)
