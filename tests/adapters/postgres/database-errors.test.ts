import * as E from 'fp-ts/lib/Either.js'
import { connect } from 'node:net'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { runQuery } from '../../../adapters/postgres/database/run-query.ts'

const failingWith = (error: Error) => runQuery(() => Promise.reject(error))()
const coded = (code: string): Error => Object.assign(new Error('failed'), { code })
const UNAVAILABLE = E.left({ _tag: 'ServiceUnavailable' })

it.each([
  'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'EMFILE', 'ENOSPC', 'EROFS',
  '08006', '57P01',
])('F-O41 a lost connection or a full disk means that the database is unavailable: %s', async (code) => {
  expect(await failingWith(coded(code))).toEqual(UNAVAILABLE)
})

it.each(['ENOENT', 'EINVAL', 'EISDIR', 'EACCES', 'ECANCELED', 'EVERYTHING'])(
  'F-O41 any other error of the system or of a library is a defect and stays thrown: %s',
  async (code) => { await expect(failingWith(coded(code))).rejects.toThrow('failed') },
)

it('F-O41 a socket path that does not exist means that the database is unavailable', async () => {
  const [error] = await once(connect('/nowhere/.s.PGSQL.5432'), 'error').catch((thrown: unknown) => [thrown])
  expect(error).toMatchObject({ code: 'ENOENT' })
  expect(await failingWith(error as Error)).toEqual(UNAVAILABLE)
})
