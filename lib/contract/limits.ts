/** The figures that the product's rules name, each said once. Sizes in bytes, times in ms. */
export const limits = {
  /** A file of this many bytes or more is refused: `2 MB or more`, MB being 1,000,000 as browsers show it. */
  uploadBytes: 2_000_000,
  /** What a multipart body may weigh around its file: field names, boundaries, headers. */
  multipartOverheadBytes: 64_000,
  /** A body with long texts or a list of ids. */
  jsonBytes: 256_000,
  /** Any other body without a file, and the few that anybody may send without a session. */
  formBytes: 16_000,
  signInBytes: 4_000,
  /** Decoding stops above this; a 588 KB PNG can hold 196 megapixels (docs/security.md U-2). */
  imagePixels: 40_000_000,
  imageTypes: ['image/jpeg', 'image/png'],
  avatarPixels: 200,
  highlighted: 18,
  /** As many records as one call puts in order. */
  reordered: 500,
  /** The tag of new properties, which does not go with a development. */
  newTagId: 1,
  /** Photographs at the top of the website's front page; more than these nobody looks at. */
  covers: 10,
  /** Sign-in forms and the user form ask for different minima; the specification says both. */
  signInPasswordLength: 5,
  userPasswordLength: 8,
  passwordMaxLength: 256,
  userNameLength: 5,
  initialsLength: 4,
  keyNameLength: 5,
  cardsPerPage: 24,
  rowsPerPage: 25,
  rowsPerPageMax: 100,
  /** Pins on one map, about 1 MB of JSON. */
  mapPoints: 20_000,
  /** Records that one bulk change takes on. */
  bulkMax: 500,
  /** Characters of the dashboard's address that a portal brings the browser back to. */
  returnAddressMax: 300,
  condominiumPropertiesPerPage: 5,
  dashboardRows: 5,
  dashboardMonths: 12,
  viewsLatelyDays: 30,
  roomsSliderMax: 6,
  condominiumSliderMax: 10,
  sessionMinutes: 1440,
  loginAttempts: 5,
  loginWindowMinutes: 15,
  /** The first block after that many wrong passwords; each further one doubles it, up to the window. */
  loginFirstBlockSeconds: 60,
  /** A browser is known for an account this long after its last sign-in, and for as many accounts. */
  knownDeviceDays: 180,
  knownDeviceAccounts: 4,
  /** A reset of the demo is announced this long before. */
  demoAnnounceMs: 5 * 60_000,
  /** The specification's interval of 120 is read as minutes; what a look has found is looked at again after a minute. */
  updateCheckMs: 120 * 60_000,
  updateConfirmMs: 60_000,
  searchDelayMs: 500,
  searchTextMax: 100,
  districtDescriptionCut: 100,
  multipartDepth: 5,
  multipartKeys: 1000,
} as const
