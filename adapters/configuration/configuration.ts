import type { BrandChannel } from '../../domain/shop/brand-channel.ts'
import type { SocialSettings } from '../../domain/settings/shop-settings.ts'
import type { ByBrand } from './by-brand.ts'

/** How this process runs; every address absolute and without a trailing slash. */
export type Configuration = {
  readonly mode: 'demo' | 'live'
  readonly port: number
  readonly host: string
  readonly publicUrl: string
  readonly dataDir: string
  readonly databaseUrl?: string
  /** How many connections this process opens to a database server. */
  readonly databasePool: number
  readonly brand: BrandChannel
  /** Where brands are reached that do not stand below the host of the default one. */
  readonly brandUrls?: ByBrand<string>
  /** Which proxies before the shop are believed about where a request comes from: how many, or their networks. Nobody when absent. */
  readonly trustProxy?: number | string
  /** Signs sandbox payments and other things that must come back unchanged; absent in demo: made and kept in `dataDir`. */
  readonly secret?: string
  /** What `secret` was before: what was encrypted under it stays readable until it is encrypted anew. */
  readonly formerSecret?: string
  /** Stands before an e-mail address that is hashed for reports. */
  readonly uidSalt?: string
  /** Where mails leave; `requiresTls`: nothing is sent in clear. */
  readonly smtp?: { readonly url: string; readonly requiresTls: boolean }
  /** The mailbox that hears of letters that could not be delivered; each brand's own when absent. */
  readonly mailFrom?: string
  readonly datatrans?: Datatrans
  /** Nobody signs in by a provider when absent. */
  readonly firebase?: SocialSettings
  /** By whom its project is administered, to delete there whoever deletes an account; nobody when absent. */
  readonly firebaseAdmin?: FirebaseAdmin
  /** How many hours an order waits for its payment after the last attempt. */
  readonly paymentHours: number
  readonly transferDays: number
  /** How many pages a minute are drawn for one place; kept ones are not counted. */
  readonly renderedPages: number
  /** Milliseconds by which the process may run late before reading is put off. */
  readonly eventLoopLagLimit: number
  /** For how many seconds readiness says no before a process that is told to end takes no more requests. */
  readonly drainSeconds: number
  /** Up to how many products the catalogue is held in memory; one with more is asked of the database. */
  readonly catalogueInMemory: number
  /** The file that says how each brand is set up; the demo's own when absent. */
  readonly shops?: string
  /** The file of the official register of Swiss towns; only larger ones are known when absent. */
  readonly places?: string
  /** Origins beside the shop's own to which visitors may be led on after signing in. */
  readonly partners?: readonly string[]
  /** The origin that answers /service and the pages of appointments below the shop's own host. */
  readonly serviceUrl?: string
  /** Where editors compose; the shop's own pages stand for a brand that has no space there, and for all when absent. */
  readonly storyblok?: Storyblok
  /** Where experiments are set up; every default variant is shown when absent. */
  readonly vwo?: Vwo
  /** Where figures are told to whoever watches; nowhere when absent. */
  readonly metrics?: { readonly host: string; readonly port: number }
  /** Where traces are told, and of which share of all requests (0 to 1); nowhere when absent. */
  readonly traces?: { readonly url: string; readonly share: number }
  /** Where defects are reported, as Sentry names it; nowhere when absent. */
  readonly sentryDsn?: string
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
}

export type Storyblok = {
  /** The delivery API up to its version. */
  readonly url: string
  /** What opens the published stories of a brand. */
  readonly tokens: ByBrand<string>
  /** What opens the drafts of a brand: by it an editor's addresses are signed. */
  readonly previewTokens?: ByBrand<string>
  /** Drafts in a shop that only editors see; never in a live one. */
  readonly state: 'published' | 'draft'
}

export type FirebaseAdmin = {
  /** The service account's. */
  readonly clientEmail: string
  /** PEM, PKCS #8, as Google writes it into the account's file. */
  readonly privateKey: string
}

export type Vwo = {
  readonly accountId: string
  readonly sdkKey: string
  /** The origin of a gateway of one's own before the service. */
  readonly gateway?: string
}

export type Datatrans = {
  readonly merchantId: string
  readonly password: string
  /** Hex, as shown in the provider's administration: signs the notices. */
  readonly signKey: string
  readonly environment: 'sandbox' | 'live'
  readonly page: 'redirect' | 'lightbox'
  /** What the lightbox script must be, byte by byte: `sha384-…`; any that the provider serves when absent. */
  readonly scriptIntegrity?: string
}
