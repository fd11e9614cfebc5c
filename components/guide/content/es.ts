import { createGuide } from '../guide-content'

export const guide = createGuide(
  {
    start: 'Primeros pasos',
    properties: 'Inmuebles y promociones',
    website: 'Sitio web y mensajes',
    office: 'Su agencia',
    problems: 'Problemas',
  },
  {
    introduction: `
      # Introducción
      En Soleira, su agencia gestiona los inmuebles y todo lo que muestra su sitio web público. Un inmueble nuevo es un borrador hasta que el título y la descripción están completos en los dos idiomas; después, todo lo que guarde aparece de inmediato en el sitio web.
      ![La página de inicio: el menú a la izquierda, los mensajes pendientes de respuesta, lo que requiere atención y los cambios del equipo.](home)
      Use el menú de la izquierda para moverse. Arriba, {layout.new} ofrece las tareas más habituales: {layout.menu.newProperty} y {layout.menu.newDevelopment}. En una pantalla pequeña, {layout.collapseMenu} le da más espacio.
      En la barra superior están la búsqueda, esta guía, el idioma, el tema claro u oscuro y su cuenta.
      Los textos para los visitantes se escriben en inglés y en portugués. Cambiar el idioma en la barra solo cambia lo que ve usted.
      > Si sale de una página con cambios sin guardar, Soleira le pregunta antes.
      > La agencia de ejemplo puede restablecerse periódicamente; antes, un aviso muestra el tiempo que falta. Su propia agencia no se restablece nunca.
    `,
    search: `
      # Búsqueda y atajos
      La búsqueda encuentra inmuebles, promociones, agentes, zonas, servicios y mensajes. También le lleva a páginas e inicia acciones como {layout.menu.newProperty}.
      1. Pulse Ctrl + K (⌘ + K en un Mac) en cualquier página, o haga clic en el cuadro de búsqueda de la parte superior.
      2. Escriba una referencia, un nombre, un lugar o el nombre de una página.
      3. Elija un resultado con las flechas del teclado y pulse Intro.
      Antes de escribir, la búsqueda sugiere lo que ha abierto recientemente.
      Ctrl + S (⌘ + S) guarda un formulario. También hay atajos de una sola tecla: / abre la búsqueda, N empieza un inmueble nuevo, y J y K recorren una lista. Pulse ? para verlos todos en {shortcuts.title}.
      > Si usa el dictado por voz o pulsa teclas sin querer, desactive {shortcuts.switch} en esa lista.
    `,
    'cache-windows': `
      # Borrar la caché del navegador en Windows
      Si una página se ve mal o desactualizada después de una actualización, puede que el navegador muestre una copia guardada. Guarde antes su trabajo.
      1. Pulse Ctrl + F5. La página se recarga sin la copia y, por lo general, el problema se resuelve.
      2. Si no, pulse Ctrl + Mayús + Supr. En Chrome, Edge y Firefox se abre la ventana para borrar los datos de navegación.
      3. Elija como intervalo «Desde siempre» («Todo» en Firefox).
      4. Seleccione solo «Archivos e imágenes almacenados en caché». No borre las cookies, o tendrá que iniciar sesión de nuevo.
      5. Confirme, cierre la ventana y abra Soleira de nuevo.
      > Los nombres de estas opciones varían un poco según la versión del navegador.
    `,
    'cache-mac': `
      # Borrar la caché del navegador en un Mac
      Si una página se ve mal o desactualizada después de una actualización, puede que el navegador muestre una copia guardada. Guarde antes su trabajo.
      1. Pulse Comando + Mayús + R (Comando + Opción + R en Safari). La página se recarga y, por lo general, el problema se resuelve.
      2. Si no, en Chrome y Firefox pulse Comando + Mayús + Supr, elija «Desde siempre» («Todo» en Firefox), seleccione solo «Archivos e imágenes almacenados en caché» y confirme.
      3. En Safari, abra Ajustes, después Avanzado, y active las funciones para desarrolladores web. En la barra de menús aparece el menú «Desarrollo».
      4. Elija Desarrollo y después Vaciar cachés (Comando + Opción + E).
      5. Abra Soleira de nuevo.
      > No borre el «Historial» en Safari: también cierra su sesión en los sitios web y no hace falta.
    `,
    'insert-property': `
      # Añadir un inmueble
      1. En el menú, elija {layout.new} y después {layout.menu.newProperty}.
      2. En {listing.form.essentials}, introduzca la {properties.form.reference}, elija el {listing.form.type} y {properties.form.forSale} o {properties.form.forRent}, e introduzca el {properties.form.price}.
      3. Escriba el {listing.form.title} en al menos un idioma. Un indicador muestra qué traducción falta; puede copiar ahí el texto del otro idioma y traducirlo.
      4. Rellene {listing.form.rooms}. Deje vacío lo que no sepa.
      5. En {listing.form.features}, elija la {listing.form.energy} del certificado vigente. La ley la exige en todos los anuncios.
      6. En la sección {listing.form.search}, elija la {listing.form.district}; en {listing.form.management}, el {listing.form.agent}.
      7. Pulse {common.save}.
      ![El formulario de un inmueble nuevo, con la primera sección abierta.](new-property)
      El inmueble queda como borrador. Ya puede añadir fotos y la ubicación en {listing.tabs.media} y {listing.tabs.location}. Las demás pestañas se desbloquean cuando el título y la descripción están completos en los dos idiomas. Las pestañas bloqueadas le indican qué falta y le llevan al campo.
      > Si hay que corregir un campo, queda marcado con el motivo, y una lista encima del formulario enlaza con él. Lo que ha escrito se conserva.
    `,
    photographs: `
      # Fotos y planos
      1. Abra el inmueble y elija {listing.tabs.media}.
      2. Suelte las fotos en el recuadro o haga clic en él para elegirlas. Use archivos JPEG o PNG de menos de 2 MB cada uno.
      3. Los archivos demasiado grandes aparecen en una lista. {listing.media.fit} crea copias más pequeñas y las sube.
      4. Arrastre las fotos para cambiar el orden, o mueva una con Alt y una flecha del teclado.
      5. En el menú de una foto, elija {listing.media.makeCover} o {listing.media.markPlan}.
      ![Las fotos de un inmueble en cuadrícula, con la primera marcada como portada.](photographs)
      La portada es lo primero que se ve en las listas y en el sitio web. También puede recortar, girar y aclarar una foto, y ocultar caras y matrículas.
    `,
    location: `
      # Definir la ubicación
      1. Abra el inmueble y elija {listing.tabs.location}.
      2. Escriba una localidad, parroquia (freguesia) o calle en {listing.location.search} y elija un resultado, haga clic en el mapa o introduzca las {listing.location.coordinates}.
      3. Mueva el marcador a su posición exacta.
      4. Compruebe la {listing.location.address}. Lo que escriba usted se conserva.
      5. Pulse {common.save}.
      ![La búsqueda de lugares y el mapa con el marcador y su radio.](location)
      Si el {listing.location.radius} es mayor que 0, el sitio web muestra solo un círculo y las fichas impresas no indican la calle.
    `,
    'seo-attachments': `
      # Buscadores y adjuntos
      Otras dos pestañas completan un inmueble o una promoción: {listing.tabs.seo} y {listing.tabs.attachments}.
      1. Abra {listing.tabs.seo} y escriba el {listing.seo.name} y la {listing.seo.description} en los dos idiomas. Si los deja vacíos, se usan el título y la descripción del inmueble.
      2. Compruebe la {listing.seo.slug}, que es la última parte de la dirección de la página en el sitio web.
      3. Mire en {listing.seo.preview} cómo aparece en los resultados de búsqueda y cuando alguien comparte el enlace.
      4. Pulse {common.save}.
      En {listing.tabs.attachments} puede guardar contratos, certificados y otros archivos de cualquier tipo, de menos de 2 MB cada uno. Solo su equipo puede verlos: nunca se muestran en el sitio web ni se envían a los portales.
      > Cambiar la dirección web de un inmueble ya publicado deja sin efecto los enlaces que otras personas hayan guardado.
    `,
    lists: `
      # Buscar y editar inmuebles
      Los filtros de una lista se conservan durante un día tal como los dejó. También forman parte de la dirección de la página: puede enviarla a un compañero, que verá la misma lista.
      ![La lista de inmuebles activos en tarjetas, con los filtros, el orden y las vistas encima.](lists)
      Puede ver la lista como {listing.list.views.cards}, {listing.list.views.table} o {listing.list.views.map}. En la tabla se eligen las columnas y la altura de las filas.
      {saved-views.save} conserva los filtros, el orden y las columnas en una pestaña encima de la lista. En el menú de la pestaña puede copiar su enlace, compartir la vista con sus compañeros o usarla como vista predeterminada.
      En el menú de tres puntos de un inmueble puede, sin abrirlo, cambiar su etiqueta, mostrar u ocultar su precio y añadirlo a la lista low cost. Ahí están también {properties.card.markSold} y {listing.card.archive}. Un mensaje en la parte inferior le permite deshacer el cambio.
      {properties.grid.open}, en el encabezado de la tabla, convierte precios, etiquetas, agentes y otros campos en celdas: muévase con las flechas, escriba un precio o pegue una columna de una hoja de cálculo.
      {csv.export.action} guarda todo lo que hay en la lista, en todas sus páginas, en un archivo para Excel.
      > Puede destacar hasta 18 inmuebles. El menú muestra cuántas plazas están ocupadas.
    `,
    bulk: `
      # Editar varios registros a la vez
      1. En una lista de inmuebles o promociones, seleccione los registros que quiere cambiar. Para seleccionar toda la página, use la casilla encima de la lista.
      2. Elija una acción en la barra que aparece: {listing.bulk.tag}, {listing.bulk.archive}, {listing.bulk.delete} o, en los inmuebles, {properties.bulk.highlight}.
      3. Lea la pregunta: le dice qué va a cambiar, por ejemplo los anuncios que dejarán de estar publicados. Después, confirme.
      {listing.batch.edit} cambia un campo de todos los registros seleccionados, como el precio o el agente. Una vista previa muestra los valores de antes y después.
      Los registros que no se han podido actualizar siguen seleccionados, cada uno con su motivo, para que pueda corregirlos e intentarlo de nuevo. {listing.bulk.stop} interrumpe una operación larga; lo que ya está hecho se conserva.
      > Después de una edición múltiple, un mensaje ofrece {listing.list.undo}. La excepción es eliminar, que es definitivo.
    `,
    'life-cycle': `
      # Reservado, vendido y archivado
      Un inmueble empieza como borrador, pasa a estar activo y termina vendido o archivado.
      1. Cuando un comprador reserve un inmueble, póngale la etiqueta «reservado» en su menú. Sigue en el sitio web con esa etiqueta.
      2. Cuando se venda, elija {properties.card.markSold}. Pasa a {layout.menu.propertiesSold}, sale de los destacados y sus anuncios se retiran de los portales.
      3. Cuando se retire del mercado, elija {listing.card.archive}. Sale del sitio web y de los portales, pero conserva sus datos, fotos y archivos.
      4. Para volver a ofrecerlo, abra {layout.menu.propertiesArchived} y elija {listing.card.unarchive}.
      Archivar una promoción archiva también sus inmuebles. Al desarchivarla vuelven los que se archivaron con ella.
      > Eliminar es definitivo y borra también las fotos y los adjuntos. Archive un inmueble si puede volver a necesitarlo.
    `,
    collection: `
      # Colección privada y lista low cost
      La {properties.form.collection} es para inmuebles que solo se muestran a determinados clientes. No aparecen en el sitio web público y nunca se envían a los portales.
      1. Abra el inmueble y elija la pestaña {properties.tabs.collection}.
      2. Active {properties.form.inCollection}.
      3. Si quiere, escriba un {listing.form.slogan} en los dos idiomas y pulse {common.save}.
      Los inmuebles asequibles tienen su propio apartado en el sitio web. Elija {properties.card.lowCost} en el menú de un inmueble y aparecerá también en {layout.menu.propertiesLowCost}.
      > Si pasa un inmueble anunciado a la colección privada, sus anuncios se retiran de los portales automáticamente.
    `,
    print: `
      # Imprimir una ficha o un cartel de escaparate
      1. Elija {properties.card.print} en el menú de un inmueble, o {properties.form.print} en su propia página.
      2. Elija {print.kinds.sheet} para entregarla a un visitante o {print.kinds.window} para el escaparate.
      3. Elija el idioma de los textos y, si es distinto, el de los rótulos.
      4. Revise lo que aparece en {print.problemsTitle}, como una calificación energética que falta, y corríjalo.
      5. Pulse {print.print}. En la ventana de impresión del navegador, elija «Guardar como PDF» para crear un archivo que pueda enviar por correo.
      ![La página de impresión: ficha o cartel de escaparate, idiomas, el botón de imprimir y la vista previa de la ficha.](print)
      Un precio oculto se imprime como {print.onRequest}. El código QR abre el inmueble en su sitio web.
    `,
    portals: `
      # Anunciar en portales
      Puede publicar en Imovirtual, idealista, JamesEdition y los portales que admiten el formato Kyero. Hágalo desde la página del inmueble o desde {layout.menu.portals}, o seleccione varios inmuebles en la lista y publíquelos a la vez.
      1. Primero, un administrador abre {layout.menu.portals} y pulsa {portals.connect} en cada portal que lo necesite.
      2. Abra el inmueble y vaya a {portals.panelTitle}. Cada portal indica lo que aún falta, con un enlace al campo.
      3. Guarde y pulse {portals.publish}.
      4. Siga el estado: {portals.states.inserted} significa que el portal lo ha recibido, y {portals.states.success} que el portal lo ha confirmado. En los portales que leen un archivo, el estado final es {portals.states.fetched}.
      5. Pulse {portals.update} para enviar cambios posteriores. Si oculta un precio o una ubicación, el cambio se envía automáticamente.
      Los anuncios de inmuebles archivados, vendidos, privados o eliminados se retiran automáticamente. {layout.menu.portals} muestra todos los inmuebles y portales, y {portals.filters.leaving} muestra lo que un portal aún no ha confirmado.
      > Si un portal no puede ocultar un precio, el anuncio se retira y la página del inmueble indica el motivo.
    `,
    developments: `
      # Promociones
      Una promoción agrupa los inmuebles de un edificio o urbanización.
      ![La lista de promociones en tarjetas.](developments)
      1. Elija {layout.menu.newDevelopment}, póngale un título y guarde.
      2. Añada fotos y una ubicación, igual que en un inmueble.
      3. Abra un inmueble y elija la promoción en {properties.form.development}, o vincule inmuebles desde la página de la promoción.
      > Archivar una promoción archiva también sus inmuebles. Al desarchivarla vuelven los que se archivaron con ella.
    `,
    'front-page': `
      # La portada del sitio web
      Elija lo primero que ven los visitantes: las fotos grandes de arriba y, debajo, los inmuebles destacados.
      ![El editor de la portada: fotos de cabecera con títulos, textos y enlaces en los dos idiomas.](front-page)
      1. En el menú, elija {layout.menu.frontpage}.
      2. Pulse {front-page.covers.add}, escriba un título y un texto en los dos idiomas y, si quiere, añada un enlace.
      3. Arrastre las fotos para cambiar el orden y pulse {common.save}.
      4. En {front-page.highlights.title}, pulse {front-page.highlights.add}. Ahí los cambios se guardan al momento.
      La vista previa muestra la página en un ordenador o un móvil, en los dos idiomas.
    `,
    'website-texts': `
      # Zonas, servicios y quiénes somos
      Estas páginas del sitio web presentan su agencia y las zonas donde trabaja. Sus textos están en inglés y en portugués.
      1. En {layout.menu.districts}, añada cada zona con su descripción, imágenes y cifras. Después elíjala como zona de sus inmuebles y promociones.
      2. En {layout.menu.services}, añada lo que ofrece su agencia. Cada servicio tiene su propia página en el sitio web.
      3. En {layout.menu.servicesDescription}, escriba el texto que presenta todos sus servicios.
      4. En {layout.menu.whoWeAre}, escriba sobre su agencia.
      > Las zonas las define su agencia. El distrito y el municipio (concelho) oficiales de un inmueble proceden de su ubicación en el mapa.
    `,
    'key-items': `
      # Tipos y características
      Son las opciones que se eligen en los formularios y por las que los visitantes filtran en el sitio web: tipos de inmueble, estilos de vida, características y tipos de oferta. Los grupos son los títulos bajo los que aparecen las características, como Vistas o Exterior.
      1. En el menú, elija {layout.menu.keyItems} y después una categoría de opciones.
      2. Añada una opción o abra una para cambiarla. Escriba su nombre en inglés y en portugués.
      3. En una característica, elija su {key-items.admin.master}.
      4. Desactive {key-items.admin.filterable} si no se debe filtrar por ella.
      Las opciones existentes se guardan al salir del campo. Si elimina una opción que está en uso, Soleira le pide antes que elija la que la sustituirá.
      > El orden de la lista es el del sitio web. Use {key-items.admin.up} y {key-items.admin.down} para cambiarlo.
    `,
    inbox: `
      # Mensajes del sitio web
      Los mensajes de los visitantes llegan automáticamente a la {layout.menu.inbox}. El número junto a la entrada del menú indica cuántos están sin leer.
      ![La bandeja de entrada, con etiquetas, remitentes, asuntos y los agentes asignados.](inbox)
      1. Abra un mensaje; quedará marcado como leído.
      2. Elija un {inbox.agent}. Los mensajes sobre un inmueble ya tienen uno.
      3. Pulse {inbox.reply}. La respuesta empieza con un saludo en el idioma del visitante.
      4. Cuando lo haya atendido, pulse {inbox.archive}.
      Para cambiar varios mensajes a la vez, selecciónelos en la lista.
      > Si alguien le pide que elimine sus datos, busque su correo y use {inbox.erase} en cada uno de sus mensajes. Los mensajes y sus respuestas se eliminan definitivamente, y el contacto desaparece con el último.
    `,
    contacts: `
      # Descargar los contactos
      Los administradores pueden descargar, en un archivo para Excel, los datos de contacto de quienes han escrito desde el sitio web. Quien ha escrito varias veces aparece en una sola fila.
      ![La página de contactos: los filtros, el número de contactos y las primeras filas del archivo.](contacts)
      1. En el menú, elija {layout.menu.contacts}.
      2. Filtre por motivo, fechas, idioma, consentimiento o agente.
      3. Revise las primeras filas y pulse {contacts.download}.
      > Son datos personales. Todas las descargas quedan registradas con el nombre de quien las hizo. Elimine el archivo cuando ya no lo necesite.
    `,
    agents: `
      # Agentes y traspaso de cartera
      Los agentes son las personas con quienes contactan los visitantes. Un agente no tiene por qué ser usuario, ni un usuario ser agente.
      1. En el menú, elija {layout.menu.agents} y pulse {agents.add}.
      2. Introduzca el nombre, el correo y el teléfono, añada una foto y escriba el cargo y la descripción en los dos idiomas.
      3. Pulse {common.save}. Ya puede elegir al agente en inmuebles, promociones y mensajes.
      Cuando un agente deje la agencia, elija {agents.delete}. Si aún lleva inmuebles o promociones, elija quién se hace cargo y pulse {agents.reassign.do}. Sus mensajes también se traspasan. {agents.handOver} hace lo mismo sin eliminar al agente.
      > Si el agente también tiene una cuenta, elimínela en {layout.menu.users} para que ya no pueda iniciar sesión.
    `,
    'csv-import': `
      # Importar desde una hoja de cálculo
      Puede añadir a la vez muchos inmuebles, agentes o tipos y características desde un archivo CSV o de Excel.
      1. En la lista, elija {csv.import.action}. Si aún no tiene archivo, pulse {csv.import.template}.
      2. Rellene el archivo en Excel, guárdelo y suéltelo en la página.
      3. Compruebe que cada campo está asociado a la columna correcta.
      4. Corrija directamente en la tabla las filas con la indicación {csv.import.states.wrong}. Los duplicados se omiten.
      5. Inicie la importación. Puede descargar las filas que no se han importado, corregirlas e intentarlo de nuevo.
      > No se guarda nada hasta que inicia la importación.
    `,
    account: `
      # Su cuenta
      1. En el menú, elija {layout.menu.account}.
      2. Cambie su nombre, teléfono y foto y pulse {common.save}.
      3. Para cambiar la contraseña, introduzca la actual y después la nueva dos veces. Se cierra su sesión en los demás dispositivos.
      ![La página de su cuenta: el perfil con foto, nombre y teléfono.](account)
      {profile.sessions.title} muestra sus dispositivos. Si no reconoce alguno, cierre la sesión en él y cambie la contraseña.
    `,
    users: `
      # Usuarios del sistema
      Los administradores deciden quién puede iniciar sesión.
      1. En el menú, elija {layout.menu.users} y después {users.panel.add}.
      2. Introduzca el nombre, el correo y las iniciales. Envíe una invitación o introduzca una contraseña.
      3. Elija el rol: {users.roles.Administrator} o {users.roles.User}.
      4. Pulse {common.save}. Si ha elegido una contraseña, entréguesela a su compañero en persona.
      Un {users.roles.User} puede hacerlo todo salvo gestionar usuarios del sistema, ver la actividad de la agencia, descargar contactos y conectar cuentas de portales.
      > No puede eliminar su propia cuenta. Al eliminar la de un compañero, su sesión se cierra de inmediato en todas partes.
    `,
    history: `
      # Historial: quién cambió qué
      Soleira registra todos los cambios: quién los hizo, cuándo y cuál era el valor anterior. Nadie puede modificar este historial.
      1. Abra el registro y elija {activity.tab}. Es una pestaña en los inmuebles y promociones, y un botón en los demás.
      2. Busque el campo en la fecha del cambio. Se muestran los dos valores.
      3. Pulse {activity.revert} junto al campo, compruebe el valor y confirme.
      Si alguien ha cambiado el campo después, Soleira le avisa y puede elegir {activity.anyway}. Después, un mensaje ofrece {activity.undo}. Las fotos y los adjuntos eliminados y las contraseñas no se pueden restaurar.
      En {layout.menu.activity}, los administradores ven todo lo que se ha hecho en la agencia, incluidos los inicios de sesión, las exportaciones y las eliminaciones.
      > En los mensajes del sitio web, el historial muestra quién los atendió, pero nunca lo que escribió el visitante.
    `,
    conflicts: `
      # Conflictos y texto sin guardar
      Si un compañero guarda el mismo registro mientras usted lo edita, Soleira muestra las dos versiones en lugar de sobrescribir una de ellas.
      1. Si han cambiado campos distintos, se conservan todos los cambios y solo tiene que guardar de nuevo.
      2. Si han cambiado los mismos campos, elija {resource.merge.ours} o {resource.merge.theirs} en cada uno.
      3. Pulse {resource.merge.save}, o {resource.merge.postpone} para volver al formulario. No se pierde nada de lo que ha escrito hasta que elija.
      Si el navegador se cierra o se corta la conexión, el texto sin guardar se queda en ese navegador durante 7 días, visible solo para usted. Cuando vuelva a abrir el formulario, elija {resource.draft.restore} o {resource.draft.discard}.
      > Si alguien ha eliminado el registro mientras lo editaba, elija {resource.deleted.keepAsNew} para conservar su texto.
    `,
    'who-to-call': `
      # Con quién contactar
      1. Si no puede abrir una página o falta una acción, hable con uno de sus administradores, que son quienes gestionan {layout.menu.users}.
      2. Si un portal rechaza un anuncio, abra el inmueble y lea lo que dice el portal en {portals.panelTitle}.
      3. Si algo no está configurado, el almacenamiento está lleno o no se envían los correos, avise a un administrador, que contactará con quien administra el servidor.
      4. Si una página se ve mal, borre antes la caché del navegador; los temas siguientes explican cómo.
      Al comunicar un problema, indique la dirección de la página, qué estaba haciendo, la hora y el mensaje exacto. Si puede, adjunte una captura de pantalla.
      > Los ajustes del servidor se describen en la guía de operación que acompaña a Soleira.
    `,
  },
)
