import { createGuide } from '../guide-content'

export const guide = createGuide(
  {
    start: 'First steps',
    properties: 'Properties and developments',
    website: 'Website and messages',
    office: 'Your agency',
    problems: 'Problems',
  },
  {
    introduction: `
      # Introduction
      Soleira is where your agency keeps its properties and everything its public website shows. A new property is a draft until its title and description are complete in both languages; after that, every change you save appears on the website straight away.
      ![The home page: the menu on the left, messages waiting for a reply, what needs attention and what colleagues changed.](home)
      Use the menu on the left to get around. {layout.new} at the top offers the most common tasks: {layout.menu.newProperty} and {layout.menu.newDevelopment}. On a small screen, {layout.collapseMenu} gives you more room.
      The bar at the top has search, this guide, the language, the light or dark theme, and your account.
      Everything visitors read is written in English and Portuguese. Changing the language in the bar only affects what you see.
      > If you leave a page with unsaved changes, Soleira asks you first.
      > The sample agency may reset from time to time; a notice counts down before it does. Your own agency is never reset.
    `,
    search: `
      # Search and shortcuts
      Search finds properties, developments, agents, districts, services and messages. It also takes you to pages and starts actions such as {layout.menu.newProperty}.
      1. Press Ctrl + K (⌘ + K on a Mac) on any page, or click the search box at the top.
      2. Type a reference, a name, a place or the name of a page.
      3. Choose a result with the arrow keys and press Enter.
      Before you type, search suggests what you opened recently.
      Ctrl + S (⌘ + S) saves a form. Single keys work too: / opens search, N starts a new property, and J and K move through a list. Press ? to see all of them under {shortcuts.title}.
      > If you use dictation or press keys by accident, turn off {shortcuts.switch} in that list.
    `,
    'cache-windows': `
      # Clear the browser cache on Windows
      If a page looks broken or out of date after an update, your browser may be showing a stored copy. Save your work first.
      1. Press Ctrl + F5. This reloads the page without the stored copy and usually solves the problem.
      2. If it doesn’t, press Ctrl + Shift + Delete. In Chrome, Edge and Firefox this opens the window for clearing browsing data.
      3. Choose “All time” (“Everything” in Firefox) as the range.
      4. Select only “Cached images and files”. Leave cookies alone, or you’ll have to sign in again.
      5. Confirm, close the window and open Soleira again.
      > The names of these options vary slightly between browser versions.
    `,
    'cache-mac': `
      # Clear the browser cache on a Mac
      If a page looks broken or out of date after an update, your browser may be showing a stored copy. Save your work first.
      1. Press Command + Shift + R (Command + Option + R in Safari). This reloads the page and usually solves the problem.
      2. If it doesn’t, in Chrome and Firefox press Command + Shift + Delete, choose “All time” (“Everything” in Firefox), select only “Cached images and files” and confirm.
      3. In Safari, open Settings, then Advanced, and turn on the features for web developers. A “Develop” menu appears in the menu bar.
      4. Choose Develop, then Empty Caches (Command + Option + E).
      5. Open Soleira again.
      > Don’t clear “History” in Safari: it also signs you out of websites and isn’t needed.
    `,
    'insert-property': `
      # Add a property
      1. Choose {layout.new} in the menu, then {layout.menu.newProperty}.
      2. Under {listing.form.essentials}, enter the {properties.form.reference}, choose the {listing.form.type} and {properties.form.forSale} or {properties.form.forRent}, and enter the {properties.form.price}.
      3. Write the {listing.form.title} in at least one language. A badge shows which translation is missing; you can copy the other text there and translate it.
      4. Fill in {listing.form.rooms}. Leave anything you don’t know empty.
      5. Under {listing.form.features}, choose the {listing.form.energy} from the current certificate. It’s required by law in every advert.
      6. Choose the {listing.form.district} in the {listing.form.search} section and the {listing.form.agent} in the {listing.form.management} section.
      7. Press {common.save}.
      ![The form for a new property, with its first section open.](new-property)
      The property is now a draft. You can already add photos and a location under {listing.tabs.media} and {listing.tabs.location}. The other tabs unlock once the title and description are complete in both languages. A locked tab tells you what’s missing and takes you there.
      > If a field needs fixing, it’s highlighted with the reason, and a list above the form links to it. What you typed is kept.
    `,
    photographs: `
      # Photos and floor plans
      1. Open the property and choose {listing.tabs.media}.
      2. Drop photos into the box, or click it to choose them. Use JPEG or PNG files under 2 MB each.
      3. Files that are too large are listed. {listing.media.fit} makes smaller copies and uploads those.
      4. Drag the photos to change their order, or move one with Alt and an arrow key.
      5. In a photo’s menu, choose {listing.media.makeCover} or {listing.media.markPlan}.
      ![A property’s photos in a grid, with the first one marked as the cover.](photographs)
      The cover is what people see first in lists and on the website. You can also crop, rotate and brighten a photo, and cover faces and number plates.
    `,
    location: `
      # Set the location
      1. Open the property and choose {listing.tabs.location}.
      2. Type a town, parish or street into {listing.location.search} and choose a result, click the map, or enter {listing.location.coordinates}.
      3. Move the marker to its exact position.
      4. Check the {listing.location.address}. Anything you type yourself is kept.
      5. Press {common.save}.
      ![The place search, and the map with the marker and its radius.](location)
      If the {listing.location.radius} is above 0, the website shows only a circle and printed sheets leave out the street.
    `,
    'seo-attachments': `
      # Search engines and attachments
      Two more tabs complete a property or development: {listing.tabs.seo} and {listing.tabs.attachments}.
      1. Open {listing.tabs.seo} and fill in {listing.seo.name} and {listing.seo.description} in both languages. If you leave them empty, the property’s own title and description are used.
      2. Check the {listing.seo.slug}, which is the last part of the page’s address on the website.
      3. Look at the {listing.seo.preview} to see how it appears in search results and when someone shares the link.
      4. Press {common.save}.
      Under {listing.tabs.attachments} you keep contracts, certificates and other files of any type, under 2 MB each. Only your team can see them: they’re never shown on the website or sent to portals.
      > Changing the web address of a property that’s already online breaks links that people have saved.
    `,
    lists: `
      # Find and change properties
      The filters above a list stay as you left them for a day. They’re also part of the page’s address, so you can send it to a colleague and they’ll see the same list.
      ![The list of active properties as cards, with filters, sorting and views above it.](lists)
      You can see the list as {listing.list.views.cards}, {listing.list.views.table} or {listing.list.views.map}. In the table you choose the columns and the height of the rows.
      {saved-views.save} keeps the filters, the order and the columns as a tab above the list. In the tab’s menu you can copy its link, share it with your colleagues or use it as your default view.
      A property’s three-dot menu lets you change its tag, show or hide its price and add it to the low-cost list without opening it. {properties.card.markSold} and {listing.card.archive} are there too. A message at the bottom lets you undo the change.
      {properties.grid.open}, in the table’s header, turns prices, tags, agents and other fields into cells: move with the arrow keys, type a price, or paste a column from a spreadsheet.
      {csv.export.action} saves everything in the list, across all its pages, as a file for Excel.
      > You can highlight up to 18 properties. The menu shows how many places are taken.
    `,
    bulk: `
      # Change several records at once
      1. In a list of properties or developments, select the records you want to change. To select everything on the page, use the checkbox above the list.
      2. Choose an action in the bar that appears: {listing.bulk.tag}, {listing.bulk.archive}, {listing.bulk.delete} or, for properties, {properties.bulk.highlight}.
      3. Read the confirmation: it tells you what will change, such as adverts that go offline. Then confirm.
      {listing.batch.edit} changes one field in all selected records, such as the price or the agent. A preview shows the values before and after.
      Records that couldn’t be updated stay selected, each with its reason, so you can fix them and try again. {listing.bulk.stop} ends a long run; what’s already done is kept.
      > A message offers {listing.list.undo} after every bulk action except deleting, which is permanent.
    `,
    'life-cycle': `
      # Reserved, sold and archived
      A property starts as a draft, becomes an active listing, and ends up sold or archived.
      1. When a buyer reserves a property, give it the tag “Reserved” in its menu. It stays on the website with that tag.
      2. When it’s sold, choose {properties.card.markSold} in its menu. It moves to {layout.menu.propertiesSold} and is no longer highlighted, and its adverts are removed from the portals.
      3. When it’s withdrawn from the market, choose {listing.card.archive}. It’s removed from the website and the portals but keeps its details, photos and files.
      4. To put it back on the market, open {layout.menu.propertiesArchived} and choose {listing.card.unarchive}.
      Archiving a development also archives its properties. Unarchiving it brings back the ones that were archived with it.
      > Deleting is permanent and also removes photos and attachments. Archive a property if you might need it again.
    `,
    collection: `
      # Private collection and low-cost list
      The {properties.form.collection} is for properties you show only to selected clients. They’re hidden from the public website and never sent to portals.
      1. Open the property and choose the {properties.tabs.collection} tab.
      2. Turn on {properties.form.inCollection}.
      3. Write a {listing.form.slogan} in both languages if you like, and press {common.save}.
      Affordable properties have their own section on the website. Choose {properties.card.lowCost} in a property’s menu, and it also appears under {layout.menu.propertiesLowCost}.
      > If you move an advertised property to the private collection, its adverts are removed from the portals automatically.
    `,
    print: `
      # Print a sheet or a window card
      1. Choose {properties.card.print} in a property’s menu, or {properties.form.print} on its own page.
      2. Choose {print.kinds.sheet} to give to a visitor, or {print.kinds.window} for your shop window.
      3. Choose the language of the text and, if it’s different, of the labels.
      4. Check what’s listed under {print.problemsTitle}, such as a missing energy rating, and fix it.
      5. Press {print.print}. In your browser’s print window, choose “Save as PDF” to make a file you can email.
      ![The print page: sheet or window card, languages, the print button, and a preview of the sheet.](print)
      A hidden price is printed as {print.onRequest}. The QR code opens the property on your website.
    `,
    portals: `
      # Advertise on portals
      You can publish on Imovirtual, idealista, JamesEdition and portals that accept Kyero feeds. Start from the property’s own page or from {layout.menu.portals}, or select several properties in the list and publish them at once.
      1. First, an administrator opens {layout.menu.portals} and presses {portals.connect} for each portal that needs it.
      2. Open the property and go to {portals.panelTitle}. Each portal lists what it still needs, with a link to the field.
      3. Save, then press {portals.publish}.
      4. Follow the status: {portals.states.inserted} means the portal has received it, and {portals.states.success} that the portal has confirmed it. For feeds, only {portals.states.fetched} is known.
      5. Press {portals.update} to send later changes. If you hide the price or the location, that change is sent automatically.
      Adverts for archived, sold, private or deleted properties are removed automatically. {layout.menu.portals} shows every property and portal, and {portals.filters.leaving} lists what a portal hasn’t confirmed yet.
      > If a portal can’t hide a price, the advert is removed and the property’s page tells you why.
    `,
    developments: `
      # Developments
      A development groups the properties of one building or estate.
      ![The list of developments as cards.](developments)
      1. Choose {layout.menu.newDevelopment}, give it a title and save.
      2. Add photos and a location, as you would for a property.
      3. Open a property and choose the development under {properties.form.development}, or link properties from the development’s own page.
      > Archiving a development also archives its properties. Unarchiving it brings back the ones that were archived with it.
    `,
    'front-page': `
      # The website’s front page
      Choose what visitors see first: the large photos at the top and the highlighted properties below them.
      ![The front page editor: covers with titles, text and links in both languages.](front-page)
      1. Choose {layout.menu.frontpage} in the menu.
      2. Press {front-page.covers.add}, write a title and some text in both languages and, if you like, add a link.
      3. Drag the covers to change their order and press {common.save}.
      4. Under {front-page.highlights.title}, press {front-page.highlights.add}. Changes there are saved straight away.
      The preview shows the page on a computer or a phone, in both languages.
    `,
    'website-texts': `
      # Districts, services and who we are
      These pages of the website introduce your agency and the areas where it works. They’re written in English and Portuguese.
      1. Under {layout.menu.districts}, add each area with its description, images and figures. Then choose it as the district of your properties and developments.
      2. Under {layout.menu.services}, add what your agency offers. Each service has its own page on the website.
      3. Under {layout.menu.servicesDescription}, write the text that introduces all your services.
      4. Under {layout.menu.whoWeAre}, write about your agency.
      > Districts are your agency’s own areas. The official district (distrito) and municipality of a property come from its location on the map.
    `,
    'key-items': `
      # Key items
      Key items are the options you choose from in forms and visitors filter by on the website: property types, lifestyles, features and listing types. Groups are the headings that features appear under, such as View or Outdoor.
      1. Choose {layout.menu.keyItems} in the menu and then a kind of option.
      2. Add an option, or open one to change it. Write its name in English and Portuguese.
      3. For a feature, choose its {key-items.admin.master}.
      4. Turn off {key-items.admin.filterable} if visitors shouldn’t filter by it.
      Existing options are saved when you leave the field. If you delete an option that’s in use, Soleira asks for a replacement first.
      > The order of the list is the order on the website. Use {key-items.admin.up} and {key-items.admin.down} to change it.
    `,
    inbox: `
      # Messages from the website
      Messages from visitors arrive in {layout.menu.inbox} automatically. The number next to the menu entry shows how many are unread.
      ![The inbox, with labels, senders, subjects and assigned agents.](inbox)
      1. Open a message. It’s then marked as read.
      2. Choose an {inbox.agent}. Messages about a property already have one.
      3. Press {inbox.reply}. The reply starts with a greeting in the visitor’s language.
      4. Once you’ve dealt with it, choose {inbox.archive}.
      To change several messages at once, select them in the list.
      > If someone asks you to delete their data, search for their email address and use {inbox.erase} on every message from it. The messages and replies are deleted permanently, and the contact goes with the last one.
    `,
    contacts: `
      # Download contacts
      Administrators can download the contact details of everyone who has written from the website, as a file for Excel. Someone who wrote several times has one row.
      ![The contacts page: filters, the number of contacts and the first rows of the file.](contacts)
      1. Choose {layout.menu.contacts} in the menu.
      2. Filter by subject, dates, language, consent or agent.
      3. Check the first rows, then press {contacts.download}.
      > This is personal data. Each download is recorded with the name of the person who made it. Delete the file when you no longer need it.
    `,
    agents: `
      # Agents and handovers
      Agents are the people visitors contact. An agent doesn’t have to be a user, and a user doesn’t have to be an agent.
      1. Choose {layout.menu.agents} in the menu and press {agents.add}.
      2. Enter the name, email and phone, add a photo, and write the role and description in both languages.
      3. Press {common.save}. You can now choose the agent in properties, developments and messages.
      When an agent leaves, choose {agents.delete}. If they still look after properties or developments, choose who takes over and press {agents.reassign.do}. Their messages move too. {agents.handOver} does the same without deleting the agent.
      > If the agent also has an account, delete it under {layout.menu.users} so they can no longer sign in.
    `,
    'csv-import': `
      # Import from a spreadsheet
      You can add many properties, agents or key items at once from a CSV or Excel file.
      1. In the list, choose {csv.import.action}. If you don’t have a file yet, press {csv.import.template}.
      2. Fill in the file in Excel, save it and drop it on the page.
      3. Check that each field is matched to the right column.
      4. Fix the rows marked {csv.import.states.wrong} directly in the table. Duplicates are skipped.
      5. Start the import. You can download the rows that weren’t imported, fix them and try again.
      > Nothing is saved until you start the import.
    `,
    account: `
      # Your account
      1. Choose {layout.menu.account} in the menu.
      2. Change your name, phone and photo, and press {common.save}.
      3. To change your password, enter your current one and then the new one twice. You’re signed out on your other devices.
      ![Your account page: your profile with photo, name and phone.](account)
      {profile.sessions.title} lists your devices. If you don’t recognise one, sign it out and change your password.
    `,
    users: `
      # System users
      Administrators decide who can sign in.
      1. Choose {layout.menu.users} in the menu and then {users.panel.add}.
      2. Enter the name, email and initials. Send an invitation, or enter a password.
      3. Choose the role: {users.roles.Administrator} or {users.roles.User}.
      4. Press {common.save}. If you chose a password, give it to your colleague in person.
      A {users.roles.User} can do everything except manage system users, see the agency’s activity, download contacts and connect portal accounts.
      > You can’t delete your own account. When you delete a colleague’s account, they’re signed out everywhere straight away.
    `,
    history: `
      # History: who changed what
      Soleira records every change: who made it, when, and the previous value. Nobody can alter this history.
      1. Open the record and choose {activity.tab}. It’s a tab for properties and developments, and a button elsewhere.
      2. Find the field under the date of the change. It shows both values.
      3. Press {activity.revert} next to the field, check the value and confirm.
      If someone has changed the field since, Soleira tells you and you can choose {activity.anyway}. A message offers {activity.undo} afterwards. Deleted photos and attachments, and passwords, can’t be restored.
      Under {layout.menu.activity}, administrators see everything done in the agency, including sign-ins, exports and deletions.
      > For messages from the website, the history shows who dealt with them but never what the visitor wrote.
    `,
    conflicts: `
      # Conflicts and unsaved text
      If a colleague saves the same record while you’re editing it, Soleira shows both versions instead of overwriting either of them.
      1. If you each changed different fields, both sets of changes are kept and you only need to save again.
      2. If you both changed the same fields, choose {resource.merge.ours} or {resource.merge.theirs} for each one.
      3. Press {resource.merge.save}, or {resource.merge.postpone} to go back to your form. Nothing you’ve typed is lost until you choose.
      If your browser closes or the connection drops, your unsaved text stays in that browser for 7 days, visible only to you. When you open the form again, choose {resource.draft.restore} or {resource.draft.discard}.
      > If someone deleted the record while you were editing, choose {resource.deleted.keepAsNew} to keep your text.
    `,
    'who-to-call': `
      # Who to contact
      1. If you can’t open a page or an action is missing, ask one of your administrators, the people who manage {layout.menu.users}.
      2. If a portal rejects an advert, open the property and read what the portal says under {portals.panelTitle}.
      3. If something hasn’t been set up, storage is full or emails aren’t being sent, tell an administrator, who can contact whoever runs the server.
      4. If a page looks wrong, clear the browser cache first; the next topics show you how.
      When you report a problem, include the address of the page, what you were doing, the time and the exact message. A screenshot helps.
      > Server settings are described in the operating guide that comes with Soleira.
    `,
  },
)
