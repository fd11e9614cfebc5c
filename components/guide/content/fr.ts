import type { GuideContent } from '../guide-content'

export const guide: GuideContent = {
  groups: {
    start: 'Premiers pas',
    properties: 'Biens et programmes',
    website: 'Site et messages',
    office: 'Votre agence',
    problems: 'En cas de problème',
  },
  topics: {
    introduction: {
      title: 'Introduction',
      blocks: [
        'Soleira réunit les biens de votre agence et tout ce que montre son site public. Un nouveau bien reste un brouillon tant que son titre et sa description ne sont pas complets dans les deux langues ; ensuite, chaque modification enregistrée apparaît aussitôt sur le site.',
        {
          screenshot: 'home',
          alt: 'La page d’accueil : le menu à gauche, les messages en attente de réponse, ce qui est à traiter et les modifications des collègues.',
        },
        'Le menu de gauche mène à toutes les pages. En haut, {layout.new} propose les tâches les plus courantes : {layout.menu.newProperty} et {layout.menu.newDevelopment}. Sur un petit écran, {layout.collapseMenu} libère de la place.',
        'La barre du haut contient la recherche, ce guide, la langue, le thème clair ou sombre et votre compte.',
        'Les textes destinés aux visiteurs se rédigent en anglais et en portugais. Changer la langue dans la barre ne change que ce que vous voyez.',
        {
          note: 'Si vous quittez une page avec des modifications non enregistrées, Soleira vous demande d’abord confirmation.',
        },
        {
          note: 'L’agence de démonstration peut être réinitialisée périodiquement, après un compte à rebours. Votre propre agence n’est jamais réinitialisée.',
        },
      ],
    },
    search: {
      title: 'Recherche et raccourcis',
      blocks: [
        'La recherche trouve les biens, programmes, conseillers, secteurs, services et messages. Elle mène aussi aux pages et lance des actions comme {layout.menu.newProperty}.',
        {
          steps: [
            'Appuyez sur Ctrl + K (⌘ + K sur Mac) depuis n’importe quelle page, ou cliquez sur le champ de recherche en haut.',
            'Saisissez une référence, un nom, un lieu ou le nom d’une page.',
            'Choisissez un résultat avec les touches fléchées et appuyez sur Entrée.',
          ],
        },
        'Avant toute saisie, la recherche propose ce que vous avez ouvert récemment.',
        'Ctrl + S (⌘ + S) enregistre un formulaire. Il existe aussi des raccourcis à une touche : / ouvre la recherche, N crée un bien, J et K parcourent une liste. Appuyez sur « ? » pour tous les voir dans {shortcuts.title}.',
        {
          note: 'Si vous dictez vos textes ou appuyez sur des touches par mégarde, désactivez {shortcuts.switch} dans cette liste.',
        },
      ],
    },
    'cache-windows': {
      title: 'Vider le cache du navigateur sous Windows',
      blocks: [
        'Si, après une mise à jour, une page s’affiche mal ou semble ancienne, votre navigateur affiche peut-être une ancienne copie. Enregistrez d’abord votre travail.',
        {
          steps: [
            'Appuyez sur Ctrl + F5. La page est rechargée sans la copie, ce qui suffit généralement.',
            'Sinon, appuyez sur Ctrl + Maj + Suppr. Dans Chrome, Edge et Firefox, la fenêtre d’effacement des données de navigation s’ouvre.',
            'Choisissez la période « Toutes les périodes » (« Tout » dans Firefox).',
            'Cochez seulement « Images et fichiers en cache ». Laissez les cookies, sinon vous devrez vous reconnecter.',
            'Confirmez, fermez la fenêtre et rouvrez Soleira.',
          ],
        },
        { note: 'Le nom de ces options varie légèrement selon la version du navigateur.' },
      ],
    },
    'cache-mac': {
      title: 'Vider le cache du navigateur sur Mac',
      blocks: [
        'Si, après une mise à jour, une page s’affiche mal ou semble ancienne, votre navigateur affiche peut-être une ancienne copie. Enregistrez d’abord votre travail.',
        {
          steps: [
            'Appuyez sur Commande + Maj + R (Commande + Option + R dans Safari). La page est rechargée, ce qui suffit généralement.',
            'Sinon, dans Chrome et Firefox, appuyez sur Commande + Maj + Suppr, choisissez « Toutes les périodes », cochez seulement « Images et fichiers en cache » et confirmez.',
            'Dans Safari, ouvrez Réglages, puis Avancées, et activez les fonctionnalités pour développeurs web. Un menu « Développement » apparaît dans la barre des menus.',
            'Choisissez Développement, puis Vider les caches (Commande + Option + E).',
            'Rouvrez Soleira.',
          ],
        },
        {
          note: 'N’effacez pas l’« Historique » dans Safari : ce n’est pas nécessaire et cela vous déconnecte aussi des sites.',
        },
      ],
    },
    'insert-property': {
      title: 'Ajouter un bien',
      blocks: [
        {
          steps: [
            'Dans le menu, choisissez {layout.new}, puis {layout.menu.newProperty}.',
            'Dans {listing.form.essentials}, saisissez la {properties.form.reference}, choisissez le {listing.form.type}, puis {properties.form.forSale} ou {properties.form.forRent}, et indiquez le {properties.form.price}.',
            'Remplissez le {listing.form.title} dans au moins une langue. Une mention signale la traduction manquante ; vous pouvez copier le texte de l’autre langue, puis le traduire.',
            'Remplissez la rubrique {listing.form.rooms}. Laissez vides les valeurs inconnues.',
            'Dans {listing.form.features}, choisissez la {listing.form.energy} d’après le certificat en vigueur. La loi l’exige dans toute annonce.',
            'Dans {listing.form.search}, choisissez le {listing.form.district} ; dans {listing.form.management}, choisissez le {listing.form.agent}.',
            'Cliquez sur {common.save}.',
          ],
        },
        {
          screenshot: 'new-property',
          alt: 'Le formulaire d’un nouveau bien, ouvert à sa première rubrique.',
        },
        'Le bien est maintenant un brouillon. Vous pouvez déjà ajouter des photos et une localisation dans les onglets {listing.tabs.media} et {listing.tabs.location}. Les autres onglets s’ouvrent quand le titre et la description sont complets dans les deux langues. Un onglet verrouillé indique ce qui manque et vous y conduit.',
        {
          note: 'Si un champ est à corriger, il est signalé avec la raison, et une liste au-dessus du formulaire y mène. Ce que vous avez saisi est conservé.',
        },
      ],
    },
    photographs: {
      title: 'Photos et plans',
      blocks: [
        {
          steps: [
            'Ouvrez le bien et choisissez {listing.tabs.media}.',
            'Déposez les photos dans le cadre, ou cliquez dessus pour les choisir. Utilisez des fichiers JPEG ou PNG de moins de 2 Mo chacun.',
            'Les fichiers trop volumineux sont indiqués. {listing.media.fit} crée des copies plus légères et les envoie.',
            'Faites glisser les photos pour changer l’ordre, ou déplacez-en une avec Alt et une touche fléchée.',
            'Dans le menu d’une photo, choisissez {listing.media.makeCover} ou {listing.media.markPlan}.',
          ],
        },
        {
          screenshot: 'photographs',
          alt: 'Les photos d’un bien en grille ; la première est marquée comme couverture.',
        },
        'La couverture est ce que l’on voit en premier dans les listes et sur le site. Vous pouvez aussi recadrer, faire pivoter et éclaircir une photo, ou masquer les visages et les plaques d’immatriculation.',
      ],
    },
    location: {
      title: 'Définir la localisation',
      blocks: [
        {
          steps: [
            'Ouvrez le bien et choisissez {listing.tabs.location}.',
            'Saisissez une ville, une paroisse ou une rue dans {listing.location.search} et choisissez un résultat, cliquez sur la carte ou remplissez le champ {listing.location.coordinates}.',
            'Placez le repère à sa position exacte.',
            'Vérifiez la rubrique {listing.location.address}. Ce que vous saisissez vous-même est conservé.',
            'Cliquez sur {common.save}.',
          ],
        },
        { screenshot: 'location', alt: 'La recherche d’un lieu, et la carte avec le repère et son rayon.' },
        'Si {listing.location.radius} est supérieur à 0, le site n’affiche qu’un cercle et les fiches imprimées omettent la rue.',
      ],
    },
    'seo-attachments': {
      title: 'Moteurs de recherche et pièces jointes',
      blocks: [
        'Deux autres onglets complètent un bien ou un programme : {listing.tabs.seo} et {listing.tabs.attachments}.',
        {
          steps: [
            'Ouvrez {listing.tabs.seo} et remplissez {listing.seo.name} et {listing.seo.description} dans les deux langues. Si vous les laissez vides, le titre et la description du bien sont utilisés.',
            'Vérifiez {listing.seo.slug} : c’est la dernière partie de l’adresse de la page sur le site.',
            'Consultez {listing.seo.preview} pour voir l’apparence dans les résultats de recherche et lors d’un partage du lien.',
            'Cliquez sur {common.save}.',
          ],
        },
        'Dans {listing.tabs.attachments}, conservez les contrats, certificats et autres fichiers de tout type, de moins de 2 Mo chacun. Seule votre équipe les voit : ils ne sont jamais affichés sur le site ni envoyés aux portails.',
        {
          note: 'Changer l’adresse web d’un bien déjà en ligne rend inutilisables les liens déjà partagés ou mis en favoris.',
        },
      ],
    },
    lists: {
      title: 'Trouver et modifier des biens',
      blocks: [
        'Les filtres au-dessus d’une liste restent pendant une journée tels que vous les avez laissés. Ils font aussi partie de l’adresse de la page : envoyez-la à un collègue, il verra la même liste.',
        {
          screenshot: 'lists',
          alt: 'La liste des biens actifs en vignettes, avec les filtres, le tri et les affichages au-dessus.',
        },
        'La liste peut s’afficher en {listing.list.views.cards}, {listing.list.views.table} ou {listing.list.views.map}. Dans le tableau, vous choisissez les colonnes et la hauteur des lignes.',
        '{saved-views.save} conserve les filtres, le tri et les colonnes dans un onglet au-dessus de la liste. Le menu de l’onglet permet d’en copier le lien, de partager la vue avec vos collègues ou d’en faire votre vue par défaut.',
        'Le menu à trois points de chaque bien permet de le modifier sans l’ouvrir : étiquette, affichage du prix, petit prix, {properties.card.markSold} ou {listing.card.archive}. Le message en bas de l’écran permet d’annuler.',
        '{properties.grid.open}, dans l’en-tête du tableau, transforme prix, étiquettes, conseillers et autres champs en cellules : déplacez-vous avec les touches fléchées, saisissez un prix ou collez une colonne d’un tableur.',
        '{csv.export.action} enregistre toute la liste, toutes pages confondues, dans un fichier pour Excel.',
        { note: 'Vous pouvez mettre 18 biens à la une. Le menu indique combien de places sont occupées.' },
      ],
    },
    bulk: {
      title: 'Modifier plusieurs fiches à la fois',
      blocks: [
        {
          steps: [
            'Dans une liste de biens ou de programmes, sélectionnez les fiches à modifier. Pour sélectionner toute la page, utilisez la case au-dessus de la liste.',
            'Choisissez une action dans la barre qui apparaît : {listing.bulk.tag}, {listing.bulk.archive}, {listing.bulk.delete} ou, pour les biens, {properties.bulk.highlight}.',
            'Lisez la question : elle indique ce qui va changer, par exemple les annonces qui seront retirées. Puis confirmez.',
          ],
        },
        '{listing.batch.edit} modifie un champ de toutes les fiches sélectionnées, comme le prix ou le conseiller. Un aperçu montre les valeurs avant et après.',
        'Les fiches qui n’ont pas pu être mises à jour restent sélectionnées, chacune avec la raison : corrigez-les et réessayez. {listing.bulk.stop} interrompt une longue opération ; ce qui est déjà fait est conservé.',
        {
          note: 'Un message propose {listing.list.undo} après chaque action groupée, sauf la suppression, qui est définitive.',
        },
      ],
    },
    'life-cycle': {
      title: 'Réservé, vendu, archivé',
      blocks: [
        'Un bien est d’abord un brouillon, puis un bien actif, avant d’être vendu ou archivé.',
        {
          steps: [
            'Quand un acquéreur réserve un bien, attribuez-lui l’étiquette « réservé » dans son menu. Il reste sur le site avec cette étiquette.',
            'Quand il est vendu, choisissez {properties.card.markSold}. Il passe dans {layout.menu.propertiesSold}, n’est plus à la une et ses annonces sont retirées des portails.',
            'S’il n’est plus sur le marché, choisissez {listing.card.archive}. Il quitte le site et les portails mais garde ses textes, photos et fichiers.',
            'Pour le proposer de nouveau, ouvrez {layout.menu.propertiesArchived} et choisissez {listing.card.unarchive}.',
          ],
        },
        'Quand un programme est archivé, ses biens le sont aussi. Le désarchiver rétablit ceux qui avaient été archivés avec lui.',
        {
          note: 'La suppression est définitive et efface aussi les photos et les pièces jointes. Archivez un bien dont vous pourriez avoir encore besoin.',
        },
      ],
    },
    collection: {
      title: 'Collection privée et petits prix',
      blocks: [
        '{properties.form.collection} réunit les biens que vous ne montrez qu’à une clientèle choisie. Ils sont absents du site public et ne sont jamais envoyés aux portails.',
        {
          steps: [
            'Ouvrez le bien et choisissez l’onglet {properties.tabs.collection}.',
            'Activez {properties.form.inCollection}.',
            'Si vous le souhaitez, remplissez {listing.form.slogan} dans les deux langues, puis cliquez sur {common.save}.',
          ],
        },
        'Les biens les plus abordables ont leur propre rubrique sur le site. Choisissez {properties.card.lowCost} dans le menu d’un bien, et il figure aussi dans {layout.menu.propertiesLowCost}.',
        {
          note: 'Si vous placez un bien déjà publié dans la collection privée, ses annonces sont automatiquement retirées des portails.',
        },
      ],
    },
    print: {
      title: 'Imprimer une fiche ou une affichette de vitrine',
      blocks: [
        {
          steps: [
            'Choisissez {properties.card.print} dans le menu d’un bien, ou {properties.form.print} sur sa propre page.',
            'Choisissez {print.kinds.sheet} pour un document à remettre à un visiteur, ou {print.kinds.window} pour votre vitrine.',
            'Choisissez la langue des textes et, si elle diffère, celle des libellés.',
            'Vérifiez ce qui figure sous {print.problemsTitle}, par exemple une classe énergétique manquante, et corrigez-le.',
            'Cliquez sur {print.print}. Dans la fenêtre d’impression du navigateur, choisissez « Enregistrer au format PDF » pour obtenir un fichier à envoyer par e-mail.',
          ],
        },
        {
          screenshot: 'print',
          alt: 'La page d’impression : fiche ou affichette, langues, bouton d’impression et aperçu de la fiche.',
        },
        'À la place d’un prix masqué, la fiche indique {print.onRequest}. Le code QR ouvre le bien sur votre site.',
      ],
    },
    portals: {
      title: 'Publier sur les portails',
      blocks: [
        'Vous pouvez publier sur Imovirtual, idealista, JamesEdition et les portails compatibles avec le format Kyero. Partez de la page du bien ou de {layout.menu.portals}, ou sélectionnez plusieurs biens dans la liste pour les publier en une fois.',
        {
          steps: [
            'Un administrateur ouvre d’abord {layout.menu.portals} et clique sur {portals.connect} pour chaque portail qui le demande.',
            'Ouvrez le bien et choisissez l’onglet {portals.panelTitle}. Chaque portail indique ce qui lui manque encore, avec un lien vers le champ.',
            'Enregistrez, puis cliquez sur {portals.publish}.',
            'Suivez le statut : {portals.states.inserted} signifie que le portail a reçu l’annonce, {portals.states.success} qu’il l’a confirmée. Pour les flux, seul {portals.states.fetched} est connu.',
            'Cliquez sur {portals.update} pour envoyer les modifications suivantes. Le masquage du prix ou de la localisation est envoyé automatiquement.',
          ],
        },
        'Les annonces des biens archivés, vendus, privés ou supprimés sont retirées automatiquement. {layout.menu.portals} affiche tous les biens et portails ; {portals.filters.leaving} regroupe les annonces dont un portail n’a pas encore confirmé le retrait.',
        {
          note: 'Si un portail ne peut pas masquer un prix, l’annonce est retirée et la page du bien vous en donne la raison.',
        },
      ],
    },
    developments: {
      title: 'Programmes',
      blocks: [
        'Un programme regroupe les biens d’un immeuble ou d’un lotissement.',
        { screenshot: 'developments', alt: 'La liste des programmes en vignettes.' },
        {
          steps: [
            'Choisissez {layout.menu.newDevelopment}, donnez-lui un titre et enregistrez.',
            'Ajoutez des photos et une localisation, comme pour un bien.',
            'Ouvrez un bien et choisissez le programme dans le champ {properties.form.development}, ou rattachez des biens depuis la page du programme.',
          ],
        },
        {
          note: 'Quand un programme est archivé, ses biens le sont aussi. Le désarchiver rétablit ceux qui avaient été archivés avec lui.',
        },
      ],
    },
    'front-page': {
      title: 'La page d’accueil du site',
      blocks: [
        'Choisissez ce que les visiteurs voient en premier : les grandes photos du haut et les biens à la une en dessous.',
        {
          screenshot: 'front-page',
          alt: 'L’éditeur de la page d’accueil : photos d’en-tête avec titres, textes et liens dans les deux langues.',
        },
        {
          steps: [
            'Choisissez {layout.menu.frontpage} dans le menu.',
            'Cliquez sur {front-page.covers.add}, rédigez un titre et un texte dans les deux langues et, au besoin, ajoutez un lien.',
            'Faites glisser les photos pour changer l’ordre et cliquez sur {common.save}.',
            'Dans {front-page.highlights.title}, cliquez sur {front-page.highlights.add}. Là, les modifications sont enregistrées aussitôt.',
          ],
        },
        'L’aperçu montre la page sur ordinateur ou sur téléphone, dans les deux langues.',
      ],
    },
    'website-texts': {
      title: 'Secteurs, services et présentation de l’agence',
      blocks: [
        'Ces pages du site présentent votre agence et les zones où elle travaille. Leurs textes sont en anglais et en portugais.',
        {
          steps: [
            'Dans {layout.menu.districts}, ajoutez chaque secteur avec sa description, ses images et ses chiffres. Choisissez-le ensuite comme secteur de vos biens et programmes.',
            'Dans {layout.menu.services}, ajoutez ce que propose votre agence. Chaque service a sa propre page sur le site.',
            'Dans {layout.menu.servicesDescription}, rédigez le texte qui présente tous vos services.',
            'Dans {layout.menu.whoWeAre}, présentez votre agence.',
          ],
        },
        {
          note: 'Les secteurs sont propres à votre agence. Le district officiel (distrito) et la commune d’un bien viennent de sa localisation sur la carte.',
        },
      ],
    },
    'key-items': {
      title: 'Types et caractéristiques',
      blocks: [
        'Ce sont les options que vous choisissez dans les formulaires et selon lesquelles les visiteurs filtrent les biens sur le site : types de biens, styles de vie, caractéristiques et types d’offre. Les groupes sont les titres sous lesquels apparaissent les caractéristiques, comme Vue ou Extérieur.',
        {
          steps: [
            'Choisissez {layout.menu.keyItems} dans le menu, puis une catégorie d’options.',
            'Ajoutez une option, ou ouvrez-en une pour la modifier. Écrivez son nom en anglais et en portugais.',
            'Pour une caractéristique, choisissez son {key-items.admin.master}.',
            'Désactivez {key-items.admin.filterable} si elle ne doit pas servir de filtre.',
          ],
        },
        'Les options existantes sont enregistrées quand vous quittez le champ. Si vous supprimez une option utilisée, Soleira vous demande d’abord par quoi la remplacer.',
        {
          note: 'L’ordre de la liste est celui du site. Changez-le avec {key-items.admin.up} et {key-items.admin.down}.',
        },
      ],
    },
    inbox: {
      title: 'Messages du site',
      blocks: [
        'Les messages des visiteurs arrivent automatiquement dans {layout.menu.inbox}. Le nombre affiché dans le menu indique combien de messages ne sont pas lus.',
        {
          screenshot: 'inbox',
          alt: 'La boîte de réception, avec les étiquettes, expéditeurs, objets et conseillers attribués.',
        },
        {
          steps: [
            'Ouvrez un message. Il est alors marqué comme lu.',
            'Choisissez un {inbox.agent}. Les messages sur un bien en ont déjà un.',
            'Cliquez sur {inbox.reply}. La réponse commence par une formule d’appel dans la langue du visiteur.',
            'Une fois le message traité, cliquez sur {inbox.archive}.',
          ],
        },
        'Pour modifier plusieurs messages à la fois, sélectionnez-les dans la liste.',
        {
          note: 'Si une personne demande la suppression de ses données, recherchez son adresse e-mail et utilisez {inbox.erase} sur chacun de ses messages. Les messages et leurs réponses sont supprimés définitivement, et le contact disparaît avec le dernier.',
        },
      ],
    },
    contacts: {
      title: 'Télécharger les contacts',
      blocks: [
        'Les administrateurs peuvent télécharger, dans un fichier pour Excel, les coordonnées des personnes qui ont écrit depuis le site. Une personne qui a écrit plusieurs fois n’occupe qu’une ligne.',
        {
          screenshot: 'contacts',
          alt: 'La page des contacts : filtres, nombre de contacts et premières lignes du fichier.',
        },
        {
          steps: [
            'Choisissez {layout.menu.contacts} dans le menu.',
            'Filtrez par sujet, dates, langue, consentement ou conseiller.',
            'Vérifiez les premières lignes, puis cliquez sur {contacts.download}.',
          ],
        },
        {
          note: 'Ce sont des données personnelles. Chaque téléchargement est consigné avec le nom de son auteur. Supprimez le fichier quand vous n’en avez plus besoin.',
        },
      ],
    },
    agents: {
      title: 'Conseillers et transfert de portefeuille',
      blocks: [
        'Les conseillers sont les personnes que les visiteurs contactent. Un conseiller n’a pas besoin de se connecter, et un utilisateur n’est pas forcément conseiller.',
        {
          steps: [
            'Choisissez {layout.menu.agents} dans le menu et cliquez sur {agents.add}.',
            'Saisissez le nom, l’e-mail et le téléphone, ajoutez une photo, puis rédigez la fonction et la description dans les deux langues.',
            'Cliquez sur {common.save}. Vous pouvez désormais choisir ce conseiller dans les biens, les programmes et les messages.',
          ],
        },
        'Quand un conseiller quitte l’agence, choisissez {agents.delete}. S’il s’occupe encore de biens ou de programmes, choisissez qui prend la suite et cliquez sur {agents.reassign.do}. Ses messages suivent. {agents.handOver} fait de même sans supprimer le conseiller.',
        {
          note: 'Si le conseiller a aussi un compte, supprimez ce compte dans {layout.menu.users} pour qu’il ne puisse plus se connecter.',
        },
      ],
    },
    'csv-import': {
      title: 'Importer depuis un tableur',
      blocks: [
        'Vous pouvez ajouter en une fois de nombreux biens, conseillers, types ou caractéristiques à partir d’un fichier CSV ou Excel.',
        {
          steps: [
            'Dans la liste, choisissez {csv.import.action}. Si vous n’avez pas encore de fichier, cliquez sur {csv.import.template}.',
            'Remplissez le fichier dans Excel, enregistrez-le et déposez-le sur la page.',
            'Vérifiez que chaque champ est associé à la bonne colonne.',
            'Corrigez directement dans le tableau les lignes marquées {csv.import.states.wrong}. Les doublons sont ignorés.',
            'Lancez l’importation. Vous pourrez télécharger les lignes non importées, les corriger et réessayer.',
          ],
        },
        { note: 'Rien n’est enregistré avant que vous lanciez l’importation.' },
      ],
    },
    account: {
      title: 'Votre compte',
      blocks: [
        {
          steps: [
            'Choisissez {layout.menu.account} dans le menu.',
            'Changez votre nom, votre téléphone et votre photo, puis cliquez sur {common.save}.',
            'Pour changer de mot de passe, saisissez l’actuel, puis deux fois le nouveau. Vos sessions sont fermées sur vos autres appareils.',
          ],
        },
        {
          screenshot: 'account',
          alt: 'La page de votre compte : votre profil avec photo, nom et téléphone.',
        },
        '{profile.sessions.title} affiche la liste de vos appareils. Si vous n’en reconnaissez pas un, déconnectez-le et changez de mot de passe.',
      ],
    },
    users: {
      title: 'Utilisateurs',
      blocks: [
        'Les administrateurs décident qui peut se connecter.',
        {
          steps: [
            'Choisissez {layout.menu.users} dans le menu, puis {users.panel.add}.',
            'Saisissez le nom, l’e-mail et les initiales. Envoyez une invitation, ou saisissez un mot de passe.',
            'Choisissez le rôle : {users.roles.Administrator} ou {users.roles.User}.',
            'Cliquez sur {common.save}. Si vous avez choisi un mot de passe, communiquez-le de vive voix à votre collègue.',
          ],
        },
        'Le rôle {users.roles.User} permet de tout faire, sauf gérer les utilisateurs, consulter l’activité de l’agence, télécharger les contacts et connecter les comptes des portails.',
        {
          note: 'Vous ne pouvez pas supprimer votre propre compte. Quand vous supprimez celui d’un collègue, toutes ses sessions sont aussitôt fermées.',
        },
      ],
    },
    history: {
      title: 'Historique : qui a modifié quoi',
      blocks: [
        'Soleira enregistre chaque modification : son auteur, sa date et la valeur précédente. Personne ne peut altérer cet historique.',
        {
          steps: [
            'Ouvrez la fiche et choisissez {activity.tab} : un onglet pour les biens et les programmes, un bouton ailleurs.',
            'Trouvez le champ à la date de la modification. Les deux valeurs y figurent.',
            'Cliquez sur {activity.revert} à côté du champ, vérifiez la valeur et confirmez.',
          ],
        },
        'Si quelqu’un a modifié le champ depuis, Soleira vous en avertit et vous pouvez choisir {activity.anyway}. Un message propose ensuite {activity.undo}. Les photos et pièces jointes supprimées et les mots de passe ne peuvent pas être restaurés.',
        'Dans {layout.menu.activity}, les administrateurs voient tout ce qui a été fait dans l’agence, y compris les connexions, les exportations et les suppressions.',
        {
          note: 'Pour les messages du site, l’historique indique qui s’en est occupé, mais jamais ce que le visiteur a écrit.',
        },
      ],
    },
    conflicts: {
      title: 'Conflits et texte non enregistré',
      blocks: [
        'Si un collègue enregistre la même fiche pendant que vous la modifiez, Soleira affiche les deux versions au lieu d’en écraser une.',
        {
          steps: [
            'Si vous n’avez pas modifié les mêmes champs, toutes les modifications sont conservées et il vous suffit d’enregistrer de nouveau.',
            'Si vous avez modifié les mêmes champs, choisissez {resource.merge.mine} ou {resource.merge.theirs} pour chacun.',
            'Cliquez sur {resource.merge.save}, ou sur {resource.merge.postpone} pour revenir à votre formulaire. Rien de ce que vous avez saisi n’est perdu avant votre choix.',
          ],
        },
        'Si votre navigateur se ferme ou si la connexion est coupée, votre texte non enregistré reste 7 jours dans ce navigateur, visible de vous seul. En rouvrant le formulaire, choisissez {resource.draft.restore} ou {resource.draft.discard}.',
        {
          note: 'Si quelqu’un a supprimé la fiche pendant que vous la modifiiez, choisissez {resource.deleted.keepAsNew} pour garder votre texte.',
        },
      ],
    },
    'who-to-call': {
      title: 'À qui s’adresser',
      blocks: [
        {
          steps: [
            'Si vous ne pouvez pas ouvrir une page ou si une action n’est pas proposée, adressez-vous à l’un de vos administrateurs ; ce sont eux qui gèrent la page {layout.menu.users}.',
            'Si un portail refuse une annonce, ouvrez le bien et lisez ce que dit le portail dans l’onglet {portals.panelTitle}.',
            'Si quelque chose n’est pas configuré, si le stockage est plein ou si les e-mails ne partent pas, prévenez un administrateur, qui contactera la personne qui gère le serveur.',
            'Si une page s’affiche mal, videz d’abord le cache du navigateur ; les sujets suivants expliquent comment.',
          ],
        },
        'Pour signaler un problème, indiquez l’adresse de la page, ce que vous faisiez, l’heure et le message exact. Joignez si possible une capture d’écran.',
        {
          note: 'Les réglages du serveur sont décrits dans le guide d’exploitation fourni avec Soleira.',
        },
      ],
    },
  },
}
