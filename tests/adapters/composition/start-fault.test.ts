import { expect, it } from 'vitest'
import { startFault } from '../../../adapters/composition/server/start-fault.ts'
import { DatabaseUnreachable } from '../../../adapters/postgres/server/database-unreachable.ts'

const databaseUrl = 'postgres://shop:hunter2@db.example:5432/iris'

it('H-K09 a start that loses its database reports it, with host and without password, at every step', () => {
  const cut = [
    new Error('Connection terminated unexpectedly'), new Error('Postgres connection has been discarded'),
    Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }), Object.assign(new Error('shutting down'), { code: '57P01' }),
  ]
  for (const error of cut) {
    const message = startFault(error, { databaseUrl })
    expect(message).toMatch(/^The shop cannot start: The database at db\.example:5432\/iris does not answer \(.+\)\. Check DATABASE_URL/)
    expect(message).not.toContain('hunter2')
  }
  const [first = new Error('none')] = cut
  expect(startFault(new DatabaseUnreachable(databaseUrl, first), { databaseUrl })).toContain('does not answer (Connection terminated')
  expect(startFault(first, {})).toBe('The shop cannot start: Connection terminated unexpectedly')
})
