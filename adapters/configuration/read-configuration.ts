import { createPrivateKey } from 'node:crypto'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import * as t from 'io-ts'
import { makeEmail } from '../../domain/customer/email.ts'
import { BRAND_CHANNELS, isBrandChannel, type BrandChannel } from '../../domain/shop/brand-channel.ts'
import type { SocialSettings } from '../../domain/settings/shop-settings.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import { readTypedNumber } from '../../domain/whole-number.ts'
import { PAYMENT_HOURS, TRANSFER_DAYS } from '../../domain/payment/payment-deadline.ts'
import { readByBrand } from './by-brand.ts'
import type { Configuration, Datatrans, FirebaseAdmin, Storyblok, Vwo } from './configuration.ts'
import { isSecret } from './secret.ts'
import { readTrustedProxies } from './trusted-proxies.ts'

export type Environment = { readonly [name: string]: string | undefined }

/** An invalid variable, with a message for the operator. */
export type ConfigurationFault = { readonly variable: string; readonly problem: string }

const refined = <A>(name: string, read: (text: string) => A | undefined): t.Type<A, string, unknown> =>
  new t.Type<A, string, unknown>(
    name,
    (value): value is A => value !== undefined,
    (value, context) => {
      const read_ = typeof value === 'string' ? read(value) : undefined
      return read_ === undefined ? t.failure(value, context, name) : t.success(read_)
    },
    String,
  )

const webAddress = (protocols: readonly string[]) => (text: string): string | undefined => {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  return protocols.includes(url.protocol) && url.hostname !== '' ? text.replace(/(?<!\/)\/+$/, '') : undefined
}

const Mode = t.keyof({ demo: null, live: null }, 'demo or live')
const YesText = t.keyof({ yes: null }, 'yes')
const MailTls = t.keyof({ required: null, optional: null }, 'required or optional')
const Port = refined('a whole number from 1 to 65535', (text) => readTypedNumber(text, { from: 1, to: 65_535 }))
const Text = refined('a non-empty text', (text) => (text.trim() === '' ? undefined : text))
const isHttps = (url: URL): boolean => url.protocol === 'https:' || ['localhost', '127.0.0.1'].includes(url.hostname)
const readOrigin = (text: string): string | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url !== undefined && isHttps(url) && url.href === `${url.origin}/` ? url.origin : undefined
}
const readOrigins = (text: string): readonly string[] | undefined => {
  const origins = text.split(',').map((origin) => readOrigin(origin.trim()))
  return origins.every((one) => one !== undefined) ? origins : undefined
}

const WebUrl = refined('an http or https address', webAddress(['http:', 'https:']))
const BrandUrlList = refined('brands with their addresses (mrlens=https://www.mrlens.ch,mclinsen=https://…)', (text) =>
  readByBrand(text, webAddress(['http:', 'https:'])))
const BrandTokenList = refined('brands with their tokens (iris=…,mrlens=…)', (text) =>
  readByBrand(text, (token) => (/^[\w-]{8,100}$/.test(token) ? token : undefined)))
const Origin = refined('an https address without a path', readOrigin)
const Origins = refined('https addresses without a path, separated by commas', readOrigins)
const DatabaseUrl = refined('a postgres:// address', webAddress(['postgres:', 'postgresql:']))
const SmtpUrl = refined('a smtp:// or smtps:// address', webAddress(['smtp:', 'smtps:']))
const EmailText = refined('an e-mail address', (text) => O.toUndefined(O.fromEither(makeEmail(text))))
const Brand = refined<BrandChannel>(`one of ${BRAND_CHANNELS.join(', ')}`, (text) => (isBrandChannel(text) ? text : undefined))
const Secret = refined('a text of at least 32 characters', (text) => (isSecret(text) ? text : undefined))
const Dsn = refined('an https address with a key and a project, as Sentry shows it (https://KEY@host/7)', (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url !== undefined && isHttps(url) && url.username !== '' && /\/\d+$/.test(url.pathname) ? text : undefined
})
/** Paths are appended to it, so it must not have a query or fragment. */
const Collector = refined('an http or https address without a query', (text) =>
  (/[?#]/.test(text) ? undefined : webAddress(['http:', 'https:'])(text)))
const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text.trim())
  } catch {
    return undefined
  }
}
/** The trace exporter reads these itself and silently ignores what it cannot read. */
const pairs = (name: RegExp, value: RegExp) => refined('names with their values (name=value,…), other characters as %20', (text) =>
  (text.split(',').every((pair) => {
    const [, key = '', text = ''] = /^([^=]+)=([^;]+)$/.exec(pair) ?? []
    return name.test(decoded(key) ?? '') && value.test(decoded(text) ?? '')
  }) ? text : undefined))
