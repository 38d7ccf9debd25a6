import { dictionary } from '@zxcvbn-ts/language-common'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PasswordHasher } from '../../application/commerce/identity/password-hasher.port.ts'
import { OPERATIONS } from '../../adapters/commerce-api/operations.ts'
import { DOWNLOAD_ROUTES } from '../../application/contract/downloads.ts'
import { openMemoryMailer, type MemoryMailer } from '../../adapters/memory/mail/memory-mailer.ts'
import { readablePasswords } from '../../adapters/memory/identity/readable-passwords.ts'
import type { Database } from '../../adapters/postgres/database/database.ts'
import { LOCALES, WORDS } from '../e2e/support/addresses.ts'
import { completeEmailLink } from '../support/complete-email-link.ts'
import { validBodyOf } from '../support/api/valid-bodies.ts'
import { smallCatalogue } from '../support/api/small-catalogue.ts'
import { openListeningShop, type ListeningShop } from '../support/system/open-listening-shop.ts'
import { aVisitor, type Visitor } from '../support/system/visitor.ts'
import { value } from '../support/outcome.ts'
import { enginesOverHttp } from '../support/postgres-engines.ts'
import { TRIES } from '../support/repetitions.ts'
import { tokenIn } from '../support/sign-in-methods.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht' }
const NAMED = { first_name: 'Anna', last_name: 'Keller' }
const PLENTY = { reading: 10_000, writing: 10_000, ordering: 10_000 }
/** Longer ones are rejected without verification. */
const MEGABYTE = `a1${'x'.repeat(1024 * 1024)}`

const GOOD: readonly (readonly [string, string])[] = [
  ['eight characters', 'kirsch7!'],
  ['sixty-four', `seh7${'kirschbaum'.repeat(6)}`],
  ['as many as may be', `seh7${'kirschbaum'.repeat(12)}abcd`],
  ['letters of another script', 'вишнёвый7сад'],
  ['letters and figures that no keyboard of ours has', '桜の木の下で四٣本'],
  ['signs that take four bytes each', `k7${'🌸'.repeat(30)}`],
  ['a space before and behind', ' kirsch7baum '],
]

const WEAK: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['seven characters', 'kirsch7'],
  ['seven signs that take four bytes each', `k7${'🌸'.repeat(5)}`],
  ['only letters', 'kirschbaumblatt'],
  ['only figures', '80712345918273'],
  ['a usual one', 'password1'],
  ['a usual one of ours, dressed up', 'Passwort123!'],
  ['a thousand characters', `a1${'x'.repeat(998)}`],
  ['more than 1,024 bytes in fewer characters', `a1${'桜'.repeat(350)}`],
  ['thirty thousand characters', `a1${'x'.repeat(29_998)}`],
]

const bodyOf = (name: keyof typeof OPERATIONS): object => {
  const row = OPERATIONS[name]
  return (validBodyOf({ name, request: { body: row.request.body } as never }) ?? {}) as object
}

/** Every operation that takes a typed password, by the fields of its body. */
const doors = (Object.keys(OPERATIONS) as (keyof typeof OPERATIONS)[]).filter((name) =>
  Object.entries(bodyOf(name)).some(([field, typed]) => field.includes('password') && typed !== ''))
const MAKING = ['signUp', 'verifyEmail', 'resetPassword', 'changeMyPassword'] as const
const CHECKING = [
  'signIn', 'changeMyPassword', 'requestEmailChange', 'requestAccountDeletion', 'beginPasskey', 'removePasskey', 'endOtherSessions',
] as const

