import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { systemResponseTimer } from '../../../adapters/composition/server/system-response-timer.ts'

const durationOf = async (respond: TE.TaskEither<string, string>) => {
  const from = performance.now()
  const answer = await systemResponseTimer(respond)()
  return { ms: performance.now() - from, answer }
}

describe('the fixed response time', () => {
  it('delays responses and refusals until the same time', async () => {
    const [response, refused] = [await durationOf(TE.right('here')), await durationOf(TE.left('not here'))]
    expect([response.answer, refused.answer]).toEqual([E.right('here'), E.left('not here')])
    expect(Math.min(response.ms, refused.ms)).toBeGreaterThanOrEqual(25)
  })

  it('is a multiple if the work takes longer', async () => {
    const { ms } = await durationOf(async () => {
      await wait(30)
      return E.right('late')
    })
    expect(ms).toBeGreaterThanOrEqual(50)
  })
})
