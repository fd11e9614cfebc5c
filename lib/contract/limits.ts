/** Limits of the product's rules. Sizes in bytes, times in ms. */
export const limits = {
  /** Files of this size or more are rejected. The specification says 2 MB, which browsers show for 2,000,000 bytes. */
  uploadBytes: 2_000_000,
  /** Allowance for a multipart body's field names, boundaries and headers. */
  multipartOverheadBytes: 64_000,
  /** Upper bound of JSON bodies, and of the field names and texts in multipart bodies, not counting files. */
  jsonBytes: 256_000,
  /** Default for bodies without a file, including those of public calls. */
  formBytes: 16_000,
  signInBytes: 4_000,
  /** Decoding stops above this; a 588 KB PNG can contain 196 megapixels (docs/security.md U-2). */
  imagePixels: 40_000_000,
  imageTypes: ['image/jpeg', 'image/png'],
  avatarPixels: 200,
  /** Properties on the website's front page. */
  highlighted: 18,
  /** Records in one request that sets their order. */
  reordered: 500,
  /** Saved views in one response: the caller's and those that colleagues share. */
  savedViewsListed: 200,
  /** Saved views of a user. */
  savedViewsPerUser: 100,
  /** Front-page covers. */
  covers: 10,
  /** The specification has different minima for one's own password and for a user's, set by an administrator. */
  ownPasswordMinLength: 5,
  userPasswordMinLength: 8,
  passwordMaxLength: 256,
  userNameMinLength: 5,
  initialsMaxLength: 4,
  keyItemNameMinLength: 5,
  cardsPerPage: 24,
  rowsPerPage: 25,
  rowsPerPageMax: 100,
  pageMax: 1_000_000,
  /** Pins on one map, about 1 MB of JSON. */
  mapPoints: 20_000,
  /** Records that a request can list by id. */
  bulkMax: 500,
  /** Records of one batch. */
  batchMax: 10_000,
  /** Batches of a user that wait or run. */
  batchesAtOnce: 5,
  /** Days for which an ended batch is stored, so that it can be undone. */
  batchDays: 30,
  /** Characters of the return URL after a portal's consent. */
  returnUrlMax: 300,
  developmentPropertiesPerPage: 5,
  dashboardRows: 5,
  dashboardMonths: 12,
  viewsLatelyDays: 30,
  /** Bedrooms and bathrooms in the filters of properties. */
  roomsSliderMax: 6,
  /** Square metres. */
  filterAreaMax: 100_000_000,
  /** Bedrooms and parking in the filters of developments. */
  rangeSliderMax: 10,
  loginAttempts: 5,
  loginWindowMinutes: 15,
  /**
   * Length of the first lockout, after `loginAttempts` failures; doubles with each further failure, up to the window.
   */
  loginFirstBlockSeconds: 60,
  /** Days for which a browser is known after its last sign-in, and the number of accounts per browser. */
  knownDeviceDays: 180,
  knownDeviceAccounts: 4,
  /** Time before a reset of the sample agency at which it is announced. */
  demoAnnounceMs: 5 * 60_000,
  /**
   * Interval at which pages check for a new version. The specification's 120 has no unit; minutes are assumed. A new
   * version must be found again `updateConfirmMs` later.
   */
  updateCheckMs: 120 * 60_000,
  updateConfirmMs: 60_000,
  searchDelayMs: 500,
  searchTextMax: 100,
  districtExcerptLength: 100,
  /** Levels of nesting in form field names: `a[b][c]` has three. JSON bodies and queries may have one more. */
  multipartDepth: 5,
  multipartKeys: 1000,
} as const
