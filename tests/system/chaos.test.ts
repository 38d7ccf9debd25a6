import { expect, it } from 'vitest'
import { describeChaos, runChaos } from '../chaos/run-chaos.ts'

/** The same for minutes, with other seeds: `npm run chaos`. */
it('K2 neither loses nor duplicates anything with two processes that are killed, frozen and disconnected', {
  timeout: 300_000, retry: 0,
}, async () => {
  const result = await runChaos({ seconds: 12, seed: 11, buyers: 6, subscribers: 12 })
  console.log(describeChaos(result))
  expect(result.differences).toEqual([])
  expect([result.orders, result.paid, result.refunds].map((count) => count > 0)).toEqual([true, true, true])
})
