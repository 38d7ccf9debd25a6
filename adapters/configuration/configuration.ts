import type { BrandChannel } from '../../domain/shop/brand-channel.ts'
import type { SocialSettings } from '../../domain/settings/shop-settings.ts'
import type { ByBrand } from './by-brand.ts'

/** The configuration of this process; every address absolute and without a trailing slash. */
export type Configuration = {
  readonly mode: 'demo' | 'live'
  readonly port: number
  readonly host: string
  readonly publicUrl: string
  readonly dataDir: string
  readonly databaseUrl?: string
  /** The size of the database connection pool. */
  readonly databasePool: number
  readonly brand: BrandChannel
  /** Public URLs of brands that are not subdomains of the default brand's host. */
  readonly brandUrls?: ByBrand<string>
  /** The trusted proxies whose X-Forwarded-For counts: their number, or their networks. None when absent. */
  readonly trustProxy?: number | string
  /** Signs sandbox payments and other things that must come back unchanged; absent in demo: created and stored in `dataDir`. */
  readonly secret?: string
  /** The former `secret`: data encrypted with it stays readable until it is re-encrypted. */
  readonly formerSecret?: string
  /** Prepended to an e-mail address before it is hashed for reports. */
  readonly uidSalt?: string
  /** The mail server; `requiresTls`: nothing is sent unencrypted. */
  readonly smtp?: { readonly url: string; readonly requiresTls: boolean }
  /** Address that receives bounces; each brand's own when absent. */
  readonly mailFrom?: string
  readonly datatrans?: Datatrans
  /** Sign-in by provider; off when absent. */
  readonly firebase?: SocialSettings
  /** The administration credentials of the Firebase project, for deleting accounts there; none when absent. */
  readonly firebaseAdmin?: FirebaseAdmin
  /** Hours for which an order waits for payment after the last attempt. */
  readonly paymentHours: number
  readonly transferDays: number
  /** Pages rendered per minute and client network; cached pages are not counted. */
  readonly renderedPages: number
  /** Event-loop lag in milliseconds above which reads are rejected (load shedding). */
  readonly eventLoopLagLimit: number
  /** Seconds during which readiness fails before a stopping process closes its listener. */
  readonly drainSeconds: number
  /** File with the settings of each brand; the demo's own when absent. */
  readonly shops?: string
  /** File of the official register of Swiss towns; a built-in list of larger towns when absent. */
  readonly places?: string
  /** Allowed redirect origins after sign-in, besides the shop's own. */
  readonly partners?: readonly string[]
  /** The origin that serves /service and the appointment pages below the shop's own host. */
  readonly serviceUrl?: string
  /** The content service; a brand without a space there, and every brand when absent, gets the shop's own pages. */
  readonly storyblok?: Storyblok
  /** Account of the experiment service; default variants when absent. */
  readonly vwo?: Vwo
  /** Address of the metrics endpoint; none when absent. */
  readonly metrics?: { readonly host: string; readonly port: number }
  /** Where traces are sent, and the sampled share of requests (0 to 1); not sent when absent. */
  readonly traces?: { readonly url: string; readonly share: number }
  /** Where errors are reported, a Sentry DSN; nowhere when absent. */
  readonly sentryDsn?: string
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
}

export type Storyblok = {
  /** The delivery API up to its version. */
  readonly url: string
  /** The token for published stories of a brand. */
  readonly tokens: ByBrand<string>
  /** The token for drafts of a brand; it also signs the editor's preview addresses. */
  readonly previewTokens?: ByBrand<string>
  /** A shop that shows drafts to everybody, for editors only; never a live one. */
  readonly state: 'published' | 'draft'
}

export type FirebaseAdmin = {
  /** Of the service account. */
  readonly clientEmail: string
  /** PEM, PKCS #8, as in Google's account file. */
  readonly privateKey: string
}

export type Vwo = {
  readonly accountId: string
  readonly sdkKey: string
  /** The origin of a self-hosted gateway in front of the service. */
  readonly gateway?: string
}

export type Datatrans = {
  readonly merchantId: string
  readonly password: string
  /** Hex, as shown in the provider's administration: signs the notifications. */
  readonly signKey: string
  readonly environment: 'sandbox' | 'live'
  readonly page: 'redirect' | 'lightbox'
  /** The integrity hash of the lightbox script: `sha384-…`; not checked when absent. */
  readonly scriptIntegrity?: string
}
