import { join } from 'node:path'
import { UNPAID_LIMITS } from '../../../domain/limits/limits.ts'
import { REMINDER_DAYS } from '../../../domain/payment/payment-deadline.ts'
import { editedRegister } from '../../../application/commerce/content/edited-register.ts'
import type { FeatureFlags } from '../../../application/commerce/content/feature-flags.port.ts'
import type { Commerce, CommercePorts } from '../../../application/commerce/commerce.ts'
import type { Mailer } from '../../../application/commerce/mail/mailer.port.ts'
import type { ShopRegister } from '../../../application/commerce/shop/shop-register.port.ts'
import type { Places } from '../../address-directory/places-of-register.ts'
import { readPlaces } from '../../address-directory/read-places.ts'
import { openSwissDirectory } from '../../address-directory/swiss-directory.ts'
import { phoneNumbers } from '../../phone-numbers/phone-numbers.ts'
import { icsCalendar } from '../../calendar/ics-calendar.ts'
import { oneTimeCodes } from '../../otpauth/one-time-codes.ts'
import { swissQrBill } from '../../qr-bill/swiss-qr-bill.ts'
import type { IdTokens } from '../../../application/commerce/identity/id-tokens.port.ts'
import type { ProviderUsers } from '../../../application/commerce/identity/provider-users.port.ts'
import { passkeyChecks } from '../../webauthn/passkey-checks.ts'
import type { Configuration } from '../../configuration/configuration.ts'
import { makeDatatransProvider } from '../../datatrans/datatrans-provider.ts'
import { firebaseUsers } from '../../firebase/firebase-users.ts'
import { openVwoFlags, type VwoFlags } from '../../flags/vwo-flags.ts'
import { firebaseIdTokens } from '../../firebase/id-tokens.ts'
import { demoMailer } from '../../mail/demo-mailer.ts'
import { smtpMailer } from '../../mail/smtp-mailer.ts'
import { argon2Passwords } from '../../argon2/argon2-passwords.ts'
import { noFlags, noResults } from '../../memory/content/no-flags.ts'
import { noIdTokens } from '../../memory/identity/no-id-tokens.ts'
import { noProviderUsers } from '../../memory/identity/no-provider-users.ts'
import { linkBinder } from '../../memory/identity/link-binder.ts'
import { randomSessions } from '../../memory/identity/random-sessions.ts'
import { randomTokens } from '../../memory/shop/random-tokens.ts'
import type { Database } from '../../postgres/database/database.ts'
import { onUnavailable } from '../../postgres/database/unavailable.ts'
import { openWriteProbe } from '../../postgres/database/write-probe.ts'
import { openShopStorage, type ShopStorage } from '../../postgres/open-shop-storage.ts'
import { openCatalogueInMemory } from '../../postgres/snapshot/catalogue-in-memory.ts'
import type { ContentInMemory } from '../../storyblok/content-in-memory.ts'
import { openSandboxRecords, type SandboxRecords } from '../../sandbox-payment/sandbox-records.ts'
import { makeSandboxProvider } from '../../sandbox-payment/sandbox-provider.ts'
import { webhookSender } from '../../webhooks/webhook-sender.ts'
import { openMailTexts } from '../mail-texts.ts'
import { registerAt, shopAddresses } from './addresses.ts'
import type { BackgroundErrors } from './background-errors.ts'
import { commerceOver } from './commerce-over.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { fillDemoShop } from './fill-demo-shop.ts'
import { reportedFailures } from './job-failed.ts'
import { cookieSignerOf } from './cookie-signer-of.ts'
import type { CookieSigner } from '../../cookies/cookie-signer.ts'
import { codeSecretsOf, renewStoredSecrets } from './code-secrets-of.ts'
import { secretOf } from './load-or-create-secret.ts'
import { openShopContent, type OwnPages, type ShopContent } from './shop-content.ts'
import { runJob, type RunJob } from './run-job.ts'
import { startScheduledJob, type ScheduledJob } from './scheduled-job.ts'
import { startShopJobs } from './shop-jobs.ts'
import { systemResponseTimer } from './system-response-timer.ts'
import { systemClock } from './system-clock.ts'

