import pg from 'pg'
import { startShop, whenReady } from '../e2e/support/shop-process.ts'
import { freePort } from '../support/free-port.ts'
import { requestShop } from '../support/system/request-shop.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { figure, type Figure } from './figure.ts'
import { openShopEnvironment } from './shop-environment.ts'
import { buy } from './purchases-buyer.ts'
import { areaUnderCurve, ask, shuffled } from './timed-response.ts'

/** Orders of each kind, each requested once. */
const TRIES = 500
const PERSON = { password: '7-blaue-Enziane', first_name: 'Anna', last_name: 'Keller' }

/** The reasons why an order cannot be repeated; the response time must not reveal which. */
const CAUSES = ['unknown', 'foreign', 'not completed', 'nothing reorderable'] as const
type Cause = (typeof CAUSES)[number]

const tokenOf = (cause: Cause, number: number): string => `${cause.replaceAll(' ', '_')}_${number}`.padEnd(24, '_')

const reorderRequest = (cause: Cause, number: number, cart: string) =>
  ({ last_order_token: tokenOf(cause, number), cart_token: cart, source: 'account' })

const productOf = async (url: string): Promise<number> => {
  const search = await requestShop<{ readonly result: readonly { readonly product_id: number; readonly title: string }[] }>(
    `${url}/api/search?term=Biofinity&page=0&hitsPerPage=40&locale=de`)
  const product = search.body.result.find(({ title }) => title === 'Biofinity')?.product_id
  if (product === undefined) throw new Error('No product named Biofinity')
  return product
}

type Person = { readonly cookie: string; readonly email: string }

const registered = async (url: string, name: string): Promise<Person> => {
  const email = `${name}@bench.example.ch`
  const response = await fetch(`${url}/api/customers`, {
    method: 'POST', headers: { 'content-type': 'application/json', origin: url }, body: JSON.stringify({ ...PERSON, email }),
  })
  if (!response.ok) throw new Error(`Nobody could register: ${response.status}`)
  return { email, cookie: response.headers.getSetCookie().map((line) => line.split(';')[0]).join('; ') }
}

/** Copies of the order: of another customer, unpaid, and with discontinued products. */
const settle = async (database: string, bought: string, own: Person, other: Person): Promise<void> => {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  try {
    const sorts = [
      { cause: 'foreign', whose: other, status: 'shipped', lines: `body -> 'lines'` },
      { cause: 'not completed', whose: own, status: 'payment_pending', lines: `body -> 'lines'` },
      {
        cause: 'nothing reorderable', whose: own, status: 'shipped',
        lines: `(select jsonb_agg(line || '{"productId": 999999}') from jsonb_array_elements(body -> 'lines') line)`,
      },
    ] as const
    for (const [index, { cause, whose, status, lines }] of sorts.entries()) {
      const { rowCount } = await client.query(
        `insert into purchase_order (token, number, cart_token, status, email, customer, currency, items_cents, shipping_cents,
           total_cents, body, created_at, paid_at, id, account_id)
         select rpad($1 || '_' || n, 24, '_'), number || $1 || n, cart_token || $1 || n, $2, email, customer, currency, items_cents,
           shipping_cents, total_cents, body || jsonb_build_object('token', rpad($1 || '_' || n, 24, '_'), 'number', number || $1 || n,
             'cartToken', cart_token || $1 || n, 'status', $2::text, 'id', $3::int + n, 'accountId', account.account_id,
             'lines', ${lines}),
           purchase_order.created_at, paid_at, $3::int + n, account.account_id
         from purchase_order, generate_series(0, $4::int - 1) n, (select account_id from customer where canonical_email = $5) account
         where token = $6`,
        [cause.replaceAll(' ', '_'), status, 10_000 * (index + 1), TRIES, whose.email, bought],
      )
      if (rowCount !== TRIES) throw new Error(`${rowCount} orders were written, ${TRIES} are expected`)
    }
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

/** Whether the order exists, guessed from the response time of the refusal: two thousand attempts, mixed. */
export const reorderTimingDifference = async (): Promise<readonly Figure[]> => {
  const server = await startPostgres()
  const environment = await openShopEnvironment(server)
  const shop = startShop(await freePort(), environment.env)
  try {
    await whenReady(shop)
    const [own, other] = [await registered(shop.url, 'anna'), await registered(shop.url, 'bea')]
    const bought = JSON.parse((await buy(shop.url, 1, await productOf(shop.url))).at(-1)?.body ?? '') as { readonly token_value: string }
    await settle(environment.env['DATABASE_URL'] ?? '', bought.token_value, own, other)
    const { body: { token_value: cart } } = await requestShop<{ readonly token_value: string }>(`${shop.url}/api/carts`, 'POST', {})
    const theirs = await ask(shop.url, '/api/reorders', reorderRequest('foreign', 0, cart), { cookie: other.cookie })
    if (theirs.status !== 200) throw new Error(`Its owner cannot repeat it either: ${theirs.status}`)
    const times: Record<Cause, number[]> = { 'unknown': [], 'foreign': [], 'not completed': [], 'nothing reorderable': [] }
    const tries = CAUSES.flatMap((cause) => Array.from({ length: TRIES }, (_none, number) => ({ cause, number })))
    for (const { cause, number } of shuffled(tries)) {
      const { status, ms } = await ask(shop.url, '/api/reorders', reorderRequest(cause, number, cart), { cookie: own.cookie })
      if (status !== 422) throw new Error(`${cause}: answered by ${status}`)
      times[cause].push(ms)
    }
    return [
      ...CAUSES.map((cause) => figure(cause, 'ms', ...times[cause])),
      ...CAUSES.filter((cause) => cause !== 'unknown')
        .map((cause) => figure(`${cause} distinguished from unknown`, 'of 1', areaUnderCurve(times[cause], times.unknown))),
    ]
  } finally {
    shop.child.kill('SIGTERM')
    await shop.ended
    environment.remove()
    await server.stop()
  }
}
