import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { whenWanted } from '../../../adapters/composition/browser/when-wanted.ts'

describe('a gateway whose code comes when it is wanted', () => {
  it('is a silent shop while its code does not arrive, and answers once it does', async () => {
    let arrives = false
    const double = { twice: (number: number) => TE.right(2 * number) }
    const gateway = whenWanted(async () => {
      if (!arrives) throw new TypeError('Failed to fetch dynamically imported module')
      return double
    }, { twice: true })
    expect(await gateway.twice(2)()).toEqual(E.left({ _tag: 'ServiceUnavailable' }))
    arrives = true
    expect(await gateway.twice(2)()).toEqual(E.right(4))
  })
})
