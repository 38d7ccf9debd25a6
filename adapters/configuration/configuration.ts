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
  /** Public URLs of brands that are not subdomains of the default brand's host. */
  readonly brandUrls?: ByBrand<string>
  /** Which proxies before the shop are believed about where a request comes from: how many, or their networks. Nobody when absent. */
  readonly trustProxy?: number | string
  /** Signs sandbox payments and other things that must come back unchanged; absent in demo: created and stored in `dataDir`. */
  readonly secret?: string
  /** The former `secret`: data encrypted with it stays readable until it is re-encrypted. */
  readonly formerSecret?: string
  /** Stands before an e-mail address that is hashed for reports. */
  readonly uidSalt?: string
  /** Where mails leave; `requiresTls`: nothing is sent in clear. */
  readonly smtp?: { readonly url: string; readonly requiresTls: boolean }
  /** Address that receives bounces; each brand's own when absent. */
  readonly mailFrom?: string
  readonly datatrans?: Datatrans
  /** Nobody signs in by a provider when absent. */
  readonly firebase?: SocialSettings
  /** By whom its project is administered, to delete there whoever deletes an account; nobody when absent. */
  readonly firebaseAdmin?: FirebaseAdmin
  /** How many hours an order waits for its payment after the last attempt. */
  readonly paymentHours: number
  readonly transferDays: number
  /** Pages rendered per minute and client network; cached pages are not counted. */
  readonly renderedPages: number
  /** Milliseconds by which the process may run late before reading is put off. */
  readonly eventLoopLagLimit: number
  /** Seconds during which readiness fails before a stopping process closes its listener. */
  readonly drainSeconds: number
  /** Largest catalogue (products) held in memory; a larger one is read from the database. */
  readonly catalogueInMemory: number
  /** File with the settings of each brand; the demo's own when absent. */
  readonly shops?: string
  /** File of the official register of Swiss towns; a built-in list of larger towns when absent. */
  readonly places?: string
  /** Origins beside the shop's own to which visitors may be led on after signing in. */
  readonly partners?: readonly string[]
  /** The origin that answers /service and the pages of appointments below the shop's own host. */
  readonly serviceUrl?: string
  /** Where editors compose; the shop's own pages stand for a brand that has no space there, and for all when absent. */
  readonly storyblok?: Storyblok
  /** Account of the experiment service; default variants when absent. */
  readonly vwo?: Vwo
  /** Address of the metrics endpoint; none when absent. */
  readonly metrics?: { readonly host: string; readonly port: number }
  /** Where traces are sent, and the sampled share of requests (0 to 1); not sent when absent. */
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
