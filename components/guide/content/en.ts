import type { GuideContent } from '../guide-content'

export const guide: GuideContent = {
  groups: {
    start: 'First steps',
    properties: 'Properties and developments',
    website: 'Website and messages',
    office: 'Your office',
  },
  topics: {
    introduction: {
      title: 'Introduction',
      blocks: [
        'Soleira is where your agency keeps its properties and everything that the public website shows. What you save here is on the website at once.',
        {
          picture: 'home',
          alt: 'The home page: menu on the left, the figures, the properties per month and by district.',
        },
        'The menu on the left leads everywhere. At its top are the two things that are done most: {layout.menu.newProperty} and {layout.menu.newDevelopment}. {layout.collapseMenu} makes room on a small screen.',
        'The bar at the top has the search, this guide, the language, the light or dark theme, and your account.',
        'Texts for visitors are written in English and Portuguese. The language of the bar changes only what you yourself read.',
        {
          note: 'Nothing is lost by accident: when you leave a page with changes that are not saved, you are asked first.',
        },
        {
          note: 'In the sample agency everything goes back to what it was every 30 minutes; a notice counts down before. An agency of your own is never reset.',
        },
      ],
    },
    'cache-windows': {
      title: 'Clear the browser cache on Windows',
      blocks: [
        'If a page looks broken or old after an update, the browser may be showing a stored copy. Save your work first.',
        {
          steps: [
            'Press Ctrl + F5. The page is loaded anew without the stored copy; most of the time that is enough.',
            'If not, press Ctrl + Shift + Delete. In Chrome, Edge and Firefox this opens the window that clears browsing data.',
            'Choose “All time” (in Firefox “Everything”) as the range.',
            'Tick only “Cached images and files”. Leave cookies alone: without them you must sign in again.',
            'Confirm, close the window and open Soleira again.',
          ],
        },
        { note: 'The names of the boxes differ a little from one browser version to the next.' },
      ],
    },
    'cache-mac': {
      title: 'Clear the browser cache on a Mac',
      blocks: [
        'If a page looks broken or old after an update, the browser may be showing a stored copy. Save your work first.',
        {
          steps: [
            'Press Command + Shift + R (in Safari Command + Option + R). The page is loaded anew; most of the time that is enough.',
            'In Chrome and Firefox, press Command + Shift + Delete if it was not, choose “All time”, tick only “Cached images and files” and confirm.',
            'In Safari, open Settings, then Advanced, and turn on the features for web developers. A menu “Develop” appears in the bar.',
            'Choose Develop, then Empty Caches (Command + Option + E).',
            'Open Soleira again.',
          ],
        },
        { note: 'Clearing “History” in Safari also signs you out of websites. It is not needed.' },
      ],
    },
    'insert-property': {
      title: 'Insert a new property',
      blocks: [
        {
          steps: [
            'Choose {layout.menu.newProperty} in the menu.',
            'Under {listing.form.essentials}, write the {properties.form.reference}, choose the {listing.form.type} and whether it is {properties.form.forSale} or {properties.form.forRent}, and give the {properties.form.price}.',
            'Write the {listing.form.title} in at least one language. A badge shows which translation is missing.',
            'Fill in {listing.form.rooms}. Leave empty what you do not know.',
            'Under {listing.form.features}, choose the {listing.form.energy} of the valid certificate: the law wants it in every advertisement.',
            'Under {listing.form.management}, choose the {listing.form.agent} and the {listing.form.district}.',
            'Press {common.save}.',
          ],
        },
        {
          picture: 'new-property',
          alt: 'The form of a new property, at its first section.',
        },
        'The property is a draft now. {listing.tabs.media}, {listing.tabs.location} and the other parts open as soon as title and description are there in both languages; a locked part says what is missing and takes you there.',
        {
          note: 'A field that does not fit is marked with the reason, and a list above the form leads to each. What you typed stays.',
        },
      ],
    },
    photographs: {
      title: 'Photographs and floor plans',
      blocks: [
        {
          steps: [
            'Open the property and choose {listing.tabs.media}.',
            'Drop photographs into the box, or press it to choose them. JPEG and PNG, each less than 2 MB.',
            'Files that are too large are named. {listing.media.fit} makes smaller copies and uploads those.',
            'Drag the photographs into their order, or move one with Alt and an arrow key.',
            'In the menu of a photograph choose {listing.media.makeCover} or {listing.media.markPlan}.',
          ],
        },
        {
          picture: 'photographs',
          alt: 'The photographs of a property in a grid; the first one is marked as cover.',
        },
        'The cover is what people see first in lists and on the website. A photograph can also be cut, turned and brightened there; faces and number plates can be covered.',
      ],
    },
    location: {
      title: 'Set the location',
      blocks: [
        {
          steps: [
            'Open the property and choose {listing.tabs.location}.',
            'Type a town, parish or street into {listing.location.search} and choose a result, click the map, or type {listing.location.coordinates}.',
            'Move the marker into its exact position.',
            'Check the {listing.location.address}. What you write yourself stays.',
            'Press {common.save}.',
          ],
        },
        { picture: 'location', alt: 'The search for a place, and the map with the marker and its radius.' },
        'With a {listing.location.radius} above 0 the website shows only a circle, and printed pages leave the street out.',
      ],
    },
    lists: {
      title: 'Find and change properties',
      blocks: [
        'Filters stand above the list and stay as you left them for a day. The address of the page holds them too: send it to a colleague and they see the same.',
        {
          picture: 'lists',
          alt: 'The list of active properties as cards, with filters, order and views above it.',
        },
        'The list can be seen as {listing.list.views.cards}, {listing.list.views.table} or {listing.list.views.map}.',
        'The menu with three dots on each property changes it without opening it: tag, price hidden or shown, low cost, {properties.card.markSold} or {listing.card.archive}. A message at the bottom can undo it.',
        '{csv.export.action} saves all that the list shows, on every page of it, for Excel.',
        { note: 'At most 18 properties can be highlighted. The menu says how many places are taken.' },
      ],
    },
    print: {
      title: 'Print a sheet or a window card',
      blocks: [
        {
          steps: [
            'Choose {properties.card.print} in the menu of a property, or {properties.form.print} on its own page.',
            'Choose {print.kinds.sheet} to hand over to a visitor, or {print.kinds.window} for the shop window.',
            'Choose the language of the texts and, if it differs, of the labels.',
            'Read what stands under {print.problemsTitle}, such as a missing energy class, and mend it.',
            'Press {print.print}. In the browser’s window, “Save as PDF” makes a file to send by mail.',
          ],
        },
        {
          picture: 'print',
          alt: 'The page for printing: sheet or window card, the languages, the button, and the sheet as it will come out.',
        },
        'A hidden price is printed as {print.onRequest}. The QR code leads to the property on your website.',
      ],
    },
    portals: {
      title: 'Advertise on portals',
      blocks: [
        'A property is taken to Imovirtual, idealista, JamesEdition and the portals that read Kyero from its own page, or many at once from the list.',
        {
          steps: [
            'An Administrator opens {layout.menu.portals} once and presses {portals.connect} where a portal wants it.',
            'Open the property and go down to {portals.panelTitle}. Below each portal stands what it still asks for; each line leads to its field.',
            'Save, then press {portals.publish}.',
            'Follow the state: {portals.states.inserted} means that the portal has it, {portals.states.success} that the portal itself says so. Of a feed only {portals.states.fetched} is known.',
            'What you change later is sent when you press {portals.update}. A hidden price and a blurred location are sent by themselves.',
          ],
        },
        'What is archived, sold, private or deleted is withdrawn by itself. {layout.menu.portals} shows all properties and portals, and under {portals.filters.leaving} what a portal has not confirmed yet.',
        {
          note: 'A price that a portal cannot be made to hide takes the advert down; its property says why.',
        },
      ],
    },
    developments: {
      title: 'Developments',
      blocks: [
        'A development gathers the properties of one building or estate.',
        { picture: 'developments', alt: 'The list of developments as cards.' },
        {
          steps: [
            'Choose {layout.menu.newDevelopment}, give it a title and save.',
            'Add photographs and location as for a property.',
            'Open a property and choose it under {properties.form.development}, or link properties on the development’s own page.',
          ],
        },
        {
          note: 'Archiving a development archives its properties too. Unarchiving brings back those that went with it.',
        },
      ],
    },
    'front-page': {
      title: 'The front page of the website',
      blocks: [
        'Here you choose what visitors see first: the large photographs at the top and the highlighted properties below them.',
        {
          picture: 'front-page',
          alt: 'The editor of the front page: covers with their titles, texts and links in both languages.',
        },
        {
          steps: [
            'Choose {layout.menu.frontpage} in the menu.',
            'Press {front-page.covers.add}, write title and text in both languages and, if you like, a link.',
            'Drag covers into their order and press {common.save}.',
            'Under {front-page.highlights.title}, press {front-page.highlights.add}. Changes there are saved at once.',
          ],
        },
        'The preview shows the page for a computer or a telephone, in both languages.',
      ],
    },
    inbox: {
      title: 'Messages of the website',
      blocks: [
        'What visitors write on the website arrives in {layout.menu.inbox} by itself. The number beside the menu entry says how many messages nobody has read.',
        { picture: 'inbox', alt: 'The inbox: labels, senders, subjects and the agents who look after them.' },
        {
          steps: [
            'Open a message. It counts as read from then on.',
            'Choose an {inbox.agent}: a message about a property has its agent already.',
            'Press {inbox.reply}. The answer begins with a greeting in the visitor’s language.',
            'When it is done with, press {inbox.archive}.',
          ],
        },
        {
          note: 'If a person asks you to delete their data, use {inbox.erase}: the message and its answers go for good. Search for their address first: with their last message the contact goes too.',
        },
      ],
    },
    contacts: {
      title: 'Contacts as a file',
      blocks: [
        'Administrators can save the people who wrote from the website as a file for Excel. Whoever wrote several times is one row.',
        {
          picture: 'contacts',
          alt: 'The page of contacts: filters, the number of people and the first rows of the file.',
        },
        {
          steps: [
            'Choose {layout.menu.contacts} in the menu.',
            'Filter by what they wrote about, by days, language, consent or agent.',
            'Look at the first rows, then press {contacts.download}.',
          ],
        },
        {
          note: 'These are personal data. Each download is recorded with who made it. Delete the file when you no longer need it.',
        },
      ],
    },
    account: {
      title: 'Your account',
      blocks: [
        {
          steps: [
            'Choose {layout.menu.settings} in the menu.',
            'Change your name, telephone and photograph, and press {common.save}.',
            'To change your password, write the present one and the new one twice. Your other sessions end.',
          ],
        },
        {
          picture: 'account',
          alt: 'The page of one’s own account: the profile with photograph, name and telephone.',
        },
        '{profile.sessions.title} lists your devices. End what you do not recognise, and change your password then.',
      ],
    },
    users: {
      title: 'System users',
      blocks: [
        'Administrators decide who may sign in.',
        {
          steps: [
            'Choose {layout.menu.users} in the menu and then {users.panel.add}.',
            'Write name, e-mail and initials, and a password of at least 8 characters.',
            'Choose the role: {users.roles.Administrator} or {users.roles.User}.',
            'Press {common.save} and give the password to your colleague in person.',
          ],
        },
        'A {users.roles.User} does everything except system users, the download of contacts and the accounts of portals.',
        {
          note: 'Nobody can delete their own account. A colleague who leaves is signed out everywhere as soon as you delete theirs.',
        },
      ],
    },
    history: {
      title: 'History: who changed what',
      blocks: [
        'Every change is kept: who made it, when, and what stood there before. Nobody can alter that.',
        {
          steps: [
            'Open the record and choose {activity.tab}: a tab of properties and developments, a button elsewhere.',
            'Find the field below the day of its change; both values stand beside it.',
            'Press {activity.revert} at the field, read what will stand there, and confirm.',
          ],
        },
        'If somebody has changed the field since, you are told so and may choose {activity.anyway}. A message offers {activity.undo} afterwards. Photographs and attachments that were deleted, and passwords, cannot be put back.',
        'Under {layout.menu.activity}, Administrators see everything that was done in the agency: sign-ins, exports and deletions too.',
        {
          note: 'Of a message of the website the history says who looked after it, never what the visitor wrote.',
        },
      ],
    },
  },
}
