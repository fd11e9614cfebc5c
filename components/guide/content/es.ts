import type { GuideContent } from '../guide-content'

export const guide: GuideContent = {
  groups: {
    start: 'Primeros pasos',
    properties: 'Propiedades y promociones',
    website: 'Web y mensajes',
    office: 'Su oficina',
  },
  topics: {
    introduction: {
      title: 'Introducción',
      blocks: [
        'En Soleira la agencia guarda sus propiedades y todo lo que muestra la web pública. Lo que guarde aquí aparece enseguida en la web.',
        {
          picture: 'home',
          alt: 'La página de inicio: menú a la izquierda, cifras, propiedades por mes y por distrito.',
        },
        'El menú de la izquierda lleva a todas partes. Arriba está lo que más se hace: {layout.menu.newProperty} y {layout.menu.newDevelopment}. {layout.collapseMenu} deja más sitio en pantallas pequeñas.',
        'La barra superior tiene la búsqueda, esta guía, el idioma, el tema claro u oscuro y su cuenta.',
        'Los textos para los visitantes se escriben en inglés y en portugués. El idioma de la barra solo cambia lo que usted lee.',
        {
          note: 'Nada se pierde por error: si sale de una página con cambios sin guardar, antes se le pregunta.',
        },
        {
          note: 'En la agencia de muestra, todo vuelve a su estado inicial cada 30 minutos; antes, un aviso muestra el tiempo que falta. Los datos de su propia agencia nunca se restablecen.',
        },
      ],
    },
    'cache-windows': {
      title: 'Vaciar la caché del navegador en Windows',
      blocks: [
        'Si una página se ve rota o antigua después de una actualización, puede que el navegador muestre una copia guardada. Guarde primero su trabajo.',
        {
          steps: [
            'Pulse Ctrl + F5. La página se carga de nuevo sin la copia guardada; casi siempre basta.',
            'Si no basta, pulse Ctrl + Mayús + Supr. En Chrome, Edge y Firefox se abre la ventana para borrar los datos de navegación.',
            'Elija «Desde siempre» como intervalo (en Firefox, «Todo»).',
            'Marque solo «Imágenes y archivos en caché». No borre las cookies: sin ellas tendrá que iniciar sesión otra vez.',
            'Confirme, cierre la ventana y abra de nuevo Soleira.',
          ],
        },
        { note: 'Los nombres de las opciones cambian un poco según la versión del navegador.' },
      ],
    },
    'cache-mac': {
      title: 'Vaciar la caché del navegador en Mac',
      blocks: [
        'Si una página se ve rota o antigua después de una actualización, puede que el navegador muestre una copia guardada. Guarde primero su trabajo.',
        {
          steps: [
            'Pulse Comando + Mayús + R (en Safari, Comando + Opción + R). La página se carga de nuevo; casi siempre basta.',
            'Si no basta, en Chrome y Firefox pulse Comando + Mayús + Supr, elija «Desde siempre», marque solo «Imágenes y archivos en caché» y confirme.',
            'En Safari, abra Ajustes, luego Avanzado, y active las funciones para desarrolladores web. Aparece en la barra el menú «Desarrollo».',
            'Elija Desarrollo y después Vaciar cachés (Comando + Opción + E).',
            'Abra de nuevo Soleira.',
          ],
        },
        { note: 'Borrar el «Historial» en Safari también cierra sus sesiones en las webs. No hace falta.' },
      ],
    },
    'insert-property': {
      title: 'Insertar una propiedad nueva',
      blocks: [
        {
          steps: [
            'En el menú, elija {layout.menu.newProperty}.',
            'En {listing.form.essentials}, escriba {properties.form.reference}, elija {listing.form.type} y si es {properties.form.forSale} o {properties.form.forRent}, e indique {properties.form.price}.',
            'Escriba {listing.form.title} en al menos un idioma. Un aviso muestra la traducción que falta.',
            'Rellene {listing.form.rooms}. Deje vacío lo que no sepa.',
            'En {listing.form.features}, elija {listing.form.energy} según el certificado válido: la ley la exige en todos los anuncios.',
            'En {listing.form.management}, elija {listing.form.agent} y {listing.form.district}.',
            'Pulse {common.save}.',
          ],
        },
        {
          picture: 'new-property',
          alt: 'El formulario de una propiedad nueva, en su primera sección.',
        },
        'La propiedad queda en borrador. {listing.tabs.media}, {listing.tabs.location} y las demás partes se abren en cuanto hay título y descripción en los dos idiomas; una parte bloqueada dice qué falta y le lleva hasta allí.',
        {
          note: 'Un campo incorrecto queda marcado con el motivo, y una lista sobre el formulario lleva a cada uno. Lo que escribió se conserva.',
        },
      ],
    },
    photographs: {
      title: 'Fotografías y planos',
      blocks: [
        {
          steps: [
            'Abra la propiedad y elija {listing.tabs.media}.',
            'Suelte las fotografías en la caja o púlsela para elegirlas. JPEG y PNG, de menos de 2 MB cada una.',
            'Los archivos demasiado grandes se indican por su nombre. {listing.media.fit} hace copias más pequeñas y las sube.',
            'Arrastre las fotografías a su orden, o muévalas con Alt y una flecha del teclado.',
            'En el menú de una fotografía, elija {listing.media.makeCover} o {listing.media.markPlan}.',
          ],
        },
        {
          picture: 'photographs',
          alt: 'Las fotografías de una propiedad en cuadrícula; la primera está marcada como portada.',
        },
        'La portada es lo primero que se ve en las listas y en la web. Allí también puede recortar, girar y aclarar una fotografía, y tapar caras y matrículas.',
      ],
    },
    location: {
      title: 'Fijar la ubicación',
      blocks: [
        {
          steps: [
            'Abra la propiedad y elija {listing.tabs.location}.',
            'Escriba una localidad, freguesia o calle en {listing.location.search} y elija un resultado, pulse en el mapa o escriba {listing.location.coordinates}.',
            'Lleve el marcador a su posición exacta.',
            'Compruebe {listing.location.address}. Lo que usted escriba se conserva.',
            'Pulse {common.save}.',
          ],
        },
        { picture: 'location', alt: 'La búsqueda de un lugar y el mapa con el marcador y su radio.' },
        'Con {listing.location.radius} por encima de 0, la web muestra solo un círculo y las páginas impresas omiten la calle.',
      ],
    },
    lists: {
      title: 'Encontrar y cambiar propiedades',
      blocks: [
        'Los filtros están encima de la lista y quedan como los dejó durante un día. También forman parte de la dirección de la página: envíela a un colega y verá lo mismo.',
        {
          picture: 'lists',
          alt: 'La lista de propiedades activas en tarjetas, con filtros, orden y vistas encima.',
        },
        'La lista puede verse como {listing.list.views.cards}, {listing.list.views.table} o {listing.list.views.map}.',
        'El menú de tres puntos de cada propiedad la cambia sin abrirla: etiqueta, precio oculto o visible, low cost, {properties.card.markSold} o {listing.card.archive}. Un mensaje al pie permite deshacerlo.',
        '{csv.export.action} guarda para Excel todo lo que muestra la lista, en todas sus páginas.',
        {
          note: 'Como máximo, 18 propiedades pueden estar destacadas. El menú dice cuántas plazas están ocupadas.',
        },
      ],
    },
    print: {
      title: 'Imprimir una ficha o un cartel de escaparate',
      blocks: [
        {
          steps: [
            'En el menú de una propiedad, elija {properties.card.print}; en su propia página, {properties.form.print}.',
            'Elija {print.kinds.sheet} para entregar a un visitante o {print.kinds.window} para el escaparate.',
            'Elija el idioma de los textos y, si es otro, el de los rótulos.',
            'Lea lo que está en {print.problemsTitle}, por ejemplo una clase energética que falta, y corríjalo.',
            'Pulse {print.print}. En la ventana del navegador, «Guardar como PDF» crea un archivo para enviar por correo.',
          ],
        },
        {
          picture: 'print',
          alt: 'La página de impresión: ficha o cartel de escaparate, los idiomas, el botón y la ficha tal como saldrá.',
        },
        'Un precio oculto se imprime como {print.onRequest}. El código QR lleva a la propiedad en su web.',
      ],
    },
    portals: {
      title: 'Anunciar en portales',
      blocks: [
        'Un inmueble se lleva a Imovirtual, idealista, JamesEdition y los portales que leen Kyero desde su propia página, o varios a la vez desde la lista.',
        {
          steps: [
            'Un administrador abre {layout.menu.portals} una vez y pulsa {portals.connect} donde el portal lo pide.',
            'Abra el inmueble y baje hasta {portals.panelTitle}. Debajo de cada portal está lo que aún pide; cada línea lleva a su campo.',
            'Guarde y luego pulse {portals.publish}.',
            'Siga el estado: {portals.states.inserted} significa que el portal lo tiene, {portals.states.success} que el propio portal lo dice. De un archivo solo se sabe {portals.states.fetched}.',
            'Lo que cambie después se envía al pulsar {portals.update}. Un precio oculto y una ubicación desviada se envían solos.',
          ],
        },
        'Lo archivado, vendido, privado o eliminado se retira solo. {layout.menu.portals} muestra todos los inmuebles y portales y, en {portals.filters.leaving}, lo que un portal aún no ha confirmado.',
        {
          note: 'Si no se puede hacer que un portal oculte el precio, el anuncio se retira; el inmueble dice por qué.',
        },
      ],
    },
    developments: {
      title: 'Promociones',
      blocks: [
        'Una promoción reúne las propiedades de un edificio o urbanización.',
        { picture: 'developments', alt: 'La lista de promociones en tarjetas.' },
        {
          steps: [
            'Elija {layout.menu.newDevelopment}, póngale un título y guarde.',
            'Añada fotografías y ubicación, como en una propiedad.',
            'Abra una propiedad y elíjala en {properties.form.development}, o vincule las propiedades en la página de la promoción.',
          ],
        },
        {
          note: 'Archivar una promoción archiva también sus propiedades. Al desarchivarla vuelven las que se fueron con ella.',
        },
      ],
    },
    'front-page': {
      title: 'La portada de la web',
      blocks: [
        'Aquí elige lo que los visitantes ven primero: las grandes fotografías de arriba y, debajo, las propiedades destacadas.',
        {
          picture: 'front-page',
          alt: 'El editor de la portada: fotografías con título, texto y enlace en los dos idiomas.',
        },
        {
          steps: [
            'En el menú, elija {layout.menu.frontpage}.',
            'Pulse {front-page.covers.add}, escriba título y texto en los dos idiomas y, si quiere, un enlace.',
            'Arrastre las fotografías a su orden y pulse {common.save}.',
            'En {front-page.highlights.title}, pulse {front-page.highlights.add}. Allí los cambios se guardan al momento.',
          ],
        },
        'La vista previa muestra la página en ordenador o teléfono, en los dos idiomas.',
      ],
    },
    inbox: {
      title: 'Mensajes de la web',
      blocks: [
        'Lo que escriben los visitantes en la web llega solo a {layout.menu.inbox}. El número junto a la entrada del menú dice cuántos mensajes no ha leído nadie.',
        {
          picture: 'inbox',
          alt: 'La bandeja de entrada: etiquetas, remitentes, asuntos y los agentes que los atienden.',
        },
        {
          steps: [
            'Abra un mensaje. Desde entonces cuenta como leído.',
            'Elija {inbox.agent}: un mensaje sobre una propiedad ya tiene el agente de esa propiedad.',
            'Pulse {inbox.reply}. La respuesta empieza con un saludo en el idioma del visitante.',
            'Cuando esté resuelto, pulse {inbox.archive}.',
          ],
        },
        {
          note: 'Si alguien le pide que borre sus datos, use {inbox.erase}: el mensaje y sus respuestas desaparecen para siempre. Busque antes por su correo: con el último mensaje desaparece también el contacto.',
        },
      ],
    },
    contacts: {
      title: 'Contactos en un archivo',
      blocks: [
        'Los administradores pueden guardar en un archivo para Excel a las personas que escribieron desde la web. Quien escribió varias veces ocupa una sola fila.',
        {
          picture: 'contacts',
          alt: 'La página de contactos: filtros, número de personas y las primeras filas del archivo.',
        },
        {
          steps: [
            'En el menú, elija {layout.menu.contacts}.',
            'Filtre por el asunto, por días, idioma, consentimiento o agente.',
            'Mire las primeras filas y pulse {contacts.download}.',
          ],
        },
        {
          note: 'Son datos personales. Queda registrado quién descargó cada archivo. Elimínelo cuando ya no lo necesite.',
        },
      ],
    },
    account: {
      title: 'Su cuenta',
      blocks: [
        {
          steps: [
            'En el menú, elija {layout.menu.settings}.',
            'Cambie su nombre, teléfono y fotografía y pulse {common.save}.',
            'Para cambiar la contraseña, escriba la actual y dos veces la nueva. Sus otras sesiones terminan.',
          ],
        },
        {
          picture: 'account',
          alt: 'La página de la propia cuenta: el perfil con fotografía, nombre y teléfono.',
        },
        'En {profile.sessions.title} están sus dispositivos. Termine lo que no reconozca y cambie entonces la contraseña.',
      ],
    },
    users: {
      title: 'Usuarios del sistema',
      blocks: [
        'Los administradores deciden quién puede iniciar sesión.',
        {
          steps: [
            'En el menú, elija {layout.menu.users} y después {users.panel.add}.',
            'Escriba nombre, correo e iniciales, y una contraseña de al menos 8 caracteres.',
            'Elija la función: {users.roles.Administrator} o {users.roles.User}.',
            'Pulse {common.save} y entregue la contraseña a su colega en persona.',
          ],
        },
        'Un {users.roles.User} hace todo, salvo gestionar usuarios del sistema, descargar contactos y gestionar cuentas de portales.',
        {
          note: 'Nadie puede eliminar su propia cuenta. Al eliminar la de un colega que se va, sus sesiones terminan enseguida en todas partes.',
        },
      ],
    },
    history: {
      title: 'Historial: quién cambió qué',
      blocks: [
        'Cada cambio queda registrado: quién lo hizo, cuándo y qué había antes. Nadie puede alterar ese registro.',
        {
          steps: [
            'Abra la ficha y elija {activity.tab}: en propiedades y promociones es una pestaña; en lo demás, un botón.',
            'Busque el campo en el día en que se cambió; al lado están los dos valores.',
            'Pulse {activity.revert} en ese campo, lea lo que quedará y confirme.',
          ],
        },
        'Si entretanto alguien ha vuelto a cambiar el campo, se le avisa y puede elegir {activity.anyway}. Después, un mensaje ofrece {activity.undo}. Las fotografías y los adjuntos eliminados y las contraseñas no se pueden restablecer.',
        'En {layout.menu.activity}, los administradores ven todo lo que se ha hecho en la agencia, también los inicios de sesión, las exportaciones y las eliminaciones.',
        {
          note: 'De un mensaje de la web queda registrado quién lo atendió, nunca lo que escribió el visitante.',
        },
      ],
    },
  },
}