/** The shop's side of one process, ready to serve. */
export type ServerShop = {
  readonly commerce: Commerce
  readonly ports: CommercePorts
  readonly storage: ShopStorage
  readonly register: ShopRegister
  /** Assigns visitors to variants; absent without experiments. */
  readonly flags?: FeatureFlags
  /** Changes whenever prices, content or experiments have changed. */
  readonly pageVersion: () => Promise<string>
  /** Whether the composed content of a shop has been loaded at least once. */
  readonly isContentLoaded: ContentInMemory['isLoaded']
  readonly secret: string
  /** The state of a demo shop's payment provider. */
  readonly book: SandboxRecords
  /** Signs the cookies that only the shop may write. */
  readonly cookieSigner: CookieSigner
  /** The unpublished content of editors. */
  readonly drafts: Pick<ShopContent, 'draftsFor' | 'signed'>
  readonly ready: () => Promise<boolean>
  /** Whether the database accepts writes, as last measured; reading it causes no write. */
  readonly isWritable: () => boolean
  /** Called once the web server has its logger; background errors are logged there. */
  readonly onError: (listener: (error: unknown) => void) => void
  /**
   * Starts the jobs once the shop listens: building the web server blocks the thread, and database connections opened before would time
   * out.
   */
  readonly beginJobs: () => void
  readonly close: () => Promise<void>
}

type Report = BackgroundErrors['report']

/** Milliseconds between two small writes that check whether the database accepts them. */
const PROBE_PAUSE = 5_000

/** The same use cases and jobs, with monitoring. */
type Watched = { readonly commerce: (commerce: Commerce) => Commerce; readonly job: RunJob }

const mailerOf = ({ smtp, mailFrom }: Configuration, { demoMails }: ShopStorage, report: Report): Mailer =>
  smtp === undefined ? demoMailer({ mails: demoMails, clock: systemClock }) : smtpMailer({ ...smtp, bounces: mailFrom, report })

type Services = {
  readonly content: ContentInMemory
  readonly experiments: VwoFlags
  readonly secret: string
  readonly book: SandboxRecords
  readonly places?: Places
  readonly register: ShopRegister
  readonly report: Report
}

const paymentProviderOf = (
  { datatrans }: Configuration, { secret, book, report }: Services,
): Pick<CommercePorts, 'provider' | 'cardVault'> => {
  const provider = datatrans === undefined ? makeSandboxProvider({ secret, book }) : makeDatatransProvider(datatrans, { report })
  return { provider, cardVault: provider }
}

const idTokensOf = ({ firebase }: Configuration, report: Report): IdTokens =>
  firebase === undefined
    ? noIdTokens
    : firebaseIdTokens({ projectId: firebase.projectId, isEmulated: firebase.emulator !== undefined, report })

const providerUsersOf = ({ firebase, firebaseAdmin }: Configuration, report: Report): ProviderUsers => {
  if (firebase === undefined) return noProviderUsers
  const { projectId, emulator } = firebase
  const by = emulator === undefined ? firebaseAdmin : { emulator }
  return by === undefined ? noProviderUsers : firebaseUsers({ projectId, by, report })
}

/** A live shop serves no demo pages. */
const ownPagesOf = ({ mode }: Configuration): OwnPages => (mode === 'live' ? 'none' : 'demo')

const experimentsOf = ({ vwo }: Configuration, report: Report): VwoFlags =>
  vwo === undefined
    ? { flags: noFlags, results: noResults }
    : openVwoFlags({ account: vwo, report, clock: () => systemClock.now().getTime() })

