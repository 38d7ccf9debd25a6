import { hash, verify } from '@node-rs/argon2'
import * as E from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { PasswordHasher } from '../../application/commerce/identity/password-hasher.port.ts'
import type { ServiceUnavailable } from '../../domain/refusal.ts'

/** Argon2id, the library's default, with 19 MiB, two iterations, one lane: OWASP's minimum. Memory in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Few concurrent hashes, so that the rest of the process keeps its threads. */
const AT_ONCE = 2

/** Some seconds of queued work; beyond that, requests are rejected. */
const WAITING_AT_MOST = 100

const limitConcurrency = (waitingAtMost: number) => {
  const waiting: (() => void)[] = []
  let running = 0
  return <Value>(work: () => Promise<Value>): TaskEither<ServiceUnavailable, Value> =>
    async () => {
      if (running >= AT_ONCE) {
        if (waiting.length >= waitingAtMost) return E.left({ _tag: 'ServiceUnavailable' })
        await new Promise<void>((resolve) => { waiting.push(resolve) })
      } else running += 1
      try {
        return E.right(await work())
      } finally {
        const next = waiting.shift()
        if (next === undefined) running -= 1
        else next()
      }
    }
}

/** Hashes by Argon2id; without a hash to compare with, a dummy hash is checked, so that both cases take equally long. */
export const argon2Passwords = ({ waitingAtMost = WAITING_AT_MOST } = {}): PasswordHasher => {
  const limited = limitConcurrency(waitingAtMost)
  const dummyHash = hash('nobody has this password', COST)
  return {
    hash: (password) => limited(() => hash(password, COST)),
    matches: (stored, password) => limited(async () => {
      const isRight = await verify(stored ?? (await dummyHash), password)
      return stored !== undefined && isRight
    }),
  }
}