const Headers = pairs(/^[\w!#$%&'*+.^`|~-]+$/, /^[\x20-\x7e]+$/)
const Attributes = pairs(/./, /./)
const Milliseconds = refined('a whole number of milliseconds from 1 to 600000', (text) => readTypedNumber(text, { from: 1, to: 600_000 }))
const Share = refined('a number from 0 to 1', (text) => (/^(0(\.\d{1,6})?|1(\.0)?)$/.test(text) ? Number(text) : undefined))
const Hex = refined('an even number of hexadecimal digits, at least 16', (text) =>
  (/^([0-9a-fA-F]{2}){8,}$/.test(text) ? text : undefined))
const TrustProxy = refined('a number of proxies (1 to 10), or their networks (10.0.0.0/8)', readTrustedProxies)
const LogLevel = t.keyof(
  { fatal: null, error: null, warn: null, info: null, debug: null, trace: null, silent: null },
  'one of fatal, error, warn, info, debug, trace, silent',
)
const DatatransPage = t.keyof({ redirect: null, lightbox: null }, 'redirect or lightbox')
const Integrity = refined('sha256-, sha384- or sha512- and a hash in base64', (text) =>
  /^sha(256|384|512)-[A-Za-z0-9+/]{43,86}={0,2}$/.test(text) ? text : undefined,
)
const Hours = refined('a whole number of hours from 1 to 720', (text) => readTypedNumber(text, { from: 1, to: 720 }))
const Days = refined('a whole number of days from 8 to 90', (text) => readTypedNumber(text, { from: 8, to: 90 }))
const Connections = refined('a whole number of connections from 1 to 200', (text) => readTypedNumber(text, { from: 1, to: 200 }))
const Seconds = refined('a whole number of seconds from 0 to 60', (text) => readTypedNumber(text, { from: 0, to: 60 }))
const Pages = refined('a whole number of pages from 1 to 1000000', (text) => readTypedNumber(text, { from: 1, to: 1_000_000 }))
const Lateness = refined('a whole number of milliseconds from 20 to 60000', (text) => readTypedNumber(text, { from: 20, to: 60_000 }))
const ProjectId = refined('a project id of 6 to 30 lowercase letters, digits and hyphens', (text) =>
  /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(text) ? text : undefined)
const ApiKey = refined('letters, digits, hyphens and underscores', (text) => (/^[\w-]{6,100}$/.test(text) ? text : undefined))
const AccountNumber = refined('an account number of up to 12 digits', (text) => (/^\d{1,12}$/.test(text) ? text : undefined))
const HostName = refined('a host name (example.firebaseapp.com)', (text) =>
  /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/.test(text) ? text : undefined)
const EmulatorUrl = refined('an http address of this machine (http://127.0.0.1:9099)', (text) =>
  /^http:\/\/(127\.0\.0\.1|localhost):\d{2,5}\/?$/.test(text) ? text.replace(/\/$/, '') : undefined)
const ServiceAccountKey = refined('the private_key of a service account, an RSA key in PEM', (text) => {
  const pem = text.replaceAll(String.raw`\n`, '\n')
  try {
    return pem.includes('BEGIN PRIVATE KEY') && createPrivateKey(pem).asymmetricKeyType === 'rsa' ? pem : undefined
  } catch {
    return undefined
  }
})
const SignIn = t.keyof({ on: null, wip: null, off: null }, 'on, wip or off')
const ContentVersion = t.keyof({ published: null, draft: null }, 'published or draft')
const DatatransEnvironment = t.keyof({ sandbox: null, live: null }, 'sandbox or live')

const CODECS = {
  MODE: Mode, MODE_REQUIRED: YesText, PLAIN_PAGES: YesText, SMTP_TLS: MailTls, PORT: Port, HOST: Text, METRICS_PORT: Port,
  METRICS_HOST: Text,
  OTEL_EXPORTER_OTLP_ENDPOINT: Collector, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: WebUrl, OTEL_TRACES_SAMPLER_ARG: Share, SENTRY_DSN: Dsn,
  OTEL_EXPORTER_OTLP_HEADERS: Headers, OTEL_EXPORTER_OTLP_TRACES_HEADERS: Headers, OTEL_RESOURCE_ATTRIBUTES: Attributes,
  OTEL_EXPORTER_OTLP_TIMEOUT: Milliseconds, OTEL_EXPORTER_OTLP_TRACES_TIMEOUT: Milliseconds,
  PUBLIC_URL: WebUrl, DATA_DIR: Text, DATABASE_URL: DatabaseUrl, BRAND: Brand,
  BRAND_URLS: BrandUrlList, TRUST_PROXY: TrustProxy,
  SECRET: Secret, SECRET_OLD: Secret, UID_SALT: Text, SMTP_URL: SmtpUrl, MAIL_FROM: EmailText, LOG_LEVEL: LogLevel,
  DATATRANS_MERCHANT_ID: Text, DATATRANS_PASSWORD: Text, DATATRANS_SIGN_KEY: Hex, DATATRANS_ENVIRONMENT: DatatransEnvironment,
  DATATRANS_PAGE: DatatransPage, DATATRANS_SCRIPT_INTEGRITY: Integrity, PAYMENT_HOURS: Hours, TRANSFER_DAYS: Days,
  DATABASE_POOL: Connections, DRAIN_SECONDS: Seconds, RENDERED_PAGES: Pages,
  EVENT_LOOP_LAG_LIMIT: Lateness, PLACES: Text, SHOPS: Text,
  FIREBASE_PROJECT_ID: ProjectId, FIREBASE_API_KEY: ApiKey, FIREBASE_AUTH_DOMAIN: HostName, FIREBASE_EMULATOR: EmulatorUrl,
  FIREBASE_CLIENT_EMAIL: EmailText, FIREBASE_PRIVATE_KEY: ServiceAccountKey, FIREBASE_SIGN_IN: SignIn,
  STORYBLOK_TOKENS: BrandTokenList, STORYBLOK_PREVIEW_TOKENS: BrandTokenList, STORYBLOK_VERSION: ContentVersion,
  STORYBLOK_URL: WebUrl, PARTNER_ORIGINS: Origins, SERVICE_URL: Origin,
  VWO_ACCOUNT_ID: AccountNumber, VWO_SDK_KEY: ApiKey, VWO_GATEWAY_URL: WebUrl,
} as const
type Variable = keyof typeof CODECS
type Values = { readonly [name in Variable]?: t.TypeOf<(typeof CODECS)[name]> }

const LIVE_NEEDS: readonly Variable[] = [
  'DATABASE_URL', 'SECRET', 'PUBLIC_URL', 'SHOPS', 'SMTP_URL', 'DATATRANS_MERCHANT_ID', 'DATATRANS_PASSWORD', 'DATATRANS_SIGN_KEY',
  'DATATRANS_ENVIRONMENT',
]
const DATATRANS_NEEDS = ['DATATRANS_MERCHANT_ID', 'DATATRANS_PASSWORD', 'DATATRANS_SIGN_KEY'] as const

const FIREBASE_NEEDS = ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN'] as const
const FIREBASE_ADMIN = ['FIREBASE_CLIENT_EMAIL', 'FIREBASE_PRIVATE_KEY'] as const

const VWO_NEEDS = ['VWO_ACCOUNT_ID', 'VWO_SDK_KEY'] as const

const decodeAll = (environment: Environment): { readonly values: Values; readonly faults: readonly ConfigurationFault[] } => {
  const faults: ConfigurationFault[] = []
  const values: Record<string, unknown> = {}
  for (const variable of Object.keys(CODECS) as Variable[]) {
    const text = environment[variable]
    if (text === undefined || text === '') continue
    const decoded: t.Validation<unknown> = CODECS[variable].decode(text)
    if (E.isRight(decoded)) values[variable] = decoded.right
    else faults.push({ variable, problem: `must be ${CODECS[variable].name}, not "${isHidden(variable) ? '…' : text}"` })
  }
  return { values, faults }
}

const isHidden = (variable: string): boolean =>
  /SECRET|SALT|PASSWORD|KEY|TOKENS|_(DSN|URL|ENDPOINT|HEADERS)$/.test(variable) && variable !== 'PUBLIC_URL'

const missing = (values: Values, faults: readonly ConfigurationFault[]): readonly ConfigurationFault[] => {
  const variables = new Set(faults.map(({ variable }) => variable))
  const isMissing = (variable: Variable): boolean => values[variable] === undefined && !variables.has(variable)
  const live = values.MODE === 'live'
    ? LIVE_NEEDS.filter(isMissing).map((variable) => ({ variable, problem: 'is required in live mode' }))
    : []
  const someDatatrans = DATATRANS_NEEDS.some((variable) => values[variable] !== undefined)
  const partial =
    someDatatrans && values.MODE !== 'live'
      ? DATATRANS_NEEDS.filter(isMissing).map((variable) => ({ variable, problem: 'is required when another DATATRANS_ variable is set' }))
      : []
  const isSome = (variables: readonly Variable[]): boolean => variables.some((variable) => values[variable] !== undefined)
  const someFirebase = isSome([...FIREBASE_NEEDS, ...FIREBASE_ADMIN, 'FIREBASE_EMULATOR', 'FIREBASE_SIGN_IN'])
  const half = someFirebase
    ? FIREBASE_NEEDS.filter(isMissing).map((variable) => ({ variable, problem: 'is required when another FIREBASE_ variable is set' }))
    : []
  const admin = someFirebase ? FIREBASE_ADMIN.filter(isMissing).flatMap((variable) => whyAdmin(values, variable)) : []
  const isModeMissing = values.MODE_REQUIRED !== undefined && isMissing('MODE')
    ? [{ variable: 'MODE', problem: 'must be set to demo or live, because MODE_REQUIRED is set' }]
    : []
  const rules = [
    unencryptedUrls, secretsInTheClear, mailInTheClear, demoPages, emulated, realPaymentsInDemo, withoutTokens, draftsForShoppers,
    redirectLoops,
    halfAnAccount,
  ]
  const together = rules.flatMap((fault) => fault(values))
  return [...isModeMissing, ...live, ...partial, ...half, ...admin, ...together]
}

/** Credentials must be complete. A live shop needs them, because it promises that an account is deleted at Firebase too. */
const whyAdmin = (values: Values, variable: (typeof FIREBASE_ADMIN)[number]): readonly ConfigurationFault[] => {
  if (values.MODE === 'live')
    return [{ variable, problem: 'is required in live mode with Firebase, to delete the Firebase users of deleted accounts' }]
  return FIREBASE_ADMIN.some((name) => values[name] !== undefined)
    ? [{ variable, problem: 'is required when the other variable of the service account is set' }]
    : []
}

const halfAnAccount = (values: Values): readonly ConfigurationFault[] =>
  VWO_NEEDS.every((variable) => values[variable] === undefined) && values.VWO_GATEWAY_URL === undefined
    ? []
    : VWO_NEEDS.filter((variable) => values[variable] === undefined)
        .map((variable) => ({ variable, problem: 'is required when another VWO_ variable is set' }))

/** Sessions and addresses are never sent unencrypted. */
const unencryptedUrls = ({ MODE: mode, PUBLIC_URL: own, BRAND_URLS: brandUrls = {} }: Values): readonly ConfigurationFault[] => {
  if (mode !== 'live') return []
  const isOpen = (url: string | undefined): boolean => url?.startsWith('https:') === false
  return [
    ...(isOpen(own) ? [{ variable: 'PUBLIC_URL', problem: 'must be https in live mode' }] : []),
    ...(Object.values(brandUrls).some(isOpen) ? [{ variable: 'BRAND_URLS', problem: 'must be https in live mode' }] : []),
  ]
}

const OWN_MACHINE: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** Services that receive a token or a key are reached over TLS or on this machine. */
const secretsInTheClear = (values: Values): readonly ConfigurationFault[] => {
  if (values.MODE !== 'live') return []
  const headed = values.OTEL_EXPORTER_OTLP_HEADERS ?? values.OTEL_EXPORTER_OTLP_TRACES_HEADERS
  const carrying = {
    STORYBLOK_URL: values.STORYBLOK_URL, VWO_GATEWAY_URL: values.VWO_GATEWAY_URL,
    ...(headed === undefined
      ? {}
      : {
          OTEL_EXPORTER_OTLP_ENDPOINT: values.OTEL_EXPORTER_OTLP_ENDPOINT,
          OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
        }),
  }
  const isClear = (url: string | undefined): boolean =>
    url !== undefined && new URL(url).protocol === 'http:' && !OWN_MACHINE.includes(new URL(url).hostname)
  return Object.entries(carrying)
    .filter(([, url]) => isClear(url))
    .map(([variable]) => ({ variable, problem: 'must be https in live mode, because each request contains a secret' }))
}

/** Mails contain sign-in links: a live shop sends them over TLS unless it is configured that the mail server needs none. */
const mailInTheClear = ({ MODE: mode, SMTP_URL: url, SMTP_TLS: tls = 'required' }: Values): readonly ConfigurationFault[] => {
  if (mode !== 'live' || url === undefined) return []
  const { protocol, username, password, search } = new URL(url)
  // Nodemailer reads its settings from the query, including those that disable TLS.
  if (search !== '') return [{ variable: 'SMTP_URL', problem: 'must not have a query in live mode; use SMTP_TLS' }]
  return protocol === 'smtp:' && tls === 'optional' && `${username}${password}` !== ''
    ? [{ variable: 'SMTP_TLS', problem: 'must be required if SMTP_URL contains a password, which would be sent unencrypted' }]
    : []
}

/** The pages that come with the shop are the demo's: no live shop shows them. */
const demoPages = ({ MODE: mode, STORYBLOK_TOKENS: tokens = {}, PLAIN_PAGES: plain }: Values): readonly ConfigurationFault[] => {
  const without = BRAND_CHANNELS.filter((brand) => tokens[brand] === undefined)
  if (mode !== 'live' || plain !== undefined || without.length === 0) return []
  const problem = `has no token for ${without.join(', ')}; set PLAIN_PAGES=yes to open without content pages`
  return [{ variable: 'STORYBLOK_TOKENS', problem }]
}

/** Only a live shop takes real payments. */
const realPaymentsInDemo = ({ MODE: mode, DATATRANS_ENVIRONMENT: environment }: Values): readonly ConfigurationFault[] =>
  environment === 'live' && mode !== 'live' ? [{ variable: 'DATATRANS_ENVIRONMENT', problem: 'must be sandbox unless MODE is live' }] : []

const withoutTokens = ({ STORYBLOK_TOKENS: tokens, STORYBLOK_URL: url }: Values): readonly ConfigurationFault[] =>
  url !== undefined && tokens === undefined ? [{ variable: 'STORYBLOK_TOKENS', problem: 'is required when STORYBLOK_URL is set' }] : []

/** Drafts are not for shoppers, and each space needs its own token for them. */
const draftsForShoppers = (values: Values): readonly ConfigurationFault[] => {
  const { MODE: mode, STORYBLOK_VERSION: version } = values
  const { STORYBLOK_TOKENS: tokens = {}, STORYBLOK_PREVIEW_TOKENS: previews = {} } = values
  const isLocked = (brand: BrandChannel): boolean => tokens[brand] !== undefined && previews[brand] === undefined
  if (version !== 'draft') return []
  if (mode === 'live') return [{ variable: 'STORYBLOK_VERSION', problem: 'must be published in live mode' }]
  return BRAND_CHANNELS.some(isLocked)
    ? [{ variable: 'STORYBLOK_PREVIEW_TOKENS', problem: 'is required for each brand when STORYBLOK_VERSION is draft' }]
    : []
}

/** An origin that is the shop itself would redirect to itself. */
const redirectLoops = (values: Values): readonly ConfigurationFault[] => {
  const { SERVICE_URL: service, PUBLIC_URL: own, BRAND_URLS: brandUrls = {} } = values
  if (service === undefined || own === undefined) return []
  const { host } = new URL(own)
  const hosts = Object.values(brandUrls).map((url) => new URL(url).host)
  const shops = [host, ...BRAND_CHANNELS.map((brand) => `${brand}.${host}`), ...hosts]
  return shops.includes(new URL(service).host) ? [{ variable: 'SERVICE_URL', problem: 'must not be an address of the shop' }] : []
}

/** An emulator verifies no tokens: never in a live shop, and never with a real project. */
const emulated = ({ MODE: mode, FIREBASE_EMULATOR: emulator, FIREBASE_PROJECT_ID: project }: Values): readonly ConfigurationFault[] => {
  if (emulator === undefined) return []
  if (mode === 'live') return [{ variable: 'FIREBASE_EMULATOR', problem: 'must not be set in live mode' }]
  return project === undefined || project.startsWith('demo-')
    ? []
    : [{ variable: 'FIREBASE_PROJECT_ID', problem: 'must begin with demo- when FIREBASE_EMULATOR is set' }]
}

const SIGN_IN = { on: true, wip: 'wip', off: false } as const

const firebaseOf = (values: Values): SocialSettings | undefined =>
  values.FIREBASE_PROJECT_ID === undefined || values.FIREBASE_API_KEY === undefined || values.FIREBASE_AUTH_DOMAIN === undefined
    ? undefined
    : {
        signIn: SIGN_IN[values.FIREBASE_SIGN_IN ?? 'on'],
        projectId: values.FIREBASE_PROJECT_ID,
        apiKey: values.FIREBASE_API_KEY,
        authDomain: values.FIREBASE_AUTH_DOMAIN,
        ...(values.FIREBASE_EMULATOR === undefined ? {} : { emulator: values.FIREBASE_EMULATOR }),
      }

const firebaseAdminOf = ({
  FIREBASE_CLIENT_EMAIL: clientEmail, FIREBASE_PRIVATE_KEY: privateKey,
}: Values): FirebaseAdmin | undefined =>
  clientEmail === undefined || privateKey === undefined ? undefined : { clientEmail, privateKey }

const STORYBLOK_URL = 'https://api.storyblok.com/v2'

const storyblokOf = (values: Values): Storyblok | undefined => {
  const { STORYBLOK_TOKENS: tokens, STORYBLOK_URL: url = STORYBLOK_URL, STORYBLOK_VERSION: state = 'published' } = values
  return tokens === undefined ? undefined : { url, tokens, state, ...omitUndefined({ previewTokens: values.STORYBLOK_PREVIEW_TOKENS }) }
}

const vwoOf = ({ VWO_ACCOUNT_ID: accountId, VWO_SDK_KEY: sdkKey, VWO_GATEWAY_URL: gateway }: Values): Vwo | undefined =>
  accountId === undefined || sdkKey === undefined
    ? undefined
    : { accountId, sdkKey, ...(gateway === undefined ? {} : { gateway }) }

/** An address for traces alone is used as it is; to that of a collector for all signals a path is appended. */
const tracesOf = ({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own, OTEL_EXPORTER_OTLP_ENDPOINT: collector }: Values): string | undefined =>
  own ?? (collector === undefined ? undefined : `${collector}/v1/traces`)

const datatransOf = (values: Values): Datatrans | undefined =>
  values.DATATRANS_MERCHANT_ID === undefined || values.DATATRANS_PASSWORD === undefined || values.DATATRANS_SIGN_KEY === undefined
    ? undefined
    : {
        merchantId: values.DATATRANS_MERCHANT_ID,
        password: values.DATATRANS_PASSWORD,
        signKey: values.DATATRANS_SIGN_KEY,
        environment: values.DATATRANS_ENVIRONMENT ?? 'sandbox',
        page: values.DATATRANS_PAGE ?? 'redirect',
        ...(values.DATATRANS_SCRIPT_INTEGRITY === undefined ? {} : { scriptIntegrity: values.DATATRANS_SCRIPT_INTEGRITY }),
      }

const complete = (values: Values): Configuration => {
  const port = values.PORT ?? 3000
  const datatrans = datatransOf(values)
  const firebase = firebaseOf(values)
  const firebaseAdmin = firebaseAdminOf(values)
  const storyblok = storyblokOf(values)
  const vwo = vwoOf(values)
  const traces = tracesOf(values)
  return {
    mode: values.MODE ?? 'demo',
    port,
    host: values.HOST ?? '127.0.0.1',
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${port}`,
    dataDir: values.DATA_DIR ?? './data',
    brand: values.BRAND ?? 'iris',
    ...(values.MAIL_FROM === undefined ? {} : { mailFrom: values.MAIL_FROM }),
    logLevel: values.LOG_LEVEL ?? 'info',
    ...(values.METRICS_PORT === undefined
      ? {}
      : { metrics: { port: values.METRICS_PORT, host: values.METRICS_HOST ?? '127.0.0.1' } }),
    ...(traces === undefined ? {} : { traces: { url: traces, share: values.OTEL_TRACES_SAMPLER_ARG ?? 1 } }),
    ...(values.SENTRY_DSN === undefined ? {} : { sentryDsn: values.SENTRY_DSN }),
    paymentHours: values.PAYMENT_HOURS ?? PAYMENT_HOURS,
    transferDays: values.TRANSFER_DAYS ?? TRANSFER_DAYS,
    databasePool: values.DATABASE_POOL ?? 10,
    renderedPages: values.RENDERED_PAGES ?? 600,
    eventLoopLagLimit: values.EVENT_LOOP_LAG_LIMIT ?? 250,
    drainSeconds: values.DRAIN_SECONDS ?? (values.MODE === 'live' ? 5 : 0),
    ...(values.PLACES === undefined ? {} : { places: values.PLACES }),
    ...(values.SHOPS === undefined ? {} : { shops: values.SHOPS }),
    ...(values.DATABASE_URL === undefined ? {} : { databaseUrl: values.DATABASE_URL }),
    ...(values.BRAND_URLS === undefined ? {} : { brandUrls: values.BRAND_URLS }),
    ...(values.TRUST_PROXY === undefined ? {} : { trustProxy: values.TRUST_PROXY }),
    ...(values.SECRET === undefined ? {} : { secret: values.SECRET }),
    ...(values.SECRET_OLD === undefined ? {} : { formerSecret: values.SECRET_OLD }),
    ...(values.UID_SALT === undefined ? {} : { uidSalt: values.UID_SALT }),
    ...(values.SMTP_URL === undefined
      ? {}
      : { smtp: { url: values.SMTP_URL, requiresTls: (values.SMTP_TLS ?? (values.MODE === 'live' ? 'required' : '')) === 'required' } }),
    ...(datatrans === undefined ? {} : { datatrans }),
    ...(firebase === undefined ? {} : { firebase }),
    ...(firebaseAdmin === undefined ? {} : { firebaseAdmin }),
    ...(storyblok === undefined ? {} : { storyblok }),
    ...(vwo === undefined ? {} : { vwo }),
    ...(values.PARTNER_ORIGINS === undefined ? {} : { partners: values.PARTNER_ORIGINS }),
    ...(values.SERVICE_URL === undefined ? {} : { serviceUrl: values.SERVICE_URL }),
  }
}

/** Decodes the environment; a failure lists every fault. Empty variables count as absent. */
export const readConfiguration = (environment: Environment): E.Either<readonly ConfigurationFault[], Configuration> => {
  const { values, faults } = decodeAll(environment)
  const all = [...faults, ...missing(values, faults)]
  return all.length > 0 ? E.left(all) : E.right(complete(values))
}

/** All faults as one message. */
export const configurationMessage = (faults: readonly ConfigurationFault[]): string =>
  ['Invalid configuration:', ...faults.map(({ variable, problem }) => `  ${variable} ${problem}`)].join('\n')
