import { describe, expect, it } from 'vitest'
import { listDemoLinks } from '../../support/demo-page.ts'
import { CHECKS, follow } from '../../support/demo-link-checks.ts'

const rows = await listDemoLinks()

describe('the demo links', () => {
  it('F-W16 have an address, and an expected content behind it', () => {
    expect(rows.filter(({ href }) => href === undefined)).toEqual([])
    expect(rows.map(({ feature }) => feature).toSorted()).toEqual([...CHECKS.keys()].toSorted())
  })

  it.each(rows.map((row) => [row.feature, row] as const))('F-W16 work: %s', async (feature, row) => {
    const check = CHECKS.get(feature)
    expect(check).toBeDefined()
    await check?.(await follow(row))
  })
})
