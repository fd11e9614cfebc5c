import { createGuide } from '../guide-content'

export const guide = createGuide(
  {
    start: 'Premiers pas',
    properties: 'Biens et programmes',
    website: 'Site et messages',
    office: 'Votre agence',
    problems: 'En cas de problème',
  },
  {
    introduction: `
      # Introduction
      Soleira réunit les biens de votre agence et tout ce que montre son site public. Un nouveau bien reste un brouillon tant que son titre et sa description ne sont pas complets dans les deux langues ; ensuite, chaque modification enregistrée apparaît aussitôt sur le site.
      ![La page d’accueil : le menu à gauche, les messages en attente de réponse, ce qui est à traiter et les modifications des collègues.](home)
      Le menu de gauche mène à toutes les pages. En haut, {layout.new} propose les tâches les plus courantes : {layout.menu.newProperty} et {layout.menu.newDevelopment}. Sur un petit écran, {layout.collapseMenu} libère de la place.
      La barre du haut contient la recherche, ce guide, la langue, le thème clair ou sombre et votre compte.
      Les textes destinés aux visiteurs se rédigent en anglais et en portugais. Changer la langue dans la barre ne change que ce que vous voyez.
      > Si vous quittez une page avec des modifications non enregistrées, Soleira vous demande d’abord confirmation.
      > L’agence de démonstration peut être réinitialisée périodiquement, après un compte à rebours. Votre propre agence n’est jamais réinitialisée.
    `,
    search: `
      # Recherche et raccourcis
      La recherche trouve les biens, programmes, conseillers, secteurs, services et messages. Elle mène aussi aux pages et lance des actions comme {layout.menu.newProperty}.
      1. Appuyez sur Ctrl + K (⌘ + K sur Mac) depuis n’importe quelle page, ou cliquez sur le champ de recherche en haut.
      2. Saisissez une référence, un nom, un lieu ou le nom d’une page.
      3. Choisissez un résultat avec les touches fléchées et appuyez sur Entrée.
      Avant toute saisie, la recherche propose ce que vous avez ouvert récemment.
      Ctrl + S (⌘ + S) enregistre un formulaire. Il existe aussi des raccourcis à une touche : / ouvre la recherche, N crée un bien, J et K parcourent une liste. Appuyez sur « ? » pour tous les voir dans {shortcuts.title}.
      > Si vous dictez vos textes ou appuyez sur des touches par mégarde, désactivez {shortcuts.switch} dans cette liste.
    `,
    'cache-windows': `
      # Vider le cache du navigateur sous Windows
      Si, après une mise à jour, une page s’affiche mal ou semble ancienne, votre navigateur affiche peut-être une ancienne copie. Enregistrez d’abord votre travail.
      1. Appuyez sur Ctrl + F5. La page est rechargée sans la copie, ce qui suffit généralement.
      2. Sinon, appuyez sur Ctrl + Maj + Suppr. Dans Chrome, Edge et Firefox, la fenêtre d’effacement des données de navigation s’ouvre.
      3. Choisissez la période « Toutes les périodes » (« Tout » dans Firefox).
      4. Cochez seulement « Images et fichiers en cache ». Laissez les cookies, sinon vous devrez vous reconnecter.
      5. Confirmez, fermez la fenêtre et rouvrez Soleira.
      > Le nom de ces options varie légèrement selon la version du navigateur.
    `,
    'cache-mac': `
      # Vider le cache du navigateur sur Mac
      Si, après une mise à jour, une page s’affiche mal ou semble ancienne, votre navigateur affiche peut-être une ancienne copie. Enregistrez d’abord votre travail.
      1. Appuyez sur Commande + Maj + R (Commande + Option + R dans Safari). La page est rechargée, ce qui suffit généralement.
      2. Sinon, dans Chrome et Firefox, appuyez sur Commande + Maj + Suppr, choisissez « Toutes les périodes » (« Tout » dans Firefox), cochez seulement « Images et fichiers en cache » et confirmez.
      3. Dans Safari, ouvrez Réglages, puis Avancées, et activez les fonctionnalités pour développeurs web. Un menu « Développement » apparaît dans la barre des menus.
      4. Choisissez Développement, puis Vider les caches (Commande + Option + E).
      5. Rouvrez Soleira.
      > N’effacez pas l’« Historique » dans Safari : ce n’est pas nécessaire et cela vous déconnecte aussi des sites.
    `,
    'insert-property': `
      # Ajouter un bien
      1. Dans le menu, choisissez {layout.new}, puis {layout.menu.newProperty}.
      2. Dans {listing.form.essentials}, saisissez la {properties.form.reference}, choisissez le {listing.form.type}, puis {properties.form.forSale} ou {properties.form.forRent}, et indiquez le {properties.form.price}.
      3. Remplissez le {listing.form.title} dans au moins une langue. Une mention signale la traduction manquante ; vous pouvez copier le texte de l’autre langue, puis le traduire.
      4. Remplissez la rubrique {listing.form.rooms}. Laissez vides les valeurs inconnues.
      5. Dans {listing.form.features}, choisissez la {listing.form.energy} d’après le certificat en vigueur. La loi l’exige dans toute annonce.
      6. Dans {listing.form.search}, choisissez le {listing.form.district} ; dans {listing.form.management}, choisissez le {listing.form.agent}.
      7. Cliquez sur {common.save}.
      ![Le formulaire d’un nouveau bien, ouvert à sa première rubrique.](new-property)
      Le bien est maintenant un brouillon. Vous pouvez déjà ajouter des photos et une localisation dans les onglets {listing.tabs.media} et {listing.tabs.location}. Les autres onglets s’ouvrent quand le titre et la description sont complets dans les deux langues. Un onglet verrouillé indique ce qui manque et vous y conduit.
      > Si un champ est à corriger, il est signalé avec la raison, et une liste au-dessus du formulaire y mène. Ce que vous avez saisi est conservé.
    `,
    photographs: `
      # Photos et plans
      1. Ouvrez le bien et choisissez {listing.tabs.media}.
      2. Déposez les photos dans le cadre, ou cliquez dessus pour les choisir. Utilisez des fichiers JPEG ou PNG de moins de 2 Mo chacun.
      3. Les fichiers trop volumineux sont indiqués. {listing.media.fit} crée des copies plus légères et les envoie.
      4. Faites glisser les photos pour changer l’ordre, ou déplacez-en une avec Alt et une touche fléchée.
      5. Dans le menu d’une photo, choisissez {listing.media.makeCover} ou {listing.media.markPlan}.
      ![Les photos d’un bien en grille ; la première est marquée comme couverture.](photographs)
      La couverture est ce que l’on voit en premier dans les listes et sur le site. Vous pouvez aussi recadrer, faire pivoter et éclaircir une photo, ou masquer les visages et les plaques d’immatriculation.
    `,
    location: `
      # Définir la localisation
      1. Ouvrez le bien et choisissez {listing.tabs.location}.
      2. Saisissez une ville, une paroisse ou une rue dans {listing.location.search} et choisissez un résultat, cliquez sur la carte ou remplissez le champ {listing.location.coordinates}.
      3. Placez le repère à sa position exacte.
      4. Vérifiez la rubrique {listing.location.address}. Ce que vous saisissez vous-même est conservé.
      5. Cliquez sur {common.save}.
      ![La recherche d’un lieu, et la carte avec le repère et son rayon.](location)
      Si le {listing.location.radius} est supérieur à 0, le site n’affiche qu’un cercle et les fiches imprimées omettent la rue.
    `,
    'seo-attachments': `
      # Moteurs de recherche et pièces jointes
      Deux autres onglets complètent un bien ou un programme : {listing.tabs.seo} et {listing.tabs.attachments}.
      1. Ouvrez {listing.tabs.seo} et remplissez les champs {listing.seo.name} et {listing.seo.description} dans les deux langues. Si vous les laissez vides, le titre et la description du bien sont utilisés.
      2. Vérifiez l’{listing.seo.slug} : c’est la dernière partie de l’adresse de la page sur le site.
      3. Consultez l’{listing.seo.preview} pour voir l’apparence dans les résultats de recherche et lors d’un partage du lien.
      4. Cliquez sur {common.save}.
      Dans {listing.tabs.attachments}, conservez les contrats, certificats et autres fichiers de tout type, de moins de 2 Mo chacun. Seule votre équipe les voit : ils ne sont jamais affichés sur le site ni envoyés aux portails.
      > Changer l’adresse web d’un bien déjà en ligne rend inutilisables les liens déjà partagés ou mis en favoris.
    `,
    lists: `
      # Trouver et modifier des biens
      Les filtres au-dessus d’une liste restent pendant une journée tels que vous les avez laissés. Ils font aussi partie de l’adresse de la page : envoyez-la à un collègue, il verra la même liste.
      ![La liste des biens actifs en vignettes, avec les filtres, le tri et les affichages au-dessus.](lists)
      La liste peut s’afficher en {listing.list.views.cards}, {listing.list.views.table} ou {listing.list.views.map}. Dans le tableau, vous choisissez les colonnes et la hauteur des lignes.
      {saved-views.save} conserve les filtres, le tri et les colonnes dans un onglet au-dessus de la liste. Le menu de l’onglet permet d’en copier le lien, de partager la vue avec vos collègues ou d’en faire votre vue par défaut.
      Le menu à trois points de chaque bien permet de le modifier sans l’ouvrir : étiquette, affichage du prix, petit prix, {properties.card.markSold} ou {listing.card.archive}. Le message en bas de l’écran permet d’annuler.
      {properties.grid.open}, dans l’en-tête du tableau, transforme prix, étiquettes, conseillers et autres champs en cellules : déplacez-vous avec les touches fléchées, saisissez un prix ou collez une colonne d’un tableur.
      {csv.export.action} enregistre toute la liste, toutes pages confondues, dans un fichier pour Excel.
      > Vous pouvez mettre jusqu’à 18 biens à la une. Le menu indique combien de places sont occupées.
    `,
    bulk: `
      # Modifier plusieurs fiches à la fois
      1. Dans une liste de biens ou de programmes, sélectionnez les fiches à modifier. Pour sélectionner toute la page, utilisez la case au-dessus de la liste.
      2. Choisissez une action dans la barre qui apparaît : {listing.bulk.tag}, {listing.bulk.archive}, {listing.bulk.delete} ou, pour les biens, {properties.bulk.highlight}.
      3. Lisez la demande de confirmation : elle indique ce qui va changer, par exemple les annonces qui seront retirées. Puis confirmez.
      {listing.batch.edit} modifie un champ de toutes les fiches sélectionnées, comme le prix ou le conseiller. Un aperçu montre les valeurs avant et après.
      Les fiches qui n’ont pas pu être mises à jour restent sélectionnées, chacune avec la raison : corrigez-les et réessayez. {listing.bulk.stop} interrompt une longue opération ; ce qui est déjà fait est conservé.
      > Un message propose {listing.list.undo} après chaque action groupée, sauf la suppression, qui est définitive.
    `,
    'life-cycle': `
      # Réservé, vendu, archivé
      Un bien est d’abord un brouillon, puis un bien actif, avant d’être vendu ou archivé.
      1. Quand un acquéreur réserve un bien, attribuez-lui l’étiquette « réservé » dans son menu. Il reste sur le site avec cette étiquette.
      2. Quand il est vendu, choisissez {properties.card.markSold} dans son menu. Il passe dans {layout.menu.propertiesSold}, n’est plus à la une et ses annonces sont retirées des portails.
      3. S’il n’est plus sur le marché, choisissez {listing.card.archive}. Il quitte le site et les portails mais garde ses informations, ses photos et ses fichiers.
      4. Pour le proposer de nouveau, ouvrez {layout.menu.propertiesArchived} et choisissez {listing.card.unarchive}.
      Quand un programme est archivé, ses biens le sont aussi. Le désarchiver rétablit ceux qui avaient été archivés avec lui.
      > La suppression est définitive et efface aussi les photos et les pièces jointes. Archivez un bien dont vous pourriez avoir encore besoin.
    `,
    collection: `
      # Collection privée et petits prix
      La {properties.form.collection} réunit les biens que vous ne montrez qu’à une clientèle choisie. Ils sont absents du site public et ne sont jamais envoyés aux portails.
      1. Ouvrez le bien et choisissez l’onglet {properties.tabs.collection}.
      2. Activez {properties.form.inCollection}.
      3. Si vous le souhaitez, remplissez le champ {listing.form.slogan} dans les deux langues, puis cliquez sur {common.save}.
      Les biens les plus abordables ont leur propre rubrique sur le site. Choisissez {properties.card.lowCost} dans le menu d’un bien, et il figure aussi dans {layout.menu.propertiesLowCost}.
      > Si vous placez un bien déjà publié dans la collection privée, ses annonces sont automatiquement retirées des portails.
    `,
    print: `
      # Imprimer une fiche ou une affichette de vitrine
      1. Choisissez {properties.card.print} dans le menu d’un bien, ou {properties.form.print} sur sa propre page.
      2. Choisissez {print.kinds.sheet} pour un document à remettre à un visiteur, ou {print.kinds.window} pour votre vitrine.
      3. Choisissez la langue des textes et, si elle diffère, celle des libellés.
      4. Vérifiez ce qui figure sous {print.problemsTitle}, par exemple une classe énergétique manquante, et corrigez-le.
      5. Cliquez sur {print.print}. Dans la fenêtre d’impression du navigateur, choisissez « Enregistrer au format PDF » pour obtenir un fichier à envoyer par e-mail.
      ![La page d’impression : fiche ou affichette, langues, bouton d’impression et aperçu de la fiche.](print)
      À la place d’un prix masqué, la fiche indique {print.onRequest}. Le code QR ouvre le bien sur votre site.
    `,
    portals: `
      # Publier sur les portails
      Vous pouvez publier sur Imovirtual, idealista, JamesEdition et les portails compatibles avec le format Kyero. Partez de la page du bien ou de {layout.menu.portals}, ou sélectionnez plusieurs biens dans la liste pour les publier en une fois.
      1. Un administrateur ouvre d’abord {layout.menu.portals} et clique sur {portals.connect} pour chaque portail qui le demande.
      2. Ouvrez le bien et choisissez l’onglet {portals.panelTitle}. Chaque portail indique ce qui lui manque encore, avec un lien vers le champ.
      3. Enregistrez, puis cliquez sur {portals.publish}.
      4. Suivez le statut : {portals.states.inserted} signifie que le portail a reçu l’annonce, {portals.states.success} qu’il l’a confirmée. Pour les flux, seul {portals.states.fetched} est connu.
      5. Cliquez sur {portals.update} pour envoyer les modifications suivantes. Le masquage du prix ou de la localisation est envoyé automatiquement.
      Les annonces des biens archivés, vendus, privés ou supprimés sont retirées automatiquement. {layout.menu.portals} affiche tous les biens et portails ; {portals.filters.leaving} regroupe les annonces dont un portail n’a pas encore confirmé le retrait.
      > Si un portail ne peut pas masquer un prix, l’annonce est retirée et la page du bien vous en donne la raison.
    `,
    developments: `
      # Programmes
      Un programme regroupe les biens d’un immeuble ou d’un lotissement.
      ![La liste des programmes en vignettes.](developments)
      1. Choisissez {layout.menu.newDevelopment}, donnez-lui un titre et enregistrez.
      2. Ajoutez des photos et une localisation, comme pour un bien.
      3. Ouvrez un bien et choisissez le programme dans le champ {properties.form.development}, ou rattachez des biens depuis la page du programme.
      > Quand un programme est archivé, ses biens le sont aussi. Le désarchiver rétablit ceux qui avaient été archivés avec lui.
    `,
    'front-page': `
      # La page d’accueil du site
      Choisissez ce que les visiteurs voient en premier : les grandes photos du haut et les biens à la une en dessous.
      ![L’éditeur de la page d’accueil : photos d’en-tête avec titres, textes et liens dans les deux langues.](front-page)
      1. Choisissez {layout.menu.frontpage} dans le menu.
      2. Cliquez sur {front-page.covers.add}, rédigez un titre et un texte dans les deux langues et, au besoin, ajoutez un lien.
      3. Faites glisser les photos pour changer l’ordre et cliquez sur {common.save}.
      4. Dans {front-page.highlights.title}, cliquez sur {front-page.highlights.add}. Là, les modifications sont enregistrées aussitôt.
      L’aperçu montre la page sur ordinateur ou sur téléphone, dans les deux langues.
    `,
    'website-texts': `
      # Secteurs, services et présentation de l’agence
      Ces pages du site présentent votre agence et les zones où elle travaille. Leurs textes sont en anglais et en portugais.
      1. Dans {layout.menu.districts}, ajoutez chaque secteur avec sa description, ses images et ses chiffres. Choisissez-le ensuite comme secteur de vos biens et programmes.
      2. Dans {layout.menu.services}, ajoutez ce que propose votre agence. Chaque service a sa propre page sur le site.
      3. Dans {layout.menu.servicesDescription}, rédigez le texte qui présente tous vos services.
      4. Dans {layout.menu.whoWeAre}, présentez votre agence.
      > Les secteurs sont propres à votre agence. Le district officiel (distrito) et la commune d’un bien viennent de sa localisation sur la carte.
    `,
    'key-items': `
      # Types et caractéristiques
      Ce sont les options que vous choisissez dans les formulaires et selon lesquelles les visiteurs filtrent les biens sur le site : types de biens, styles de vie, caractéristiques et types d’offre. Les groupes sont les titres sous lesquels apparaissent les caractéristiques, comme Vue ou Extérieur.
      1. Choisissez {layout.menu.keyItems} dans le menu, puis une catégorie d’options.
      2. Ajoutez une option, ou ouvrez-en une pour la modifier. Écrivez son nom en anglais et en portugais.
      3. Pour une caractéristique, choisissez son {key-items.admin.master}.
      4. Désactivez {key-items.admin.filterable} si elle ne doit pas servir de filtre.
      Les options existantes sont enregistrées quand vous quittez le champ. Si vous supprimez une option utilisée, Soleira vous demande d’abord par quoi la remplacer.
      > L’ordre de la liste est celui du site. Changez-le avec {key-items.admin.up} et {key-items.admin.down}.
    `,
    inbox: `
      # Messages du site
      Les messages des visiteurs arrivent automatiquement dans {layout.menu.inbox}. Le nombre affiché dans le menu indique combien de messages ne sont pas lus.
      ![La boîte de réception, avec les étiquettes, expéditeurs, objets et conseillers attribués.](inbox)
      1. Ouvrez un message. Il est alors marqué comme lu.
      2. Choisissez un {inbox.agent}. Les messages sur un bien en ont déjà un.
      3. Cliquez sur {inbox.reply}. La réponse commence par une formule d’appel dans la langue du visiteur.
      4. Une fois le message traité, cliquez sur {inbox.archive}.
      Pour modifier plusieurs messages à la fois, sélectionnez-les dans la liste.
      > Si une personne demande la suppression de ses données, recherchez son adresse e-mail et utilisez {inbox.erase} sur chacun de ses messages. Les messages et leurs réponses sont supprimés définitivement, et le contact disparaît avec le dernier.
    `,
    contacts: `
      # Télécharger les contacts
      Les administrateurs peuvent télécharger, dans un fichier pour Excel, les coordonnées des personnes qui ont écrit depuis le site. Une personne qui a écrit plusieurs fois n’occupe qu’une ligne.
      ![La page des contacts : filtres, nombre de contacts et premières lignes du fichier.](contacts)
      1. Choisissez {layout.menu.contacts} dans le menu.
      2. Filtrez par sujet, dates, langue, consentement ou conseiller.
      3. Vérifiez les premières lignes, puis cliquez sur {contacts.download}.
      > Ce sont des données personnelles. Chaque téléchargement est consigné avec le nom de son auteur. Supprimez le fichier quand vous n’en avez plus besoin.
    `,
    agents: `
      # Conseillers et transfert de portefeuille
      Les conseillers sont les personnes que les visiteurs contactent. Un conseiller n’est pas forcément un utilisateur, et un utilisateur n’est pas forcément un conseiller.
      1. Choisissez {layout.menu.agents} dans le menu et cliquez sur {agents.add}.
      2. Saisissez le nom, l’e-mail et le téléphone, ajoutez une photo, puis rédigez la fonction et la description dans les deux langues.
      3. Cliquez sur {common.save}. Vous pouvez désormais choisir ce conseiller dans les biens, les programmes et les messages.
      Quand un conseiller quitte l’agence, choisissez {agents.delete}. S’il s’occupe encore de biens ou de programmes, choisissez qui prend la suite et cliquez sur {agents.reassign.do}. Ses messages suivent. {agents.handOver} fait de même sans supprimer le conseiller.
      > Si le conseiller a aussi un compte, supprimez ce compte dans {layout.menu.users} pour qu’il ne puisse plus se connecter.
    `,
    'csv-import': `
      # Importer depuis un tableur
      Vous pouvez ajouter en une fois de nombreux biens, conseillers, types ou caractéristiques à partir d’un fichier CSV ou Excel.
      1. Dans la liste, choisissez {csv.import.action}. Si vous n’avez pas encore de fichier, cliquez sur {csv.import.template}.
      2. Remplissez le fichier dans Excel, enregistrez-le et déposez-le sur la page.
      3. Vérifiez que chaque champ est associé à la bonne colonne.
      4. Corrigez directement dans le tableau les lignes marquées {csv.import.states.wrong}. Les doublons sont ignorés.
      5. Lancez l’importation. Vous pourrez télécharger les lignes non importées, les corriger et réessayer.
      > Rien n’est enregistré avant que vous lanciez l’importation.
    `,
    account: `
      # Votre compte
      1. Choisissez {layout.menu.account} dans le menu.
      2. Changez votre nom, votre téléphone et votre photo, puis cliquez sur {common.save}.
      3. Pour changer de mot de passe, saisissez l’actuel, puis deux fois le nouveau. Vos sessions sont fermées sur vos autres appareils.
      ![La page de votre compte : votre profil avec photo, nom et téléphone.](account)
      {profile.sessions.title} affiche la liste de vos appareils. Si vous n’en reconnaissez pas un, déconnectez-le et changez de mot de passe.
    `,
    users: `
      # Utilisateurs
      Les administrateurs décident qui peut se connecter.
      1. Choisissez {layout.menu.users} dans le menu, puis {users.panel.add}.
      2. Saisissez le nom, l’e-mail et les initiales. Envoyez une invitation, ou saisissez un mot de passe.
      3. Choisissez le rôle : {users.roles.Administrator} ou {users.roles.User}.
      4. Cliquez sur {common.save}. Si vous avez choisi un mot de passe, communiquez-le de vive voix à votre collègue.
      Le rôle {users.roles.User} permet de tout faire, sauf gérer les utilisateurs, consulter l’activité de l’agence, télécharger les contacts et connecter les comptes des portails.
      > Vous ne pouvez pas supprimer votre propre compte. Quand vous supprimez celui d’un collègue, toutes ses sessions sont aussitôt fermées.
    `,
    history: `
      # Historique : qui a modifié quoi
      Soleira enregistre chaque modification : son auteur, sa date et la valeur précédente. Personne ne peut altérer cet historique.
      1. Ouvrez la fiche et choisissez {activity.tab} : un onglet pour les biens et les programmes, un bouton ailleurs.
      2. Trouvez le champ à la date de la modification. Les deux valeurs y figurent.
      3. Cliquez sur {activity.revert} à côté du champ, vérifiez la valeur et confirmez.
      Si quelqu’un a modifié le champ depuis, Soleira vous en avertit et vous pouvez choisir {activity.anyway}. Un message propose ensuite {activity.undo}. Les photos et pièces jointes supprimées et les mots de passe ne peuvent pas être restaurés.
      Dans {layout.menu.activity}, les administrateurs voient tout ce qui a été fait dans l’agence, y compris les connexions, les exportations et les suppressions.
      > Pour les messages du site, l’historique indique qui s’en est occupé, mais jamais ce que le visiteur a écrit.
    `,
    conflicts: `
      # Conflits et texte non enregistré
      Si un collègue enregistre la même fiche pendant que vous la modifiez, Soleira affiche les deux versions au lieu d’en écraser une.
      1. Si vous n’avez pas modifié les mêmes champs, toutes les modifications sont conservées et il vous suffit d’enregistrer de nouveau.
      2. Si vous avez modifié les mêmes champs, choisissez {resource.merge.ours} ou {resource.merge.theirs} pour chacun.
      3. Cliquez sur {resource.merge.save}, ou sur {resource.merge.postpone} pour revenir à votre formulaire. Rien de ce que vous avez saisi n’est perdu avant votre choix.
      Si votre navigateur se ferme ou si la connexion est coupée, votre texte non enregistré reste 7 jours dans ce navigateur, visible de vous seul. En rouvrant le formulaire, choisissez {resource.draft.restore} ou {resource.draft.discard}.
      > Si quelqu’un a supprimé la fiche pendant que vous la modifiiez, choisissez {resource.deleted.keepAsNew} pour garder votre texte.
    `,
    'who-to-call': `
      # À qui s’adresser
      1. Si vous ne pouvez pas ouvrir une page ou si une action n’est pas proposée, adressez-vous à l’un de vos administrateurs ; ce sont eux qui gèrent la page {layout.menu.users}.
      2. Si un portail refuse une annonce, ouvrez le bien et lisez ce que dit le portail dans l’onglet {portals.panelTitle}.
      3. Si quelque chose n’est pas configuré, si le stockage est plein ou si les e-mails ne partent pas, prévenez un administrateur, qui contactera la personne qui gère le serveur.
      4. Si une page s’affiche mal, videz d’abord le cache du navigateur ; les sujets suivants expliquent comment.
      Pour signaler un problème, indiquez l’adresse de la page, ce que vous faisiez, l’heure et le message exact. Joignez si possible une capture d’écran.
      > Les réglages du serveur sont décrits dans le guide d’exploitation fourni avec Soleira.
    `,
  },
)
