import pg from 'pg'
import { BRAND_CHANNELS } from '../../domain/shop/brand-channel.ts'
import { startShop, whenReady } from '../e2e/support/shop-process.ts'
import { freePort } from '../support/free-port.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { figure, type Figure } from './figure.ts'
import { openShopEnvironment } from './shop-environment.ts'
import { areaUnderCurve, ask, shuffled } from './timed-response.ts'

/** E-mail addresses of each kind, each tried once in each way. */
const TRIES = 1000
const PASSWORD = '7-blaue-Enziane'

/** What the shop may know of an e-mail address; the response time must not reveal it. */
const SORTS = ['unknown', 'proven', 'claimed'] as const
type Sort = (typeof SORTS)[number]

type Way = { readonly path: string; readonly body: (email: string) => unknown }

const WAYS: Readonly<Record<string, Way>> = {
  'sign in': { path: '/api/session', body: (email) => ({ email, password: `not ${PASSWORD}` }) },
  'forgotten password': { path: '/api/password-resets', body: (email) => ({ email }) },
  'login link': { path: '/api/login-links', body: (email) => ({ email }) },
  newsletter: { path: '/api/newsletter-requests', body: (email) => ({ email }) },
  // Last: afterwards all of them are known.
  register: {
    path: '/api/customers', body: (email) => ({ email, password: PASSWORD, first_name: 'Anna', last_name: 'Keller' }),
  },
}

const emailOf = (sort: Sort, number: number): string => `${String(number).padStart(4, '0')}.${sort}@bench.example.ch`

/** Copies of an account created by the shop; verified ones are subscribed to the newsletter of every brand as well. */
const settle = async (url: string, database: string): Promise<void> => {
  const register = WAYS['register'] as Way
  const { status } = await ask(url, register.path, register.body('one@bench.example.ch'))
  if (status >= 300) throw new Error(`Nobody could register: ${status}`)
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  try {
    for (const sort of ['proven', 'claimed'] as const)
      await client.query(
        `insert into customer (account_id, canonical_email, password_hash, body, verified_at)
         select account_id || $1 || n, to_char(n, 'FM0000') || $2, password_hash,
           body || jsonb_build_object('accountId', account_id || $1 || n, 'email', to_char(n, 'FM0000') || $2),
           case when $1 = 'proven' then now() end
         from customer, generate_series(0, $3::int - 1) n where canonical_email = 'one@bench.example.ch'`,
        [sort, emailOf(sort, 0).slice(4), TRIES],
      )
    await client.query(
      `insert into marketing_subscription (canonical_email, brand_channel, email, locale, channels, changed_at)
       select canonical_email, brand, canonical_email, 'de', '["newsletter"]', now() from customer,
       unnest($1::text[]) brand where verified_at is not null`,
      [BRAND_CHANNELS],
    )
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

/** Whether an address is known, guessed from the response time: a thousand attempts of each kind, mixed. */
export const timingDifference = async (): Promise<readonly Figure[]> => {
  const server = await startPostgres()
  const home = await openShopEnvironment(server)
  const shop = startShop(await freePort(), home.env)
  try {
    await whenReady(shop)
    await settle(shop.url, home.env['DATABASE_URL'] ?? '')
    const figures: Figure[] = []
    for (const [name, { path, body }] of Object.entries(WAYS)) {
      const times: Record<Sort, number[]> = { unknown: [], proven: [], claimed: [] }
      const tries = SORTS.flatMap((sort) => Array.from({ length: TRIES }, (_none, number) => ({ sort, email: emailOf(sort, number) })))
      const statuses = new Set<number>()
      for (const { sort, email } of shuffled(tries)) {
        const { status, ms } = await ask(shop.url, path, body(email))
        statuses.add(status)
        times[sort].push(ms)
      }
      if (statuses.size > 1) throw new Error(`${name}: answered by ${[...statuses].join(', ')}`)
      for (const sort of SORTS) figures.push(figure(`${name}, ${sort}`, 'ms', ...times[sort]))
      for (const sort of SORTS.filter((one) => one !== 'unknown'))
        figures.push(figure(`${name}, ${sort} distinguished from unknown`, 'of 1', areaUnderCurve(times[sort], times.unknown)))
    }
    return figures
  } finally {
    shop.child.kill('SIGTERM')
    await shop.ended
    home.remove()
    await server.stop()
  }
}
