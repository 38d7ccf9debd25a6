import type { Commerce } from '../../../application/commerce/commerce.ts'
import { join } from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Mailer } from '../../../application/commerce/mail/mailer.port.ts'
import type { PaymentProvider } from '../../../application/commerce/payment/payment-provider.port.ts'
import type { ShopRegister } from '../../../application/commerce/shop/shop-register.port.ts'
import { openSwissDirectory } from '../../address-directory/swiss-directory.ts'
import type { Configuration } from '../../configuration/configuration.ts'
import { makeDatatransProvider } from '../../datatrans/datatrans-provider.ts'
import { keptMailer } from '../../mail/kept-mailer.ts'
import { smtpMailer } from '../../mail/smtp-mailer.ts'
import { argon2Passwords } from '../../argon2/argon2-passwords.ts'
import { randomSessions } from '../../memory/identity/random-sessions.ts'
import { randomTokens } from '../../memory/shop/random-tokens.ts'
import { openDatabase, type DatabasePlace } from '../../postgres/open-database.ts'
import { openShopStorage, type ShopStorage } from '../../postgres/open-shop-storage.ts'
import { openSandboxBook, type SandboxBook } from '../../sandbox-payment/sandbox-book.ts'
import { makeSandboxProvider } from '../../sandbox-payment/sandbox-provider.ts'
import { demoCatalogue } from '../../seed/demo-catalogue.ts'
import { demoShopRegister } from '../../seed/shops/demo-shop-register.ts'
import { makeCommerce } from '../../../application/commerce/commerce.ts'
import { mailTexts } from '../mail-texts.ts'
import { keptSecret } from './keep-secret.ts'
import { seedCustomers } from './seed-customers.ts'
import { startShopJobs } from './shop-jobs.ts'
import { systemClock } from './system-clock.ts'

/** The shop's side of one process, open for business. */
export type ServerShop = {
  readonly commerce: Commerce
  readonly storage: ShopStorage
  readonly register: ShopRegister
  readonly secret: string
  /** What the payment provider of a demo shop remembers. */
  readonly book: SandboxBook
  readonly ready: () => Promise<boolean>
  /** Called once the web server has its logger: errors in the background are logged there. */
  readonly onError: (listener: (error: unknown) => void) => void
  readonly close: () => Promise<void>
}

const done = async <Answer>(what: string, task: TaskEither<unknown, Answer>): Promise<Answer> => {
  const result = await task()
  if (E.isLeft(result)) throw new Error(`${what} did not succeed`)
  return result.right
}

/** Whether there was anything to fill. */
const fillOnce = async (storage: ShopStorage): Promise<boolean> => {
  if (await done('Looking for the catalogue', storage.catalogue.isFilled())) return false
  await done('Filling the demo shop', storage.catalogue.fill(demoCatalogue()))
  return true
}

type Behind = { readonly secret: string; readonly book: SandboxBook; readonly report: (error: unknown) => void }

const providerOf = (configuration: Configuration, { secret, book, report }: Behind): PaymentProvider =>
  configuration.datatrans === undefined
    ? makeSandboxProvider({ secret, book })
    : makeDatatransProvider(configuration.datatrans, { report })

/** Opens database, catalogue, payment provider and mail as configured; a demo shop fills itself once. */
export const openServerShop = async (configuration: Configuration): Promise<ServerShop> => {
  let tell: (error: unknown) => void = (error) => { process.stderr.write(`${String(error)}\n`) }
  const place: DatabasePlace =
    configuration.databaseUrl === undefined ? { dataDir: configuration.dataDir } : { url: configuration.databaseUrl }
  const database = await openDatabase(place, (error) => { tell(error) })
  try {
    const storage = openShopStorage(database.db)
    const isNew = configuration.mode === 'demo' && (await fillOnce(storage))
    const secret = configuration.secret ?? (await keptSecret(configuration.dataDir))
    const mailer: Mailer =
      configuration.smtpUrl === undefined
        ? keptMailer({ kept: storage.keptMails, clock: systemClock })
        : smtpMailer({ url: configuration.smtpUrl, report: (error) => { tell(error) } })
    const register = demoShopRegister()
    const passwords = argon2Passwords()
    const book = openSandboxBook(join(configuration.dataDir, 'sandbox-payments.jsonl'))
    const since = systemClock.now()
    const commerce = makeCommerce({
      ...storage,
      directory: openSwissDirectory(),
      provider: providerOf(configuration, { secret, book, report: (error) => { tell(error) } }),
      paymentDeadline: { hours: configuration.paymentHours },
      mailer,
      mailTexts,
      clock: systemClock,
      tokens: randomTokens,
      passwords,
      sessionMaker: randomSessions,
      register,
    })
    if (isNew) await seedCustomers({ ...storage, commerce, passwords, tokens: randomTokens, now: systemClock.now() })
    const jobs = startShopJobs({
      ...commerce.mail,
      ...commerce.payment,
      ...commerce.order,
      since,
      report: (error) => { tell(error) },
    })
    return {
      commerce,
      storage,
      register,
      secret,
      book,
      ready: database.ready,
      onError: (listener) => { tell = listener },
      close: async () => {
        await jobs.stop()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
