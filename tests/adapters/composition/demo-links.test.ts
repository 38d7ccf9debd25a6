import { describe, expect, it } from 'vitest'
import { listed } from '../../support/demo-page.ts'
import { CHECKS, follow } from '../../support/demo-link-checks.ts'

const rows = await listed()

describe('everything that the demo shop lists of itself', () => {
  it('F-W16 has a link, and something that is looked for behind it', () => {
    expect(rows.filter(({ href }) => href === undefined)).toEqual([])
    expect(rows.map(({ ability }) => ability).toSorted()).toEqual([...CHECKS.keys()].toSorted())
  })

  it.each(rows.map((row) => [row.ability, row] as const))('F-W16 is there: %s', async (ability, row) => {
    const check = CHECKS.get(ability)
    expect(check).toBeDefined()
    await check?.(await follow(row))
  })
})