describe.each(enginesOverHttp)('passwords at every operation, over HTTP on $name', { timeout: 120_000 }, ({ open }) => {
  let database: Database
  let shop: ListeningShop
  let mailer: MemoryMailer
  /** Every password that was hashed or verified. */
  let worked: string[] = []
  const passwords: PasswordHasher = {
    hash: (password) => { worked.push(password); return readablePasswords.hash(password) },
    matches: (hash, password) => { worked.push(password); return readablePasswords.matches(hash, password) },
  }
  beforeAll(async () => { database = await open() }, 60_000)
  beforeEach(async () => {
    mailer = openMemoryMailer()
    shop = await openListeningShop(database, smallCatalogue, { mailer, passwords }, { limits: PLENTY })
    await aVisitor(shop.url).ask('/customers', 'POST', { ...ANNA, ...NAMED })
    await completeEmailLink(shop.ports, ANNA)
    worked = []
    return () => shop.close()
  })
  afterAll(() => database.close())

  const mailOf = async (purpose: 'claim' | 'password', email: string): Promise<string> => {
    await value(shop.commerce.jobs.sendMails())
    return tokenIn(purpose, mailer.sent().findLast(({ to, text }) => to === email && tokenIn(purpose, { text }) !== 'none'))
  }
  const signedIn = async (password = ANNA.password, email = ANNA.email): Promise<Visitor> => {
    const visitor = aVisitor(shop.url)
    expect([password.length, (await visitor.ask('/session', 'POST', { email, password })).status]).toEqual([password.length, 200])
    return visitor
  }
  const opens = async (email: string, password: string): Promise<boolean> =>
    (await aVisitor(shop.url).ask('/session', 'POST', { email, password })).status === 200

  type Attempt = (password: string) => Promise<number>
  /** Each operation that sets a password, with its other required input. */
  const choosing: { readonly [door in (typeof MAKING)[number]]: () => Promise<{ readonly email: string; readonly attempt: Attempt }> } = {
    signUp: async () => {
      const email = `new-${crypto.randomUUID()}@example.ch`
      return Promise.resolve({
        email, attempt: async (password) => (await aVisitor(shop.url).ask('/customers', 'POST', { email, password, ...NAMED })).status,
      })
    },
    verifyEmail: async () => {
      const email = `proven-${crypto.randomUUID()}@example.ch`
      await aVisitor(shop.url).ask('/customers', 'POST', { ...ANNA, ...NAMED, email })
      const token = await mailOf('claim', email)
      return {
        email, attempt: async (password) => (await aVisitor(shop.url).ask('/email-verifications', 'POST', { token, password })).status,
      }
    },
    resetPassword: async () => {
      await aVisitor(shop.url).ask('/password-resets', 'POST', { email: ANNA.email })
      const token = await mailOf('password', ANNA.email)
      return {
        email: ANNA.email, attempt: async (password) => (await aVisitor(shop.url).ask('/passwords', 'POST', { token, password })).status,
      }
    },
    changeMyPassword: async () => {
      const paymentProvider = await signedIn()
      return {
        email: ANNA.email,
        attempt: async (password) => (await paymentProvider.ask('/customers/me/password', 'PUT', {
          current_password: ANNA.password, new_password: password, confirm_new_password: password,
        })).status,
      }
    },
  }

  it('I9 are tested for every operation that takes one', () => {
    expect(doors.toSorted()).toEqual([...new Set([...MAKING, ...CHECKING])].toSorted())
  })

  describe.each(MAKING)('%s', (door) => {
    it('I9 are rejected if too short, too long, of one character class or common, before hashing; the next one is accepted', async () => {
      const { email, attempt } = await choosing[door]()
      for (const [what, weak] of WEAK) {
        worked = []
        expect([what, await attempt(weak)]).toEqual([what, 422])
        expect([what, worked.filter((one) => one === weak)]).toEqual([what, []])
      }
      worked = []
      expect(await attempt(MEGABYTE)).toBe(413)
      expect(worked).toEqual([])
      expect(await attempt('kirsch7baum')).toBeLessThan(300)
      expect(await opens(email, 'kirsch7baum')).toBe(true)
    })

    it.each(GOOD)('I9 accept %s completely: nothing is truncated, trimmed or changed', async (_what, good) => {
      const { email, attempt } = await choosing[door]()
      expect(await attempt(good)).toBeLessThan(300)
      expect(worked).toContain(good)
      const signs = Array.from(good)
      const nearly = [signs.slice(0, -1).join(''), signs.slice(1).join(''), `${good} `, good.toUpperCase()]
      for (const near of nearly.filter((one) => one !== good)) expect([near, await opens(email, near)]).toEqual([near, false])
      expect(await opens(email, good)).toBe(true)
    })
  })

  it('I9 reject the most common ones, with the reason in the visitor’s language', async () => {
    const mostUsed = dictionary['passwords-common'].slice(0, 3000).filter((text) => text.length >= 8)
      .filter((_, index) => index % TRIES.commonPasswordStep === 0)
    const register = async (password: string, locale: string) => {
      const body = { email: 'new@example.ch', password, ...NAMED }
      const { status, text } = await aVisitor(shop.url).ask(`/customers?locale=${locale}`, 'POST', body)
      return { status, text }
    }
    for (const password of mostUsed) {
      const { status, text } = await register(password, 'de')
      const why = /\d/.test(password) && /[a-z]/.test(password) ? 'common' : 'needs_letter_and_digit'
      expect([password, status, text.includes(`validation.password_${why}`)]).toEqual([password, 422, true])
    }
    for (const locale of LOCALES) expect(
      (await register('trustno1', locale)).text,
    ).toContain(WORDS[locale]('validation.password_common'))
    expect(worked.filter((one) => mostUsed.includes(one))).toEqual([])
  })

  it.each(CHECKING)('I9 %s verifies no impossible password, and says it is wrong', async (door) => {
    const paymentProvider = await signedIn()
    const { method, path } = OPERATIONS[door]
    const at = path.replace(/^\/api/, '').replace('{passkey_id}', 'x'.repeat(22))
    const field = door === 'signIn' ? 'password' : 'current_password'
    const send = async (typed: string) => {
      const good = door === 'signIn' ? { email: ANNA.email } : bodyOf(door)
      const { status, text } = await paymentProvider.ask(at, method, { ...good, [field]: typed })
      return { status, text }
    }
    const wrong = await send('nicht7das-richtige')
    for (const typed of [`a1${'x'.repeat(127)}`, `a1${'桜'.repeat(350)}`, `a1${'x'.repeat(59_000)}`]) {
      worked = []
      expect([typed.length, await send(typed)]).toEqual([typed.length, wrong])
      expect(worked).toEqual([])
    }
    worked = []
    expect((await send(MEGABYTE)).status).toBe(413)
    expect(worked).toEqual([])
  })

  it('I9 the data export verifies no impossible password either', async () => {
    const session = await fetch(`${shop.url}/session`, {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(ANNA),
    })
    const cookie = session.headers.getSetCookie().map((line) => line.split(';')[0]).join('; ')
    const send = async (password: string) => {
      const { status, headers } = await fetch(`${shop.url}${DOWNLOAD_ROUTES.dataExport.slice('/api'.length)}`, {
        method: 'POST', redirect: 'manual', headers: { cookie, origin: new URL(shop.url).origin }, body: new URLSearchParams({ password }),
      })
      return [status, headers.get('location')]
    }
    const wrong = await send('nicht7das-richtige')
    expect(wrong).toEqual([303, expect.stringContaining('WrongPassword')])
    for (const typed of [`a1${'x'.repeat(127)}`, `a1${'桜'.repeat(350)}`, `a1${'x'.repeat(59_000)}`]) {
      worked = []
      expect([typed.length, await send(typed)]).toEqual([typed.length, wrong])
      expect(worked).toEqual([])
    }
    expect((await send(MEGABYTE))[0]).toBe(413)
  })
})
