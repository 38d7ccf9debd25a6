import { setTimeout as pause } from 'node:timers/promises'
import { requestShop } from '../support/system/request-shop.ts'
import { keepBuying, keepRefunding, signInStaff, type ChaosRecord } from './actors.ts'
import { compareRecord } from './compare.ts'
import { pick, seededRandom } from './random.ts'
import { openChaosFixture, type ChaosFixture } from './chaos-fixture.ts'

const FAULTS = ['kill', 'kill', 'restart', 'freeze', 'freeze', 'cut', 'cut', 'cutDatabase', 'restartDatabase'] as const
type Fault = (typeof FAULTS)[number]

export type ChaosSettings = { readonly seconds: number; readonly seed: number; readonly buyers: number; readonly subscribers: number }

export type ChaosResult = {
  readonly faults: ReadonlyMap<Fault, number>
  readonly orders: number
  readonly paid: number
  readonly refunds: number
  /** Empty if nothing was lost or duplicated. */
  readonly differences: readonly string[]
}

async function strike({ faults, seats }: ChaosFixture, fault: Fault, random: () => number): Promise<void> {
  const seat = pick(seats, random) ?? seats[0]
  if (fault === 'freeze') return faults.freeze(seat, 300 + random() * 2200)
  if (fault === 'cutDatabase' || fault === 'restartDatabase') return faults[fault]()
  return faults[fault](seat)
}

async function findProduct(url: string, title: string): Promise<number> {
  const { body } = await requestShop<{ readonly result: readonly { readonly product_id: number; readonly title: string }[] }>(
    `${url}/api/search?term=${title}&page=0&hitsPerPage=40&locale=de`)
  return body.result.find((product) => product.title === title)?.product_id ?? 0
}

/**
 * Buyers, staff and due subscriptions on two processes and one PostgreSQL, while processes are killed, restarted and frozen, the
 * database crashes and connections are cut. Afterwards all confirmed results are compared with the stored data.
 */
export async function runChaos({ seconds, seed, buyers, subscribers }: ChaosSettings): Promise<ChaosResult> {
  const random = seededRandom(seed)
  const fixture = await openChaosFixture(subscribers)
  try {
    const record: ChaosRecord = { bought: [], paid: [], refunded: [], faults: [] }
    const until = Date.now() + seconds * 1000
    const isOver = (): boolean => Date.now() > until
    const acting = { world: fixture, record, random, isOver }
    const product = await findProduct(fixture.urls[0] ?? '', 'Biofinity')
    const cookie = await signInStaff(fixture.urls[0] ?? '')
    let number = 0
    const actors = [
      ...Array.from({ length: buyers }, () => keepBuying(acting, product, () => (number += 1))),
      keepRefunding(acting, cookie),
    ]
    const faults = new Map<Fault, number>()
    let left: Fault[] = []
    while (!isOver()) {
      await pause(400 + random() * 1000)
      // Each fault occurs once before any is repeated.
      if (left.length === 0) left = [...FAULTS]
      const [fault = 'kill'] = left.splice(Math.floor(random() * left.length), 1)
      faults.set(fault, (faults.get(fault) ?? 0) + 1)
      await strike(fixture, fault, random)
    }
    await fixture.heal()
    await Promise.all(actors)
    const differences = await compareRecord(fixture, record, subscribers)
    return { faults, orders: record.bought.length, paid: record.paid.length, refunds: record.refunded.length, differences }
  } finally {
    await fixture.close()
  }
}

export const describeChaos = ({ faults, orders, paid, refunds, differences }: ChaosResult): string => [
  `faults: ${[...faults].map(([fault, times]) => `${fault} ${times}`).join(', ')}`,
  `acknowledged: ${orders} orders, ${paid} payments, ${refunds} refunds`,
  ...(differences.length === 0 ? ['nothing lost, nothing doubled'] : differences),
].join('\n')
