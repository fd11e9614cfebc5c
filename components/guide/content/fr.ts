import type { GuideContent } from '../guide-content'

export const guide: GuideContent = {
  groups: {
    start: 'Premiers pas',
    properties: 'Biens et programmes',
    website: 'Site et messages',
    office: 'Votre agence',
  },
  topics: {
    introduction: {
      title: 'Introduction',
      blocks: [
        'Soleira réunit les biens de l’agence et tout ce que montre le site public. Ce que vous enregistrez ici paraît aussitôt sur le site.',
        {
          picture: 'home',
          alt: 'La page d’accueil : menu à gauche, chiffres, biens par mois et par district.',
        },
        'Le menu de gauche mène partout. En haut se trouve ce que l’on fait le plus : {layout.menu.newProperty} et {layout.menu.newDevelopment}. {layout.collapseMenu} libère de la place sur un petit écran.',
        'La barre du haut contient la recherche, ce guide, la langue, le thème clair ou sombre et votre compte.',
        'Les textes destinés aux visiteurs s’écrivent en anglais et en portugais. La langue de la barre ne change que ce que vous lisez.',
        {
          note: 'Rien ne se perd par mégarde : si vous quittez une page avec des modifications non enregistrées, on vous le demande d’abord.',
        },
        {
          note: 'Dans l’agence d’exemple, tout revient à son état initial toutes les 30 minutes ; un avis indique avant le temps qui reste. Les données de votre propre agence ne sont jamais réinitialisées.',
        },
      ],
    },
    'cache-windows': {
      title: 'Vider le cache du navigateur sous Windows',
      blocks: [
        'Si une page paraît abîmée ou ancienne après une mise à jour, le navigateur montre peut-être une copie conservée. Enregistrez d’abord votre travail.',
        {
          steps: [
            'Appuyez sur Ctrl + F5. La page est rechargée sans la copie ; cela suffit presque toujours.',
            'Sinon, appuyez sur Ctrl + Maj + Suppr. Dans Chrome, Edge et Firefox s’ouvre la fenêtre qui efface les données de navigation.',
            'Choisissez la période « Toutes les périodes » (dans Firefox, « Tout »).',
            'Cochez seulement « Images et fichiers en cache ». Laissez les cookies : sans eux, il faut se reconnecter.',
            'Confirmez, fermez la fenêtre et rouvrez Soleira.',
          ],
        },
        { note: 'Les noms des cases varient un peu selon la version du navigateur.' },
      ],
    },
    'cache-mac': {
      title: 'Vider le cache du navigateur sur Mac',
      blocks: [
        'Si une page paraît abîmée ou ancienne après une mise à jour, le navigateur montre peut-être une copie conservée. Enregistrez d’abord votre travail.',
        {
          steps: [
            'Appuyez sur Commande + Maj + R (dans Safari, Commande + Option + R). La page est rechargée ; cela suffit presque toujours.',
            'Sinon, dans Chrome et Firefox, appuyez sur Commande + Maj + Suppr, choisissez « Toutes les périodes », cochez seulement « Images et fichiers en cache » et confirmez.',
            'Dans Safari, ouvrez Réglages, puis Avancées, et activez les fonctionnalités pour développeurs web. Un menu « Développement » apparaît.',
            'Choisissez Développement, puis Vider les caches (Commande + Option + E).',
            'Rouvrez Soleira.',
          ],
        },
        {
          note: 'Effacer l’« Historique » dans Safari vous déconnecte aussi des sites. Ce n’est pas nécessaire.',
        },
      ],
    },
    'insert-property': {
      title: 'Insérer un nouveau bien',
      blocks: [
        {
          steps: [
            'Dans le menu, choisissez {layout.menu.newProperty}.',
            'Sous {listing.form.essentials}, écrivez {properties.form.reference}, choisissez {listing.form.type}, puis {properties.form.forSale} ou {properties.form.forRent}, et indiquez {properties.form.price}.',
            'Écrivez {listing.form.title} dans au moins une langue. Un repère montre la traduction qui manque.',
            'Remplissez {listing.form.rooms}. Laissez vide ce que vous ne savez pas.',
            'Sous {listing.form.features}, choisissez {listing.form.energy} d’après le certificat valide : la loi l’exige dans toute annonce.',
            'Sous {listing.form.management}, choisissez {listing.form.agent} et {listing.form.district}.',
            'Appuyez sur {common.save}.',
          ],
        },
        {
          picture: 'new-property',
          alt: 'Le formulaire d’un nouveau bien, à sa première section.',
        },
        'Le bien est alors un brouillon. {listing.tabs.media}, {listing.tabs.location} et les autres parties s’ouvrent dès que titre et description existent dans les deux langues ; une partie verrouillée dit ce qui manque et vous y conduit.',
        {
          note: 'Un champ incorrect est marqué avec la raison, et une liste au-dessus du formulaire mène à chacun. Ce que vous avez écrit reste.',
        },
      ],
    },
    photographs: {
      title: 'Photos et plans',
      blocks: [
        {
          steps: [
            'Ouvrez le bien et choisissez {listing.tabs.media}.',
            'Déposez les photos dans le cadre, ou appuyez dessus pour les choisir. JPEG et PNG, moins de 2 Mo chacune.',
            'Les fichiers trop lourds sont nommés. {listing.media.fit} fait des copies plus petites et les envoie.',
            'Faites glisser les photos dans l’ordre, ou déplacez-les avec Alt et une flèche.',
            'Dans le menu d’une photo, choisissez {listing.media.makeCover} ou {listing.media.markPlan}.',
          ],
        },
        {
          picture: 'photographs',
          alt: 'Les photos d’un bien en grille ; la première est marquée comme couverture.',
        },
        'La couverture est ce que l’on voit d’abord dans les listes et sur le site. On peut aussi y recadrer, tourner et éclaircir une photo, et masquer visages et plaques.',
      ],
    },
    location: {
      title: 'Définir la localisation',
      blocks: [
        {
          steps: [
            'Ouvrez le bien et choisissez {listing.tabs.location}.',
            'Écrivez une localité, une freguesia ou une rue dans {listing.location.search} et choisissez un résultat, cliquez sur la carte ou écrivez {listing.location.coordinates}.',
            'Amenez le repère à sa position exacte.',
            'Vérifiez {listing.location.address}. Ce que vous écrivez vous-même reste.',
            'Appuyez sur {common.save}.',
          ],
        },
        { picture: 'location', alt: 'La recherche d’un lieu et la carte avec le repère et son rayon.' },
        'Avec {listing.location.radius} au-dessus de 0, le site ne montre qu’un cercle et les pages imprimées omettent la rue.',
      ],
    },
    lists: {
      title: 'Trouver et modifier des biens',
      blocks: [
        'Les filtres sont au-dessus de la liste et restent une journée tels que vous les avez laissés. L’adresse de la page les contient aussi : envoyez-la à un collègue, il verra la même chose.',
        {
          picture: 'lists',
          alt: 'La liste des biens actifs en cartes, avec filtres, ordre et vues au-dessus.',
        },
        'La liste se voit comme {listing.list.views.cards}, {listing.list.views.table} ou {listing.list.views.map}.',
        'Le menu à trois points de chaque bien le modifie sans l’ouvrir : étiquette, prix masqué ou affiché, low cost, {properties.card.markSold} ou {listing.card.archive}. Un message en bas permet d’annuler.',
        '{csv.export.action} enregistre pour Excel tout ce que montre la liste, sur toutes ses pages.',
        { note: 'Au plus 18 biens peuvent être mis en avant. Le menu dit combien de places sont prises.' },
      ],
    },
    print: {
      title: 'Imprimer une fiche ou une affichette de vitrine',
      blocks: [
        {
          steps: [
            'Dans le menu d’un bien, choisissez {properties.card.print} ; sur sa propre page, {properties.form.print}.',
            'Choisissez {print.kinds.sheet} à remettre à un visiteur ou {print.kinds.window} pour la vitrine.',
            'Choisissez la langue des textes et, si elle diffère, celle des libellés.',
            'Lisez ce qui est sous {print.problemsTitle}, par exemple une classe énergétique manquante, et corrigez.',
            'Appuyez sur {print.print}. Dans la fenêtre du navigateur, « Enregistrer au format PDF » fait un fichier à envoyer.',
          ],
        },
        {
          picture: 'print',
          alt: 'La page d’impression : fiche ou affichette, les langues, le bouton et la fiche telle qu’elle sortira.',
        },
        'Un prix masqué s’imprime {print.onRequest}. Le code QR mène au bien sur votre site.',
      ],
    },
    portals: {
      title: 'Annoncer sur les portails',
      blocks: [
        'Un bien est envoyé à Imovirtual, idealista, JamesEdition et aux portails qui lisent Kyero depuis sa propre page, ou plusieurs à la fois depuis la liste.',
        {
          steps: [
            'Un administrateur ouvre {layout.menu.portals} une fois et appuie sur {portals.connect} là où le portail le demande.',
            'Ouvrez le bien et descendez à {portals.panelTitle}. Sous chaque portail figure ce qu’il demande encore ; chaque ligne mène à son champ.',
            'Enregistrez, puis appuyez sur {portals.publish}.',
            'Suivez l’état : {portals.states.inserted} signifie que le portail l’a, {portals.states.success} que le portail lui-même le dit. D’un fichier on ne sait que {portals.states.fetched}.',
            'Ce que vous modifiez ensuite est envoyé quand vous appuyez sur {portals.update}. Un prix masqué et un lieu décalé sont envoyés d’eux-mêmes.',
          ],
        },
        'Ce qui est archivé, vendu, privé ou supprimé est retiré de lui-même. {layout.menu.portals} montre tous les biens et portails et, sous {portals.filters.leaving}, ce qu’un portail n’a pas encore confirmé.',
        { note: 'Si un portail ne peut pas masquer le prix, l’annonce est retirée ; le bien dit pourquoi.' },
      ],
    },
    developments: {
      title: 'Programmes',
      blocks: [
        'Un programme réunit les biens d’un immeuble ou d’un lotissement.',
        { picture: 'developments', alt: 'La liste des programmes en cartes.' },
        {
          steps: [
            'Choisissez {layout.menu.newDevelopment}, donnez-lui un titre et enregistrez.',
            'Ajoutez photos et localisation, comme pour un bien.',
            'Ouvrez un bien et choisissez-le sous {properties.form.development}, ou liez les biens sur la page du programme.',
          ],
        },
        {
          note: 'Archiver un programme archive aussi ses biens. Le désarchiver ramène ceux qui étaient partis avec lui.',
        },
      ],
    },
    'front-page': {
      title: 'La page d’accueil du site',
      blocks: [
        'Vous choisissez ici ce que les visiteurs voient d’abord : les grandes photos du haut et, en dessous, les biens mis en avant.',
        {
          picture: 'front-page',
          alt: 'L’éditeur de la page d’accueil : couvertures avec titre, texte et lien dans les deux langues.',
        },
        {
          steps: [
            'Dans le menu, choisissez {layout.menu.frontpage}.',
            'Appuyez sur {front-page.covers.add}, écrivez titre et texte dans les deux langues et, au besoin, un lien.',
            'Faites glisser les couvertures dans l’ordre et appuyez sur {common.save}.',
            'Sous {front-page.highlights.title}, appuyez sur {front-page.highlights.add}. Là, tout est enregistré aussitôt.',
          ],
        },
        'L’aperçu montre la page sur ordinateur ou téléphone, dans les deux langues.',
      ],
    },
    inbox: {
      title: 'Messages du site',
      blocks: [
        'Ce que les visiteurs écrivent sur le site arrive de soi-même dans {layout.menu.inbox}. Le nombre à côté de l’entrée du menu dit combien de messages personne n’a lus.',
        {
          picture: 'inbox',
          alt: 'La boîte de réception : étiquettes, expéditeurs, objets et agents qui s’en occupent.',
        },
        {
          steps: [
            'Ouvrez un message. Il compte dès lors comme lu.',
            'Choisissez {inbox.agent} : un message sur un bien a déjà l’agent de ce bien.',
            'Appuyez sur {inbox.reply}. La réponse commence par une salutation dans la langue du visiteur.',
            'Quand il est traité, appuyez sur {inbox.archive}.',
          ],
        },
        {
          note: 'Si une personne demande l’effacement de ses données, utilisez {inbox.erase} : le message et ses réponses disparaissent pour de bon. Cherchez d’abord son adresse : avec le dernier message, le contact disparaît aussi.',
        },
      ],
    },
    contacts: {
      title: 'Les contacts dans un fichier',
      blocks: [
        'Les administrateurs peuvent enregistrer dans un fichier pour Excel les personnes qui ont écrit depuis le site. Qui a écrit plusieurs fois tient sur une ligne.',
        {
          picture: 'contacts',
          alt: 'La page des contacts : filtres, nombre de personnes et premières lignes du fichier.',
        },
        {
          steps: [
            'Dans le menu, choisissez {layout.menu.contacts}.',
            'Filtrez par sujet, jours, langue, consentement ou agent.',
            'Regardez les premières lignes, puis appuyez sur {contacts.download}.',
          ],
        },
        {
          note: 'Ce sont des données personnelles. Chaque téléchargement est consigné avec son auteur. Supprimez le fichier quand vous n’en avez plus besoin.',
        },
      ],
    },
    account: {
      title: 'Votre compte',
      blocks: [
        {
          steps: [
            'Dans le menu, choisissez {layout.menu.settings}.',
            'Changez nom, téléphone et photo, puis appuyez sur {common.save}.',
            'Pour changer de mot de passe, écrivez l’actuel, puis deux fois le nouveau. Vos autres sessions se terminent.',
          ],
        },
        {
          picture: 'account',
          alt: 'La page de son propre compte : le profil avec photo, nom et téléphone.',
        },
        '{profile.sessions.title} montre vos appareils. Mettez fin à ce que vous ne reconnaissez pas, puis changez de mot de passe.',
      ],
    },
    users: {
      title: 'Utilisateurs du système',
      blocks: [
        'Les administrateurs décident de qui peut se connecter.',
        {
          steps: [
            'Dans le menu, choisissez {layout.menu.users}, puis {users.panel.add}.',
            'Écrivez nom, e-mail et initiales, et un mot de passe d’au moins 8 caractères.',
            'Choisissez le rôle : {users.roles.Administrator} ou {users.roles.User}.',
            'Appuyez sur {common.save} et remettez le mot de passe à votre collègue en mains propres.',
          ],
        },
        'Un {users.roles.User} fait tout, sauf les utilisateurs du système, le téléchargement des contacts et les comptes des portails.',
        {
          note: 'Personne ne peut supprimer son propre compte. Dès que vous supprimez celui d’un collègue qui part, il est déconnecté partout.',
        },
      ],
    },
    history: {
      title: 'Historique : qui a modifié quoi',
      blocks: [
        'Chaque modification est conservée : qui l’a faite, quand, et ce qu’il y avait avant. Personne ne peut y toucher.',
        {
          steps: [
            'Ouvrez la fiche et choisissez {activity.tab} : un onglet pour les biens et les programmes, un bouton ailleurs.',
            'Trouvez le champ au jour de sa modification ; les deux valeurs sont à côté.',
            'Appuyez sur {activity.revert} pour ce champ, lisez ce qu’il contiendra, puis confirmez.',
          ],
        },
        'Si quelqu’un a modifié le champ depuis, vous en êtes averti et pouvez choisir {activity.anyway}. Un message propose ensuite {activity.undo}. Les photos et pièces jointes supprimées et les mots de passe ne peuvent pas être rétablis.',
        'Sous {layout.menu.activity}, les administrateurs voient tout ce qui a été fait dans l’agence, y compris les connexions, les exportations et les suppressions.',
        {
          note: 'D’un message du site, l’historique dit qui s’en est occupé, jamais ce que le visiteur a écrit.',
        },
      ],
    },
  },
}