const portsOf = (configuration: Configuration, storage: ShopStorage, services: Services): CommercePorts => ({
  ...storage,
  jobFailures: reportedFailures(storage.jobFailures, services.report),
  ...paymentProviderOf(configuration, services),
  content: services.content,
  ...services.experiments,
  directory: openSwissDirectory(services.places),
  phoneNumbers,
  slips: swissQrBill({ report: services.report }),
  calendar: icsCalendar,
  unpaidLimits: UNPAID_LIMITS,
  paymentDeadline: { hours: configuration.paymentHours, transferDays: configuration.transferDays, reminderDays: REMINDER_DAYS },
  mailer: mailerOf(configuration, storage, services.report),
  mailTexts: openMailTexts(),
  clock: systemClock,
  tokens: randomTokens,
  passwords: argon2Passwords(),
  idTokens: idTokensOf(configuration, services.report),
  providerUsers: providerUsersOf(configuration, services.report),
  webhookSender: webhookSender({
    secret: services.secret, formerSecret: configuration.formerSecret, isLive: configuration.mode === 'live', now: systemClock.now,
  }),
  sessionMaker: randomSessions,
  linkBinder,
  responseTimer: systemResponseTimer,
  passkeyChecks,
  oneTimeCodes,
  codeSecrets: codeSecretsOf(configuration, services.secret),
  register: editedRegister(registerAt(services.register, shopAddresses(configuration), configuration), services.content),
})

/** The shop over an open database; closing the shop closes it too. */
const openOver = async (
  database: Database, configuration: Configuration, register: ShopRegister, { report, listen }: BackgroundErrors, watched: Watched,
): Promise<ServerShop> => {
  const stopListening = onUnavailable((cause) => { report(new DatabaseUnavailable(cause)) })
  const writes = openWriteProbe({ db: database.db, now: () => systemClock.now().getTime() })
  const storage = openShopStorage(database.db, report)
  const secret = await secretOf(configuration)
  const book = openSandboxRecords(join(configuration.dataDir, 'sandbox-payments.jsonl'))
  const places = configuration.places === undefined ? {} : { places: await readPlaces(configuration.places) }
  const content = await openShopContent(report, configuration.storyblok, ownPagesOf(configuration))
  const since = systemClock.now()
  const experiments = experimentsOf(configuration, report)
  const ports = portsOf(configuration, storage, { content, experiments, secret, book, register, ...places, report })
  if (configuration.mode === 'demo') await fillDemoShop(database.db, ports)
  const catalogue = openCatalogueInMemory({ db: database.db, clock: () => systemClock.now().getTime(), report })
  const commerce = watched.commerce(commerceOver(ports, catalogue))
  await renewStoredSecrets(commerce.renewCodeSecrets, report)
  let [jobs, probing]: readonly (ScheduledJob | undefined)[] = []
  const beginJobs = (): void => {
    probing ??= startScheduledJob({ pause: PROBE_PAUSE, work: writes.probe, report, atOnce: true })
    jobs ??= startShopJobs({
      ...commerce.jobs,
      jobFailures: ports.jobFailures, now: systemClock.now, since, report, run: watched.job,
    })
  }
  const close = async (): Promise<void> => {
    await jobs?.stop()
    await probing?.stop()
    await database.close()
    writes.close()
    stopListening()
  }
  return {
    commerce, ports, storage, register: ports.register, secret, book, drafts: content,
    cookieSigner: cookieSignerOf(configuration, secret),
    ...(configuration.vwo === undefined ? {} : { flags: experiments.flags }),
    pageVersion: async () => `${await catalogue.version()} ${content.version()} ${experiments.flags.version()}`,
    isContentLoaded: content.isLoaded,
    ready: database.ready, isWritable: writes.isWritable, onError: listen, beginJobs, close,
  }
}

/** Opens catalogue, payment provider and mail as configured over a database, which is closed if that fails; a demo shop is filled once. */
export const openServerShop = async (
  configuration: Configuration, register: ShopRegister, database: Database, errors: BackgroundErrors,
  watched: Watched = { commerce: (commerce) => commerce, job: runJob },
): Promise<ServerShop> => {
  try {
    return await openOver(database, configuration, register, errors, watched)
  } catch (error) {
    await database.close()
    throw error
  }
}
