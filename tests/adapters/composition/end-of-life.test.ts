import { describe, expect, it } from 'vitest'
import { endOfLife } from '../../../adapters/composition/server/end-of-life.ts'
import { serverVersion } from '../../../adapters/postgres/server/server-version.ts'
import { reportOldNode } from '../../../tools/vite.end-of-life.ts'
import { openDatabase } from '../../support/open-database.ts'

describe('the runtime versions', () => {
  it('U8 are reported from the day after their end of life, and not on that day', () => {
    expect(endOfLife('Node', '24.21.0', '2028-04-30')).toBeUndefined()
    expect(endOfLife('Node', '24.21.0', '2028-05-01')).toBe('Node 24.21.0 is past its end of life since 2028-04-30 '
      + 'and gets no security fixes. Upgrade to a newer release.')
    expect(endOfLife('PostgreSQL', '15.14 (Debian 15.14-1.pgdg12+1)', '2027-11-11')).toBeUndefined()
    expect(endOfLife('PostgreSQL', '15.14 (Debian 15.14-1.pgdg12+1)', '2027-11-12')).toContain('15.14 (Debian 15.14-1.pgdg12+1) is past')
  })

  it('U8 are reported if older than all known versions, and not if newer', () => {
    expect(endOfLife('Node', '20.19.5', '2026-11-28')).toContain('Node 20.19.5 is past its end of life and')
    expect(endOfLife('PostgreSQL', '9.6.24', '2026-11-28')).toContain('PostgreSQL 9.6.24 is past its end of life and')
    for (const program of ['Node', 'PostgreSQL'] as const) expect(endOfLife(program, '99.1', '2099-01-01')).toBeUndefined()
  })

  it('U8 are reported at a build, and only then', () => {
    const reportsOf = (version: string, today: string): readonly string[] => {
      const message: string[] = []
      const { buildStart } = reportOldNode(version, today)
      const begin = buildStart as unknown as (this: { readonly warn: (text: string) => void }) => void
      begin.call({ warn: (text) => { message.push(text) } })
      return message
    }
    expect(reportsOf('23.11.1', '2026-11-28')).toEqual([expect.stringContaining('Node 23.11.1 is past its end of life since 2025-06-01')])
    expect(reportsOf('24.21.0', '2026-11-28')).toEqual([])
  })

  it('U8 include PostgreSQL, also the embedded one; neither it nor this Node is past its end of life', async () => {
    const database = await openDatabase({ memory: true })
    const version = await serverVersion(database)
    await database.close()
    expect(Number.parseInt(version, 10)).toBeGreaterThanOrEqual(15)
    const aWhileAfter = '2027-01-01'
    expect(endOfLife('PostgreSQL', version, aWhileAfter)).toBeUndefined()
    expect(endOfLife('Node', process.versions.node, aWhileAfter)).toBeUndefined()
  })
})
