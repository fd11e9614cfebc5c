import type { DistrictImage, DistrictText } from '#contract/district-fields.ts'
import type { MessageLabel, MessageLanguage } from '#contract/inbox.ts'
import type { KeyItemKind } from '#contract/key-items.ts'
import type { MediaLocation } from '#contract/media.ts'
import type { PhotoVariant } from '#contract/photo-variants.ts'
import type { Role } from '#contract/session.ts'
import type { Generated, Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { BilingualColumns, Flag } from './column-types.ts'
import type { ActivityEntries } from './schema-activity.ts'
import type { DevelopmentKeyItem, Developments, Properties, PropertyKeyItem } from './schema-portfolio.ts'
import type { PortalAccounts, PortalEvents, PortalExports, PortalGrants } from './schema-portals.ts'

interface Users {
  id: Generated<number>
  name: string
  /** Lower case; unique. */
  email: string
  /** argon2id in PHC format; null while the account has no password. */
  password_hash: string | null
  initials: string | null
  avatar: string | null
  role: Generated<Role>
  verified: Flag
  disabled: Flag
  phone: string | null
  city: string | null
  country: string | null
  url_twitter: string | null
  url_github: string | null
  /** Incremented when all of the user's sessions, or all but the current one, are ended. */
  session_version: Generated<number>
  created_at: string
  updated_at: string
}

/** Bearer tokens. Only their SHA-256 is stored. */
interface Tokens {
  id: Generated<number>
  user_id: number
  hash: string
  created_at: string
  /** After a refresh, the old token expires within ten seconds. */
  expires_at: string
  /** Browser and system at sign-in: `Firefox, Linux`. */
  device: string | null
  /** Start of the session, which refreshed tokens share; null in tokens from before this column. */
  signed_in_at: string | null
  last_used_at: string | null
}

/** Counts sign-ins, uploads and other limited actions by a keyed hash of user or address (accounts/attempts.ts). */
interface LoginAttempts {
  id: Generated<number>
  subject: string
  at: string
  /** Stored bytes of an upload; 0 for other attempts. */
  bytes: Generated<number>
}

interface OneTimeLinks {
  id: Generated<number>
  kind: 'verify' | 'reset' | 'setup'
  user_id: number | null
  hash: string
  created_at: string
  expires_at: string
  used_at: string | null
}

/** Idempotency keys; `answer` is null until the response is stored. */
interface IdempotencyKeys {
  key: string
  at: string
  answer: string | null
  /** Set to 1 by the first transaction of the request. */
  claimed: Generated<0 | 1>
  /** Inbox reply that the response contains. When the reply is deleted, this row is, too. */
  reply_id: Generated<number | null>
}

interface Agents extends BilingualColumns<'role' | 'description'> {
  id: Generated<number>
  first_name: string
  last_name: string
  avatar: string | null
  email: string | null
  phone: string | null
  created_at: string
  updated_at: string
}

/** `presents` is the presentation text. */
type DistrictTexts = BilingualColumns<DistrictText | 'name' | 'description' | 'did_you_know' | 'presents'>

interface Districts extends DistrictTexts, Record<DistrictImage, string | null> {
  id: Generated<number>
  population: number | null
  golf_clubs: number | null
  created_at: string
  updated_at: string
}

interface KeyItems extends BilingualColumns<'name'> {
  id: Generated<number>
  kind: KeyItemKind
  filterable: Flag
  icons: string | null
  /** Group of a feature. */
  master_id: number | null
  position: Generated<number>
  created_at: string
  updated_at: string
}

interface Tags {
  id: Generated<number>
  kind: 'new' | 'reserved' | 'sold'
  tag_en: string
  tag_pt: string
}

interface Media extends Record<PhotoVariant, string | null> {
  id: Generated<number>
  location: MediaLocation
  owner_id: number
  file: string
  extension: string
  width: number
  height: number
  blur: string | null
  size: number
  cover: Flag
  /** 1 for a floor plan. */
  plant: Flag
  position: Generated<number>
  /** Upload batch, and the position of this photo in it; null if uploaded alone. */
  batch: string | null
  batch_place: number | null
  created_at: string
}

interface Attachments {
  id: Generated<number>
  location: 'properties' | 'condominiums'
  owner_id: number
  /** The stored name; `name` and `extension` are the original ones. */
  file: string
  name: string
  extension: string
  size: number
  created_at: string
}

interface FrontCovers extends BilingualColumns<'title' | 'text'> {
  media_id: number
  position: number
  link: string | null
}

export interface Messages {
  id: Generated<number>
  label: MessageLabel
  subject: string
  text: string
  sender_name: string
  sender_email: string
  sender_phone: string | null
  language: Generated<MessageLanguage>
  property_id: number | null
  agent_id: number | null
  received_at: string
  read_at: string | null
  archived_at: string | null
  /** Exact text that the sender consented to, and the time. */
  consent_text: string | null
  consent_at: string | null
}

interface MessageReplies {
  id: Generated<number>
  message_id: number
  /** Name that the user who replied had at that time. */
  author: string
  subject: string
  text: string
  sent_at: string
}

interface Texts extends BilingualColumns<'text'> {
  /** Migration 0006 lists the allowed names. */
  name: string
  updated_at: string
}

/** Views of a property or development on the website per day in Lisbon, as `2026-11-21`. */
interface Views {
  id: Generated<number>
  property_id: number | null
  condominium_id: number | null
  day: string
  amount: number
}

/** Pending and failed mails (`failed_at`); `mail` is a QueuedMail as JSON. */
interface MailQueue {
  id: Generated<number>
  key: string
  mail: string
  created_at: string
  due_at: string
  attempts: Generated<number>
  failed_at: string | null
}

/** Rows of the sample agency that a reset restores: `rows` is one page of the table `name`, as JSON. */
interface DemoSample {
  name: string
  page: number
  rows: string
}

interface Settings {
  name: string
  value: string
}

/** Tables by name. A resource may declare tables in its folder, as services/resource.ts does. */
export interface Database {
  settings: Settings
  users: Users
  tokens: Tokens
  login_attempts: LoginAttempts
  one_time_links: OneTimeLinks
  answered_calls: IdempotencyKeys
  mail_queue: MailQueue
  agents: Agents
  districts: Districts
  key_items: KeyItems
  tags: Tags
  condominiums: Developments
  condominium_types: DevelopmentKeyItem
  condominium_features: DevelopmentKeyItem
  properties: Properties
  property_types: PropertyKeyItem
  property_features: PropertyKeyItem
  property_lifestyles: PropertyKeyItem
  media: Media
  attachments: Attachments
  front_covers: FrontCovers
  messages: Messages
  message_replies: MessageReplies
  texts: Texts
  views: Views
  demo_sample: DemoSample
  activity: ActivityEntries
  portal_exports: PortalExports
  portal_accounts: PortalAccounts
  portal_grants: PortalGrants
  portal_events: PortalEvents
}

/** Database or open transaction; `Tx` where a transaction is required. */
export type Db = Kysely<Database>
export type Tx = Transaction<Database>

export type Row<T extends keyof Database> = Selectable<Database[T]>
export type NewRow<T extends keyof Database> = Insertable<Database[T]>

/** Name of a table of listings. Payloads and the folders of the listings' files use the same name. */
export type ListingResource = 'properties' | 'condominiums'
